/** The data of a pack as a tree: values are found by their place, as the check of packs names it (`evolution[3].gains.energy`). */

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Table = Record<string, Value>;

export interface Change {
  place: string;
  before: Value | undefined;
  after: Value | undefined;
}

export const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);
export const isList = (value: unknown): value is Value[] => Array.isArray(value);

/** What a pack says of itself, and nothing of the game. */
export const ABOUT: readonly string[] = ["pack", "provenance"];

export function steps(place: string): (string | number)[] {
  return [...place.matchAll(/[^.[\]]+|\[\d+\]/g)].map(([part]) => (part.startsWith("[") ? Number(part.slice(1, -1)) : part));
}

export function inside(place: string, key: string | number): string {
  return typeof key === "number" ? `${place}[${String(key)}]` : place ? `${place}.${key}` : key;
}

/** The place with any entry of a list in place of the one that is meant: fields of a form go by it. */
export const anyEntry = (place: string): string => place.replace(/\[\d+\]/g, "[]");

export function valueAt(pack: Value | undefined, place: string): Value | undefined {
  return steps(place).reduce<Value | undefined>((value, step) => {
    if (isList(value)) return typeof step === "number" ? value[step] : undefined;
    return isTable(value) ? value[step] : undefined;
  }, pack);
}

/** A copy with another value at a place; without one (undefined) the entry goes. */
export function put(pack: Table, place: string, value: Value | undefined): Table {
  return putIn(pack, steps(place), value) as Table;
}

function putIn(whole: Value | undefined, way: (string | number)[], value: Value | undefined): Value | undefined {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (isList(whole)) {
    const made = putIn(whole[Number(step)], rest, value);
    return whole.flatMap((part, at) => (at !== step ? [part] : made === undefined ? [] : [made]));
  }
  const table = isTable(whole) ? whole : {};
  const { [step]: before, ...others } = table;
  const made = putIn(before, rest, value);
  if (made === undefined) return others;
  return step in table ? { ...table, [step]: made } : { ...others, [step]: made };
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where a pack has something else than another: single values, and whole lists that have become longer or shorter. */
export function changes(usual: Value | undefined, pack: Value | undefined, place = ""): Change[] {
  if (isSame(usual, pack)) return [];
  if (isTable(usual) && isTable(pack)) {
    const keys = [...new Set([...Object.keys(usual), ...Object.keys(pack)])].filter((key) => place || !ABOUT.includes(key));
    return keys.flatMap((key) => changes(usual[key], pack[key], inside(place, key)));
  }
  if (isList(usual) && isList(pack) && usual.length === pack.length && pack.some(isTable)) {
    return pack.flatMap((part, at) => changes(usual[at], part, inside(place, at)));
  }
  return [{ place, before: usual, after: pack }];
}

/** The nearest place around one that is there: what is missing is told where it is missed. */
export function nearest(pack: Table, place: string): string {
  const way = steps(place);
  while (way.length) {
    const found = way.reduce<string>((path, step) => inside(path, step), "");
    if (valueAt(pack, found) !== undefined) return found;
    way.pop();
  }
  return "";
}
