/** The past of a table as one walks through it: where to stop, where rounds begin, which address a position has. */

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

/** The stop before or after a position, which may lie between two of them; the first or last when there is none. */
export function stopBeside(stops: readonly number[], at: number, by: 1 | -1): number {
  if (by > 0) return stops.find((stop) => stop > at) ?? stops.at(-1) ?? at;
  return stops.findLast((stop) => stop < at) ?? stops[0] ?? at;
}

/** The stop that shows what happened at a position. */
export function stopFor(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop >= at) ?? stops.at(-1) ?? at;
}

export interface RoundStart {
  round: number;
  at: number;
}

/** The position at which each round is announced, those that were taken back left out. */
export function rounds({ steps }: PastLine): RoundStart[] {
  const starts: RoundStart[] = [];
  for (const { at, round = 0, undone } of steps) {
    if (!undone && round > (starts.at(-1)?.round ?? 0)) starts.push({ round, at });
  }
  return starts;
}

/** The round that a position belongs to; 0 before the first. */
export function roundAt(starts: readonly RoundStart[], at: number): number {
  return starts.findLast((start) => start.at <= at)?.round ?? 0;
}

/** What was heard after one position, up to another. */
export function newsBetween({ steps }: PastLine, from: number, to: number): Step["news"] {
  return steps.filter(({ at, undone }) => at > from && at <= to && !undone).flatMap(({ news }) => news);
}

// -- the address of a position ------------------------------------------------------------------

export interface Position {
  at: number | null;
  /** Through whose eyes: a seat, or SPECTATOR. */
  as: number | null;
}

export function readPosition(query: URLSearchParams): Position {
  const whole = (name: string) => {
    const text = query.get(name) ?? "";
    return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
  };
  return { at: whole("at"), as: whole("as") };
}

export function addressOf(table: string, at: number, as: number): string {
  return `/replay/${encodeURIComponent(table)}?at=${at}&as=${as}`;
}
