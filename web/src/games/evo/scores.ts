/** What everyone has at the end, and of what it is made (over.win). */

import { type EvoView, option } from "./view";

export interface Score {
  seat: number;
  start: number;
  survivors: number;
  genes: number;
  total: number;
  dinos: number;
  won: boolean;
}

/** Best first. */
export function scores(view: EvoView): Score[] {
  const start = option(view, "points");
  const out = view.players.map(({ points, spent, dinos }, seat) => ({
    seat,
    start,
    survivors: points + spent - start,
    genes: -spent,
    total: points,
    dinos: dinos.length,
    won: false,
  }));
  const order = (a: Score, b: Score) => b.total - a.total || b.dinos - a.dinos;
  out.sort(order);
  return out.map((score) => ({ ...score, won: out[0] !== undefined && order(out[0], score) === 0 }));
}
