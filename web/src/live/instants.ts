/** A finished game as one walks through it: everything that was heard is an instant of it, with a table of its own. */

import type { PastLine, PastPosition, Step } from "../generated/wire";
import { changed } from "./differences";

/** The table at the `nth` thing that was heard on the way to position `at`; at the last of them it is that position. */
export interface Instant {
  at: number;
  nth: number;
}

export type Views = Record<string, unknown>[];

export function order(a: Instant, b: Instant): number {
  return a.at - b.at || a.nth - b.nth;
}

/** How much was heard on the way to a position. */
export function heardAt({ steps }: PastLine, at: number): number {
  return steps[at - 1]?.news.length ?? 0;
}

/** A position itself: all that led to it has been heard. */
export function endOf(line: PastLine, at: number): Instant {
  return { at, nth: heardAt(line, at) };
}

/** What nature deals to one seat in a row is one thing to look at; what players do never is. */
function isDealing(step: Step, before: Step): boolean {
  return (step.seat ?? 0) < 0 && (before.seat ?? 0) < 0;
}

function sort(item: Step["news"][number]): string {
  return "seat" in item ? `${String(item["event"])} ${String(item["seat"])}` : JSON.stringify(item);
}

/** Everything worth a stop, in order; what was undone is left out, and the end is always there. */
export function instants({ steps }: PastLine): Instant[] {
  const found: Instant[] = [];
  let [lastStep, lastSort]: [Step | null, string] = [null, ""];
  for (const step of steps) {
    if (step.undone) continue;
    for (const [i, item] of step.news.entries()) {
      if (lastStep && isDealing(step, lastStep) && sort(item) === lastSort) found.pop();
      found.push({ at: step.at, nth: i + 1 });
      [lastStep, lastSort] = [step, sort(item)];
    }
  }
  const end = steps.at(-1);
  if (end && end.at !== found.at(-1)?.at) found.push({ at: end.at, nth: end.news.length });
  return found;
}

/** Where among the instants one is: the last that is not later; -1 before the first. */
export function placeOf(instants: readonly Instant[], here: Instant): number {
  return instants.findLastIndex((each) => order(each, here) <= 0);
}

/** The instant that shows what is told of another, which may lie between two of them. */
export function instantFor(instants: readonly Instant[], wanted: Instant): Instant {
  return instants.find((each) => order(each, wanted) >= 0) ?? instants.at(-1) ?? wanted;
}

/** What was heard after one instant, up to another; nothing of what was taken back. */
export function heardBetween({ steps }: PastLine, from: Instant, to: Instant): Step["news"] {
  return steps
    .slice(Math.max(0, from.at - 1), to.at)
    .filter(({ undone }) => !undone)
    .flatMap(({ at, news }) => news.filter((_, i) => order({ at, nth: i + 1 }, from) > 0 && order({ at, nth: i + 1 }, to) <= 0));
}

/** The first position at which somebody has a choice: there a replay opens. */
export function firstChoice(line: PastLine): Instant {
  const step = line.steps.find(({ phase }) => phase !== undefined);
  return step ? endOf(line, step.at) : (instants(line)[0] ?? { at: 0, nth: 0 });
}

export interface RoundStart extends Instant {
  round: number;
}

/** Where each round is announced, those that were taken back left out. */
export function rounds({ steps }: PastLine): RoundStart[] {
  const starts: RoundStart[] = [];
  for (const { at, round = 0, undone, news } of steps) {
    if (undone || round <= (starts.at(-1)?.round ?? 0)) continue;
    starts.push({ round, at, nth: 1 + Math.max(0, news.findIndex(({ event }) => event === "round")) });
  }
  return starts;
}

/** The round that an instant belongs to; 0 before the first. */
export function roundAt(starts: readonly RoundStart[], here: Instant): number {
  return starts.findLast((start) => order(start, here) <= 0)?.round ?? 0;
}

/** Of each position that was told of: the table at everything that was heard, and then at the position itself. */
export function viewsOf({ at, view, passages = [] }: PastPosition): Map<number, Views> {
  const found = new Map<number, Views>();
  let later: unknown = view;
  for (const passage of [...passages].reverse()) {
    const views: Views = [];
    for (const change of [...passage.seen].reverse()) {
      later = changed(later, change);
      views.push(later as Views[number]);
    }
    found.set(passage.at, views.reverse());
  }
  if (!found.has(at)) found.set(at, [view]);
  return found;
}

/** Which of the views of a position an instant shows. */
export function viewAt(views: Views, { nth }: Instant): Views[number] {
  return (nth >= views.length - 1 ? views.at(-1) : views[Math.max(0, nth - 1)]) ?? {};
}
