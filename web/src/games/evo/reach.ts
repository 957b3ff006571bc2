/** How far a dino gets with the steps that are left (move.steps). */

import { winsUpTo } from "./combat";
import { islandOf } from "./island";
import { type EvoView, holders } from "./view";

export interface Way {
  /** the regions of the way, the last is where it leads */
  path: string[];
  /** combat.forced: who is attacked there, and up to which roll that wins; null where the region is empty */
  attack: { seat: number; wins: number } | null;
}

/** The shortest way to every region in reach, through empty regions; an attack ends a way, as the die decides on. */
export function ways(view: EvoView, seat: number, from: string): Map<string, Way> {
  const { byName } = islandOf(view.island);
  const held = holders(view);
  const out = new Map<string, Way>();
  let edge: string[][] = [[from]];
  for (let step = 0; step < view.steps; step++) {
    const beyond: string[][] = [];
    for (const path of edge) {
      for (const to of byName.get(path.at(-1) ?? "")?.neighbours ?? []) {
        if (to === from || out.has(to)) continue;
        const holder = held.get(to);
        const way = [...path, to];
        if (holder === undefined) {
          out.set(to, { path: way.slice(1), attack: null });
          beyond.push(way);
        } else if (holder !== seat) {
          const wins = winsUpTo(view, seat, holder);
          if (wins !== null) out.set(to, { path: way.slice(1), attack: { seat: holder, wins } });
        }
      }
    }
    edge = beyond;
  }
  return out;
}

/** The moves that take a dino along a way. */
export function codesOf(from: string, path: readonly string[]): string[] {
  return path.map((to, i) => `move ${path[i - 1] ?? from}>${to}`);
}
