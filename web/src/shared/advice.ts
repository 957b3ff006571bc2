/** What a bot would do, in words: its move with what it would do right after, and what else it thought of. */

import type { Advice, Worth } from "../generated/wire";
import type { Begun } from "./begun";
import type { Words } from "./words";

const MOST = 4; // moves that are told
export const GO = 2; // moves of one go that are told: a first half says little without its second one
const MARGIN = 0.03; // a search with other luck may find this much more or less

export interface Told {
  /** one's own moves of one go, in words, and their codes */
  moves: string[];
  codes: string[];
  /** 0 to 100 */
  percent: number;
  /** it did better than what is advised, but not so much that one could rely on it */
  isUnsure: boolean;
}

/** What is advised first, then the best of the rest; of each as many moves as make a go. */
export function told(worths: readonly Worth[], words: Words, go = GO): Told[] {
  const [best, ...others] = worths;
  if (!best) return [];
  others.sort((a, b) => b.value - a.value);
  return [best, ...others].slice(0, MOST).map((worth) => {
    const codes = atOnce(worth).slice(0, go);
    const isUnsure = Math.round(worth.value * 100) > Math.round(best.value * 100);
    return { codes, moves: codes.map((code) => words.move(code)), percent: Math.round(worth.value * 100), isUnsure };
  });
}

/**
 * What is advised comes first: the favourite, or where that is hardly better, what the bot `expected` to do when it was
 * asked before. Its mind does not change from one step to the next without a reason.
 */
export function ranked({ move, moves }: Advice, expected?: string): Worth[] {
  const [best, ...others] = (moves ?? []).filter(({ visits }, i) => i === 0 || visits > 0); // what was never tried is no advice
  if (!best) return [{ move, visits: 0, value: 0, line: [move], seats: [0] }];
  const same = others.find((worth) => worth.move === expected && best.value - worth.value <= MARGIN);
  return same ? [same, best, ...others.filter((worth) => worth !== same)] : [best, ...others];
}

/** What is done at once, before anybody else moves: only that can be said of this position. */
export function atOnce({ move, line, seats }: Worth): string[] {
  const end = seats.findIndex((seat) => seat !== seats[0]);
  const own = line.slice(0, end < 0 ? line.length : end);
  return own.length ? own : [move];
}

/** What was said of some moves only; null where none of them was tried. */
export function within({ moves }: Advice, among: readonly string[]): Advice | null {
  const some = (moves ?? []).filter(({ move, visits }) => visits > 0 && among.includes(move));
  return some[0] ? { move: some[0].move, moves: some } : null;
}

/** What was expected to be done at once with the first of these moves. */
export function lineOf({ moves }: Advice, [first]: readonly string[]): string[] {
  const worth = moves?.find(({ move }) => move === first);
  return worth ? atOnce(worth) : [];
}

/** What a bot would surely have done instead of what was begun; null where that is as good. */
export function instead({ moves }: Advice, { after, among }: Begun): Worth | null {
  const [best, ...others] = moves ?? [];
  if (!best) return null;
  const known = after.length ? after : among;
  const worths = [best, ...others].flatMap(({ move, value }) => (known.includes(move) ? [value] : []));
  if (!worths.length) return null;
  // of purchases in a basket every one is made, of what can come next the best
  const begun = after.length ? Math.min(...worths) : Math.max(...worths);
  return best.value - begun > MARGIN ? best : null;
}
