/** The pack of Evolutopia in the lab: tiles and cards as they lie on the table. */

import type { PackArt } from "../../shared/board";
import type { Words } from "../../shared/words";
import PackTile from "./PackTile.svelte";

const CODES: Record<string, (number: number) => string> = {
  evolution: (number) => `tile-e${two(number)}`,
  nuisance: (number) => `nuisance-n${two(number)}.front`,
  crisis: (number) => `crisis-c${two(number)}`,
  plan: (number) => `plan-b${String(number)}`,
  role: (number) => `role-r${two(number)}`,
};

const two = (number: number) => String(number).padStart(2, "0");

/** The word key of a tile or card by its place: `evolution[3]` is `tile-e04`. */
function keyOf(place: string): string | null {
  const found = /^(\w+)\[(\d+)\]$/.exec(place);
  return found ? (CODES[found[1]!]?.(Number(found[2]) + 1) ?? null) : null;
}

function name(place: string, words: Words): string | null {
  const key = keyOf(place);
  return key && words.has(key) ? words.t(key) : null;
}

const art: PackArt = { draws: (place) => /^(evolution|nuisance|crisis)\[\d+\]$/.test(place), Drawing: PackTile, name };

export default art;
