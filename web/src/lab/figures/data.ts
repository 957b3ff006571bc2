/** What a plot is made from: plain data, as `speciate/lab/figures/figure.py` writes it. */

export type Cell = string | number | null;

export interface Column {
  key: string;
  title: string;
}

/** What a row may say; which of it there is depends on the kind of the plot. */
export interface FigureRow {
  /** of dots and bars: what is measured */
  name?: string;
  /** rows of one colour; in a histogram, of one heap */
  series?: string;
  value?: number;
  /** the interval of the value, where it is known */
  low?: number | null;
  high?: number | null;
  /** of curves */
  x?: number;
  /** of histograms: how many games lie in [from, to) */
  from?: number;
  to?: number;
  count?: number;
  /** the value as the person reads it */
  text?: string;
  [key: string]: Cell | undefined;
}

export interface Figure {
  id: string;
  kind: "dots" | "bars" | "histogram" | "curve";
  headline: string;
  note: string;
  /** what is written under the axis of values */
  axis: string;
  /** of curves: what is written under the other axis */
  axis_x: string;
  /** a value to compare with, drawn as a dashed line */
  mark: number | null;
  mark_text: string;
  columns: Column[];
  rows: FigureRow[];
}

/** The rows by series, in the order in which they first appear. */
export function bySeries(rows: readonly FigureRow[]): Map<string, FigureRow[]> {
  const found = new Map<string, FigureRow[]>();
  for (const row of rows) {
    const name = row.series ?? "";
    found.set(name, [...(found.get(name) ?? []), row]);
  }
  return found;
}
