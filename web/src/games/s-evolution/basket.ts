/**
 * Management before it is confirmed: purchases are collected here and sent together, so each can be taken back.
 *
 * What can be bought after others, and how the table looks then, the server foresees; prices are told by the view.
 */

import type { Suit } from "./cards";
import { type Building, BUILDINGS, type Player, type SEvolutionView } from "./view";

/** A message to the server holds eight moves, the last of which ends the turn. */
export const MOST = 7;

export interface Cost {
  suit: Suit;
  count: number;
}

/** Everything that an edition has for sale, and every worker that could be taken back. */
export function wares(view: SEvolutionView): string[] {
  return [
    ...view.prices.grow.prices.map((_, at) => `grow ${String(at + 1)}`),
    "evolve",
    ...BUILDINGS.map((building) => `build ${building}`),
    ...BUILDINGS.map((building) => `remove ${building}`),
  ];
}

/** What it costs by the list of the view; null where it has no price: a worker taken back, a level above the highest. */
export function costOf(view: SEvolutionView, player: Player, code: string): Cost | null {
  const [kind = "", what = ""] = code.split(" ");
  if (kind === "grow") return listed(view, "grow", Number(what) - 1);
  if (kind === "evolve") return listed(view, "evolve", 0);
  const building = BUILDINGS.find((each) => each === what);
  return kind === "build" && building ? listed(view, building, player.workers[building]) : null;
}

function listed(view: SEvolutionView, ware: Building | "grow" | "evolve", at: number): Cost | null {
  const { with: suit, prices } = view.prices[ware];
  const count = prices[at];
  return count === undefined ? null : { suit, count };
}
