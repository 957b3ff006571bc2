/** What a bot would do, in words: its move with what it would do right after, and what else it thought of. */

import type { Advice, Worth } from "../generated/wire";
import type { Words } from "./words";

const MOST = 4; // moves that are told
const GO = 2; // moves of one go

export interface Told {
  /** one's own moves of one go, in words, and their codes */
  moves: string[];
  codes: string[];
  /** 0 to 100 */
  percent: number;
}

/** The best first. Only what is done at once, before anybody else moves, can be said of this position. */
export function told(advice: Advice, words: Words): Told[] {
  const [best, ...others] = (advice.moves ?? []).filter(({ visits }, i) => i === 0 || visits > 0); // what was never tried is no advice
  if (!best) return [{ moves: [words.move(advice.move)], codes: [advice.move], percent: 0 }];
  others.sort((a, b) => b.value - a.value);
  return [best, ...others].slice(0, MOST).map((worth) => {
    const codes = atOnce(worth);
    return { codes, moves: codes.map((code) => words.move(code)), percent: Math.round(worth.value * 100) };
  });
}

function atOnce({ move, line, seats }: Worth): string[] {
  const end = seats.findIndex((seat) => seat !== seats[0]);
  // a first half says little without its second one; further turns belong to another position
  const own = line.slice(0, end < 0 ? line.length : end).slice(0, GO);
  return own.length ? own : [move];
}
