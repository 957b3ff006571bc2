/** What the table is worth at the end (score.sets, over.win). */

import { COLOURS, type Colour } from "./cards";
import { isFirstEdition, type SEvolutionView } from "./view";

const SET_POINTS = [0, 1, 3, 6, 10, 15, 21];

export interface Set {
  colour: Colour;
  count: number;
  points: number;
}

export interface Score {
  seat: number;
  needs: number;
  sets: Set[];
  /** points of all the sets */
  found: number;
  total: number;
  won: boolean;
}

/** How many of each colour a player has face up. */
export function setsOf(view: SEvolutionView, seat: number): Set[] {
  const player = view.players[seat]!;
  const up = player.discoveries.filter((name, at) => name && player.up.includes(at + 1));
  return COLOURS.map((colour) => {
    const count = up.filter((name) => view.discovery_colours[name ?? ""] === colour).length;
    return { colour, count, points: SET_POINTS[count] ?? 0 };
  }).filter(({ count }) => count > 0);
}

/** tie.2013, tie.2.0: higher comes first. */
function tieKey(view: SEvolutionView, seat: number): number[] {
  const { age, population, workers } = view.players[seat]!;
  const later = (seat - view.lead + view.seats) % view.seats;
  return [isFirstEdition(view) ? 0 : workers.prestige, age, population, -later];
}

/** Best first; the tie rule leaves one winner. */
export function scores(view: SEvolutionView): Score[] {
  const out = view.players.map(({ score }, seat) => {
    const sets = setsOf(view, seat);
    const found = sets.reduce((sum, { points }) => sum + points, 0);
    return { seat, needs: score, sets, found, total: score + found, won: false };
  });
  out.sort((a, b) => b.total - a.total || compare(tieKey(view, b.seat), tieKey(view, a.seat)));
  return out.map((score, at) => ({ ...score, won: at === 0 }));
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
