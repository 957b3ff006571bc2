/** What every field of the pack editor needs, whatever it lies in. */

import { createContext } from "svelte";
import type { PackField } from "../../generated/wire";
import type { PackArt } from "../../shared/board";
import type { Words } from "../../shared/words";
import { plainly, say, says } from "./labTexts";
import { anyEntry, inside, isTable, type Table, type Value } from "./packTree";

export interface Editing {
  readonly game: string;
  readonly pack: Table;
  readonly usual: Table;
  readonly fields: Record<string, PackField>;
  readonly words: Words;
  readonly art: PackArt | null;
  readonly mistakes: ReadonlyMap<string, string[]>;
  put(place: string, value: Value | undefined): void;
}

export const [getEditing, setEditing] = createContext<Editing>();

// the kinds of words in which a game may have a name for a key of its pack
const KINDS = ["trait", "gene", "suit", "disaster", "colour", "terrain", "expert", "indicator", "level"];

/** How a key of the pack is called: by the game, by the lab, or as it is written. */
export function nameOf({ art, words, game, pack }: Pick<Editing, "art" | "words" | "game" | "pack">, place: string, key: string): string {
  const own = art?.name?.(place, words, pack);
  if (own) return own;
  if (says(`part-${game}-${key}`)) return say(`part-${game}-${key}`);
  const kind = KINDS.find((each) => words.has(`${each}-${key}`));
  if (kind) return capital(words.t(`${kind}-${key}`));
  return says(`part-${key}`) ? say(`part-${key}`) : plainly(key);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A word that stands in a pack, in the words of the game where it has some. */
export function wordOf({ words }: Pick<Editing, "words">, value: string): string {
  const kind = KINDS.find((each) => words.has(`${each}-${value}`));
  return kind ? words.t(`${kind}-${value}`) : value;
}

/** The fields that a table of the pack could have and has not: the form knows them from its fellows. */
export function missingKeys({ fields }: Pick<Editing, "fields">, place: string, table: Table): string[] {
  const begin = `${anyEntry(place)}.`;
  const known = Object.keys(fields).filter((name) => name.startsWith(begin));
  const keys = known.map((name) => /^[^.[]+/.exec(name.slice(begin.length))?.[0] ?? "");
  return [...new Set(keys)].filter((key) => key && key !== "count" && !(key in table));
}

/** What a new value begins with: as its fellows, else as the form says. */
export function newValue({ fields }: Pick<Editing, "fields">, place: string, like: Value | undefined): Value {
  if (isTable(like) || Array.isArray(like)) return structuredClone(like);
  const form = fields[anyEntry(place)];
  if (like !== undefined && like !== null) return like;
  return form?.words?.[0] ?? Math.max(0, form?.low ?? 0);
}

export const fieldAt = ({ fields }: Pick<Editing, "fields">, place: string): PackField | undefined => fields[anyEntry(place)];
export const countOf = ({ fields }: Pick<Editing, "fields">, place: string): PackField | undefined => fieldAt({ fields }, inside(place, "count"));
