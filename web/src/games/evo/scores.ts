/** What everyone has at the end, and of what it is made. */

import { inOrder, type Score as Shared } from "../../shared/tally";
import type { Preview } from "../../shared/board";
import type { EvoView } from "./view";

export type Score = Shared & { start: number; survivors: number; genes: number; dinos: number };

/** Best first. */
export function scores(view: EvoView, preview: Preview | null): Score[] {
  return inOrder(preview).map((row) => {
    const { start = 0, survivors = 0, genes = 0 } = row.parts;
    return { ...row, start, survivors, genes, dinos: view.players[row.seat]?.dinos.length ?? 0 };
  });
}
