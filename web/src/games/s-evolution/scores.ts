/** What the table is worth at the end. */

import type { Preview } from "../../shared/board";
import { inOrder, type Score as Shared } from "../../shared/tally";
import { factsOf, type Set } from "./facts";

export type Score = Shared & { needs: number; sets: Set[]; /** points of all the sets */ found: number };

/** Best first; the tie rule leaves no equals. */
export function scores(preview: Preview | null): Score[] {
  const facts = factsOf(preview);
  const rows = inOrder(preview).map((row) => {
    const { needs = 0, sets: found = 0 } = row.parts;
    return { ...row, needs, found, sets: facts?.sets[row.seat] ?? [] };
  });
  const place = (seat: number) => facts?.places.indexOf(seat) ?? seat;
  return rows.sort((a, b) => place(a.seat) - place(b.seat));
}
