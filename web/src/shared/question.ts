/** What is asked of a table: whose yes it takes, and whose is still missing. */

import type { Place, Question } from "../generated/wire";

/** The people whose yes it takes; of an old question that does not say so, everyone but the one it is about. */
function asked({ voters, what, of }: Question, places: readonly Pick<Place, "agent">[]): number[] {
  const people = places.flatMap(({ agent }, seat) => (agent === "human" ? [seat] : []));
  return people.filter((seat) => (voters.length ? voters.includes(seat) : what !== "hand-over" || seat !== of));
}

/** Those whose answer is missing; who asks has said yes. */
export function owing(question: Question, places: readonly Pick<Place, "agent">[]): number[] {
  return asked(question, places).filter((seat) => !question.yes.includes(seat));
}
