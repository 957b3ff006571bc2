/** Several people before one screen: whose eyes the screen has, and when it must be passed on. */

/** The seat that should look at the screen now, of `mine`, while `shown` does; `waiting` owe a decision. */
export function seatToShow(mine: readonly number[], shown: number, waiting: readonly number[]): number {
  if (!mine.includes(shown)) return mine.find((seat) => waiting.includes(seat)) ?? mine[0] ?? shown;
  if (waiting.includes(shown)) return shown;
  const at = mine.indexOf(shown);
  const after = [...mine.slice(at + 1), ...mine.slice(0, at)];
  return after.find((seat) => waiting.includes(seat)) ?? shown;
}

/** The seat that the screen must be passed to before anything is shown, or null. `people` says who sits where: between
 * two seats of the same person there is no curtain, nor where all play together and talk over their hands anyway.
 * `lifted` is the seat that has taken the screen. */
export function curtainFor(people: ReadonlyMap<number, string>, shown: number, lifted: number, isTogether: boolean): number | null {
  if (isTogether) return null;
  const person = people.get(shown);
  if (person === undefined || new Set(people.values()).size < 2) return null;
  return people.get(lifted) === person ? null : shown;
}

/** Names for the seats of these people: whoever plays several gets a number from the second on. */
export function seatNames(people: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken);
  return people.map((person) => {
    let name = person;
    for (let number = 2; used.has(name); number++) name = `${[...person].slice(0, 26).join("").trim()} ${number}`;
    used.add(name);
    return name;
  });
}
