/** Who sits where around a board. */

/** Whose place is nearest: mine; one who only looks on sits behind the first seat. */
export function nearSeat(me: number): number {
  return me >= 0 ? me : 0;
}

/** The other seats of a table, from the left of one. */
export function seatsAfter(seat: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}
