/** What the plain board shows of a view: the fields of the table and of each player, and the legal moves by kind.
 *
 * A game in one file says what its fields are (`Vocabulary.fields`); of any other game the JSON is looked at. */

import type { FieldForm } from "../generated/wire";
import type { Words } from "./words";

export type Shape = "number" | "seat" | "word" | "cards" | "numbers" | "grid" | "other";

export interface Item {
  name: string;
  label: string;
  shape: Shape;
  value: unknown;
  /** of the values, as in moves: `seed` */
  type: string;
  /** all there are of its type; of a row of numbers, what each belongs to */
  names: string[];
}

export interface MoveGroup {
  kind: string;
  title: string;
  moves: { code: string; label: string }[];
}

type Json = Record<string, unknown>;

/** What the frame of the page says already, or nobody asks for while playing. */
const ELSEWHERE = new Set(["game", "seat", "seats", "options", "pack", "components", "waiting", "phase", "players", "turn"]);
const UNKNOWN = "?";

export function tableItems(view: unknown, words: Words): Item[] {
  return items(view, words, false).filter(({ name }) => !ELSEWHERE.has(name));
}

export function playerItems(view: unknown, seat: number, words: Words): Item[] {
  const players = (view as { players?: unknown[] } | null)?.players ?? [];
  return items(players[seat], words, true);
}

function items(holder: unknown, words: Words, each: boolean): Item[] {
  if (!isObject(holder)) return [];
  const forms = new Map(words.data.fields.filter((form) => form.each === each).map((form) => [form.name, form]));
  return Object.entries(holder).map(([name, value]) => item(name, value, words, forms.get(name)));
}

function item(name: string, value: unknown, words: Words, form: FieldForm | undefined): Item {
  const key = `field-${name}`;
  return {
    name,
    label: words.has(key) ? words.t(key) : spaced(name),
    shape: form ? declared(form, value) : guessed(value),
    value: form?.shape === "card" ? (value === null ? [] : [value]) : value,
    type: form?.type ?? "card",
    names: form?.names ?? [],
  };
}

/** A card is a hand of one; a pile that nobody may look into is a number of cards. */
function declared(form: FieldForm, value: unknown): Shape {
  if (form.shape === "card" || form.shape === "cards") return "cards";
  if (form.shape === "number" && typeof value !== "number") return "word";
  return form.shape as Shape;
}

function guessed(value: unknown): Shape {
  if (typeof value === "number") return "number";
  if (typeof value === "string" || typeof value === "boolean") return "word";
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return "cards";
  if (Array.isArray(value) && value.every((one) => typeof one === "number")) return "numbers";
  return "other";
}

/** The legal moves by kind, in the order they came. */
export function groups(legal: readonly string[], words: Words, seat: number): MoveGroup[] {
  const found = new Map<string, MoveGroup>();
  for (const code of legal) {
    const kind = code.split(" ", 1)[0] ?? "";
    const group = found.get(kind) ?? { kind, title: spaced(kind), moves: [] };
    group.moves.push({ code, label: moveLabel(code, words, seat) });
    found.set(kind, group);
  }
  return [...found.values()];
}

function moveLabel(code: string, words: Words, seat: number): string {
  try {
    return words.move(code, seat);
  } catch {
    return code; // a move the words do not know can still be played
  }
}

/** The one legal move that names a card of this type, if there is exactly one: then the card itself can be clicked. */
export function moveOf(card: string, type: string, legal: readonly string[], words: Words): string | null {
  const found = legal.filter((code) => names(code, card, type, words));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function names(code: string, card: string, type: string, words: Words): boolean {
  try {
    return words.read(code).args.some(([, own, text]) => own === type && text === card);
  } catch {
    return false;
  }
}

/** The one legal move that names a square of a grid, if there is exactly one: then the square itself can be clicked.
 *
 * A move names it by `row` and `column`, counted from 1. One that names only one of them means the free squares of that line. */
export function moveAt(row: number, column: number, free: boolean, legal: readonly string[], words: Words): string | null {
  const found = legal.filter((code) => namesSquare(code, row, column, free, words));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function namesSquare(code: string, row: number, column: number, free: boolean, words: Words): boolean {
  try {
    const said = new Map(words.read(code).args.map(([name, , text]) => [name, text]));
    const [inRow, inColumn] = [said.get("row"), said.get("column")];
    if (inRow === undefined && inColumn === undefined) return false;
    if (!free && (inRow === undefined || inColumn === undefined)) return false;
    return (inRow ?? String(row)) === String(row) && (inColumn ?? String(column)) === String(column);
  } catch {
    return false; // a move the words do not know is still among the buttons
  }
}

/** A name in the player's language; null for one that nobody here may know. */
export function said(value: unknown, type: string, words: Words): string | null {
  if (value === UNKNOWN) return null;
  const key = `${type}-${String(value)}`;
  return words.has(key) ? words.t(key) : String(value);
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function spaced(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
