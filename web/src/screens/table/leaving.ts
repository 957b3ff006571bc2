/** How one may leave a running game. No game here knows of conceding, so that is not among them. */

import type { Summary } from "../../generated/wire";

export type Way = "now" | "bot" | "close";

/** With others at the table a bot can play on; where nobody else plays, whoever opened the table may close it. */
export function waysToLeave({ seats, status }: Summary, mine: readonly number[], isHost: boolean): Way[] {
  if (status !== "playing" || !mine.length) return [];
  const hasOthers = seats.some(({ agent }, seat) => agent === "human" && !mine.includes(seat));
  const plays = mine.some((seat) => seats[seat]?.agent === "human");
  return ["now", ...(hasOthers && plays ? (["bot"] as const) : []), ...(!hasOthers && isHost ? (["close"] as const) : [])];
}
