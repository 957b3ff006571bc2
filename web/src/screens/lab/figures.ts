/** The plots of a run: how each difference from the first variant becomes known, deal by deal; without one, the means. */

import type { Trace } from "../../generated/wire";
import type { Figure, FigureRow } from "../../lab/figure";
import { say } from "./labTexts";
import { number, type SummaryRow, tablesOf } from "./summary";

const SURELY = 1.96; // standard errors of a mean, for 95 %

interface Said {
  lang: string;
  /** how the measure is called */
  name: string;
}

const BARE = { note: "", axis_x: "", mark: null, mark_text: "", columns: [] };

/** With several tables of players a line says at which. */
const seriesOf = (table: string, variant: string, isOne: boolean) => (isOne ? variant : `${variant} (${table})`);

/** Differences over deals, with their intervals; null before there is a point. */
export function curveOf(measure: string, traces: readonly Trace[], { lang, name }: Said): Figure | null {
  const own = traces.filter((trace) => trace.measure === measure);
  const isOne = new Set(own.map(({ table }) => table)).size === 1;
  const rows = own.flatMap(({ table, variant, points }) =>
    points
      .filter(({ half_width }) => half_width !== null)
      .map(({ deals, difference, half_width }): FigureRow => {
        const half = half_width ?? 0;
        const text = say("plus-minus", { value: number(difference, lang, true), half: number(half, lang) });
        return { x: deals, series: seriesOf(table, variant, isOne), value: difference, low: difference - half, high: difference + half, text };
      }),
  );
  if (!rows.length) return null;
  const headline = say("curve-headline", { measure: name });
  return { ...BARE, id: `curve-${measure}`, kind: "curve", headline, axis: say("axis-difference"), axis_x: say("axis-deals"), mark: 0, mark_text: say("axis-none"), rows };
}

/** Half of the interval of a mean: of that one alone, unlike those of differences. */
const halfOf = (row: SummaryRow, deals: number): number => (SURELY * row.deviation) / Math.sqrt(Math.max(1, deals));

/** A mean with its interval. */
export function meanOf(row: SummaryRow, deals: number, lang: string): string {
  if (deals < 2) return number(row.mean, lang);
  return say("plus-minus", { value: number(row.mean, lang), half: number(halfOf(row, deals), lang) });
}

/** The values side by side: of differences where there are any, else of means. */
export function dotsOf(measure: string, rows: readonly SummaryRow[], deals: number, { lang, name }: Said): Figure | null {
  const own = rows.filter((row) => row.measure === measure);
  const compared = own.filter((row) => row.difference !== undefined);
  const isOne = tablesOf(own).length === 1;
  const made = (compared.length ? compared : own).map((row): FigureRow => {
    const value = row.difference ?? row.mean;
    const half = row.difference === undefined ? halfOf(row, deals) : (row.half_width ?? null);
    const text = half === null ? number(value, lang) : say("plus-minus", { value: number(value, lang, row.difference !== undefined), half: number(half, lang) });
    return { name: seriesOf(row.table, row.variant, isOne), series: row.variant, value, low: half === null ? null : value - half, high: half === null ? null : value + half, text };
  });
  if (!made.length || deals < 2) return null;
  const isDifference = compared.length > 0;
  const headline = say(isDifference ? "dots-headline" : "means-headline", { measure: name });
  const axis = say(isDifference ? "axis-difference" : "axis-mean");
  return { ...BARE, id: `dots-${measure}`, kind: "dots", headline, axis, mark: isDifference ? 0 : null, mark_text: isDifference ? say("axis-none") : "", rows: made };
}
