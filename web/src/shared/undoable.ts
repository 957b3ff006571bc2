/** What can be taken back, in words. */

import type { Undoable } from "../generated/wire";
import type { Words } from "./words";

/**
 * The choice by its move, or only by its phase where a move names a species: a species may stand elsewhere by now,
 * and the code of the move says where it stood. Null where the game has no words for either.
 */
export function undoableInWords({ move, kind }: Undoable, words: Words): string | null {
  const named = words.read(move).args.some(([, type]) => type === "species");
  if (!named) return words.move(move);
  return words.has(`phase-${kind}`) ? words.phase(kind) : null;
}
