/** Several people before one screen: whose eyes the screen has, and when it must be passed on. */

/** The seat that should look at the screen now, of `mine`, while `shown` does; `waiting` owe a decision. */
export function seatToShow(mine: readonly number[], shown: number, waiting: readonly number[]): number {
  if (!mine.includes(shown)) return mine.find((seat) => waiting.includes(seat)) ?? mine[0] ?? shown;
  if (waiting.includes(shown)) return shown;
  const at = mine.indexOf(shown);
  const after = [...mine.slice(at + 1), ...mine.slice(0, at)];
  return after.find((seat) => waiting.includes(seat)) ?? shown;
}
