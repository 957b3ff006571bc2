/** Scores counted one source after another. */

import type { Outcome } from "../generated/wire";

/** What scores are made of, in the order in which they are counted. */
export function sources({ breakdown }: Outcome): string[] {
  return [...new Set(breakdown.flatMap((each) => Object.keys(each)))].filter((part) => part !== "total");
}

/** What each seat has after the first so many sources; after the last it is the score itself. */
export function countedSoFar({ scores, breakdown }: Outcome, parts: readonly string[], counted: number): number[] {
  if (counted >= parts.length) return scores;
  return scores.map((_, seat) => parts.slice(0, counted).reduce((sum, part) => sum + (breakdown[seat]?.[part] ?? 0), 0));
}
