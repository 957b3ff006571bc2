/** How a game ended: who won in one sentence, the places of rivals, and what a team has counted. */

import type { Outcome } from "../generated/wire";

export interface Rank {
  seat: number;
  place: number;
  score: number;
}

/** Winners first (ties may be broken by more than the score), then by score; equals share a place. */
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

/** Whether the score alone does not say who won. */
export function isTie({ scores }: Outcome): boolean {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length > 1;
}

/** The key of the sentence that says who won; `mine` are the seats of whoever reads it. */
export function verdict({ scores, winners }: Outcome, mine: readonly number[], isTogether: boolean): string {
  if (isTogether && scores.length === 1 && mine.length) return winners.length ? "you-won" : "you-lost";
  if (isTogether) return `${mine.length ? "you" : "they"}-${winners.length ? "won" : "lost"}-together`;
  if (!winners.length) return "no-winner";
  if (winners.length === 1 && mine.length === 1 && winners[0] === mine[0]) return "you-won";
  return winners.length > 1 ? "winners" : "winner";
}

/** What a co-operative game has counted for all; nothing where it says only who won. */
export function teamParts({ breakdown }: Outcome): [string, number][] {
  const parts = Object.entries(breakdown[0] ?? {});
  return parts.length > 1 ? parts : [];
}
