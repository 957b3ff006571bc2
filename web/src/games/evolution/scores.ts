/** What the table is worth at the end. */

import type { Preview } from "../../shared/board";
import { inOrder, type Score as Shared } from "../../shared/tally";

export type Score = Shared & { bag: number; population: number; traits: number };

/** Best first. */
export function scores(preview: Preview | null): Score[] {
  return inOrder(preview).map((row) => {
    const { food: bag = 0, population = 0, traits = 0 } = row.parts;
    return { ...row, bag, population, traits };
  });
}
