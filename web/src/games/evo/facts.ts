/** What the engine foresees of a position (`preview.py` of Evo), and the little the drawing makes of it. */

import type { Preview } from "../../shared/board";
import type { Terrain, Zone } from "./view";

/** `crowded`: not all of its zone can stay, and its owner chooses. */
export type Fate = "lives" | "crowded" | "dies";

export interface SeatFacts {
  /** what would become of each dino, by its region, if the climate struck now */
  fates: Record<string, Fate>;
  survivors: number;
  /** by zone: how many would stay, of how many */
  herds: Record<Zone, [stay: number, all: number]>;
  discount: number;
  /** the most one can bid */
  purse: number;
}

export interface Way {
  /** the moves that go it */
  moves: string[];
  /** who is attacked there, and up to which roll that wins; null where the region is empty */
  attack: { seat: number; wins: number } | null;
  /** what would become of the dino there */
  fate: Fate | null;
}

export interface Facts {
  /** the climate of the round is known: what is foreseen means this round */
  settled: boolean;
  seats: SeatFacts[];
  /** by cell of the loop: how many faces of the die lead there */
  climate: number[];
  /** by lot: the lowest bid */
  lots: number[];
  /** by amount: what a bid of mine costs */
  prices?: number[];
  /** by the region of a dino of mine, by where it can go */
  ways?: Record<string, Record<string, Way>>;
  /** by moves that put a dino of mine somewhere, joined by `;` */
  places?: Record<string, Fate>;
}

export function factsOf(preview: Preview | null): Facts | null {
  return preview?.certain ? (preview.facts as unknown as Facts) : null;
}

/** By terrain, most likely first: how many faces lead to a cell of it, whichever way round. */
export function outlook(loop: readonly Terrain[], faces: readonly number[]): [Terrain, number][] {
  const out = new Map<Terrain, number>();
  loop.forEach((terrain, cell) => {
    if (faces[cell]) out.set(terrain, (out.get(terrain) ?? 0) + faces[cell]);
  });
  return [...out].sort(([, a], [, b]) => b - a);
}
