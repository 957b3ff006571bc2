/** What is known of an experiment: means, and how the variants differ from the first (docs/lab.md, `summary.json`). */

export interface SummaryRow {
  table: string;
  measure: string;
  variant: string;
  mean: number;
  deviation: number;
  difference?: number;
  /** half of the interval; null while there are too few deals */
  half_width?: number | null;
  p?: number;
}

export interface Summary {
  title: string;
  deals: number;
  comparisons: number;
  sequential: boolean;
  rows: SummaryRow[];
}

const SURE = 0.05; // how often, at the most, a difference is taken for real that is none

/** What can be said of a difference: it is there, there is no telling, or there are too few deals for either. */
export function verdict({ half_width, p, difference }: SummaryRow): "more" | "less" | "open" | "early" {
  if (half_width === null || half_width === undefined || p === undefined || difference === undefined) return "early";
  if (p >= SURE) return "open";
  return difference > 0 ? "more" : "less";
}

export const tablesOf = (rows: readonly SummaryRow[]): string[] => [...new Set(rows.map(({ table }) => table))];
export const measuresOf = (rows: readonly SummaryRow[]): string[] => [...new Set(rows.map(({ measure }) => measure))];

/** Numbers as a person reads them: three figures, a real minus. */
export function number(value: number, lang: string, signed = false): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 1 : size >= 10 ? 2 : 3;
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: digits, signDisplay: signed ? "exceptZero" : "auto" });
  return format.format(value).replace("-", "−");
}
