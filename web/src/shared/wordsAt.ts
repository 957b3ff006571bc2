/** The words of a position. They are the same object in every position in which they say the same, so that a table which goes on
 * is not written anew. */

import { idsIn, speciesIds, type Spoken, Words } from "./words";

const LATELY = 6; // positions that are shown in turn: as it is now, as it was, what comes of a move

const made: { data: Spoken; key: string; words: Words }[] = [];

export function wordsAt(data: Spoken, names: readonly string[], seat: number, view: unknown): Words {
  const key = JSON.stringify([names, seat, idsIn(view)]);
  const known = made.find((each) => each.data === data && each.key === key);
  if (known) return known.words;
  const words = new Words(data, names, seat, speciesIds(view));
  made.unshift({ data, key, words });
  made.length = Math.min(made.length, LATELY);
  return words;
}
