/** A choice that is half made on the page and not sent: what a hint has to go on from. */

import type { Click } from "./desk.svelte";

export interface Begun {
  /** moves that are as good as made: a card in the hand, purchases in a basket */
  after: readonly string[];
  /** the moves that can come next; empty where anything can */
  among: readonly string[];
}

/** What has been begun, by the clicks that are offered now and those that would be with empty hands; null for nothing. */
export function begunIn(offered: unknown, withoutIt: unknown): Begun | null {
  const usual = new Set(openIn(withoutIt).map(keyOf));
  const ways = openIn(offered).flatMap((click) => (usual.has(keyOf(click)) ? [] : [click.codes]));
  const [first] = ways;
  if (!first) return null;
  let shared = 0;
  while (ways.every((codes) => codes.length > shared + 1 && codes[shared] === first[shared])) shared++;
  return { after: first.slice(0, shared), among: [...new Set(ways.map((codes) => codes[shared]!))] };
}

const keyOf = ({ codes, pick }: Click): string => JSON.stringify([codes, pick]);

/** All that can be clicked: a board's clicks are in maps, lists and fields, as it needs them. */
export function openIn(clicks: unknown): Click[] {
  if (typeof clicks !== "object" || clicks === null) return [];
  if (isClick(clicks)) return clicks.open ? [clicks] : [];
  return [...(clicks instanceof Map ? clicks.values() : Object.values(clicks))].flatMap(openIn);
}

const isClick = (thing: object): thing is Click => "verb" in thing && "codes" in thing;
