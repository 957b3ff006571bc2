/** The past of a table: where to stop on the way back through a running game, and which address a position has. */

import type { PastLine, Step } from "../generated/wire";

/** What a step was about, as far as it can be told; draws of one seat in a row are alike. */
function sort({ news: [first], move }: Step): string {
  if (first === undefined) return String(move);
  return "seat" in first ? `${String(first["event"] ?? first["table"])} ${String(first["seat"])}` : JSON.stringify(first);
}

/** Positions worth a stop, in order: the last of each run of like steps; undone ones and those nobody heard of left out. */
export function stops({ steps }: PastLine): number[] {
  const standing = steps.filter(({ undone, news }, i) => !undone && (news.length || i === steps.length - 1));
  return standing.filter((step, i) => i === standing.length - 1 || sort(step) !== sort(standing[i + 1]!)).map(({ at }) => at);
}

// -- the address of a position ------------------------------------------------------------------

export interface Position {
  at: number | null;
  /** Through whose eyes: a seat, or SPECTATOR. */
  as: number | null;
  /** Which of the things that were heard on the way to it, where it is not the last. */
  nth: number | null;
}

export function readPosition(query: URLSearchParams): Position {
  const whole = (name: string) => {
    const text = query.get(name) ?? "";
    return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
  };
  return { at: whole("at"), as: whole("as"), nth: whole("event") };
}

export function addressOf(table: string, at: number, as: number, nth: number | null = null): string {
  return `/replay/${encodeURIComponent(table)}?at=${at}&as=${as}${nth === null ? "" : `&event=${nth}`}`;
}
