/**
 * Passing, where Evo asks for event cards before every phase: once for the whole round, and unasked where one holds
 * nothing that fits.
 *
 * Haste must not tell the others what is in a hand. So every pass goes out the same time after its question, whether
 * nothing fits, the round was passed, or the button was pressed at once; only who thinks longer takes longer.
 */

import type { BoardProps } from "../../shared/board";
import type { EvoView } from "./view";

/** `fitting`: I am asked where a card of mine fits; `each`: always. */
export type Wish = "fitting" | "each";
/** Why a pass is under way. */
export type Cause = "chosen" | "round" | "nothing";

export const PAUSE = 1600; // ms from a question to its pass, where others look on
export const ALONE = 600; // among bots: to be seen, no more

export type Asked = Pick<BoardProps<EvoView>, "view" | "me" | "decision" | "legal">;

/** What is asked for, such that no two questions of a game are called the same; empty where no cards are asked for. */
export function questionOf({ view, me, decision, legal }: Asked): string {
  if (!decision?.kind.endsWith("-card") || !legal.includes("pass")) return "";
  return [me, view.round, decision.kind, view.players[me]?.hand.length, ...legal].join(" ");
}

/** None of one's cards is for now. */
export function fitsNothing(asked: Asked): boolean {
  return questionOf(asked) !== "" && asked.legal.length === 1;
}

/** What the player has said so far. */
export interface Said {
  wish: Wish;
  /** by seat: the round it passes */
  rounds: ReadonlyMap<number, number>;
  /** the question that was answered with a pass, which is not sent yet */
  chosen: string;
  /** the question at which the player wanted to be asked */
  stopped: string;
  /** what was passed already: a pass that was taken back is not made again by itself */
  sent: ReadonlySet<string>;
}

export function causeOf(asked: Asked, said: Said): Cause | null {
  const question = questionOf(asked);
  if (!question || question === said.stopped) return null;
  if (question === said.chosen) return "chosen";
  if (said.sent.has(question)) return null;
  if (said.rounds.get(asked.me) === asked.view.round) return "round";
  return fitsNothing(asked) && said.wish === "fitting" ? "nothing" : null;
}

/** ms from the question until a pass goes out, `thought` ms after it was asked. */
export function passesAfter(cause: Cause, isWatched: boolean, thought: number): number {
  const least = isWatched ? PAUSE : cause === "chosen" ? 0 : ALONE;
  return Math.max(least, thought);
}
