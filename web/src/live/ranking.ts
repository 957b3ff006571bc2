/** Places at the end: winners first (ties may be broken by more than the score), then by score; equals share a place. */

import type { Outcome } from "../generated/wire";

export interface Rank {
  seat: number;
  place: number;
  score: number;
}

export function ranking({ scores, winners }: Outcome): Rank[] {
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0);
  const order = scores.map((score, seat) => ({ seat, score })).sort((a, b) => won(b.seat) - won(a.seat) || b.score - a.score);
  const ranks: Rank[] = [];
  for (const [at, { seat, score }] of order.entries()) {
    const before = ranks.at(-1);
    const same = before && before.score === score && won(before.seat) === won(seat);
    ranks.push({ seat, score, place: same ? before.place : at + 1 });
  }
  return ranks;
}
