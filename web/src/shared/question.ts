/** What is asked of a table: who asks, who has to agree, and whose answer is still missing. */

import type { Question } from "../generated/wire";

/** Of these seats, those whose answer is missing. */
export function owing({ voters, yes }: Question, seats: readonly number[]): number[] {
  return seats.filter((seat) => voters.includes(seat) && !yes.includes(seat));
}
