/** How a game ended, as the engine says, in the order of the places. */

import type { Preview } from "./board";

export interface Score {
  seat: number;
  total: number;
  won: boolean;
  /** what the score is made of, by name */
  parts: Record<string, number>;
}

/** Best first, who won before others with as many points; nothing before the end. */
export function inOrder(preview: Preview | null): Score[] {
  const outcome = preview?.outcome as { scores: number[]; winners: number[]; breakdown: Record<string, number>[] } | null | undefined;
  if (!outcome) return [];
  const rows = outcome.scores.map((total, seat) => ({
    seat,
    total,
    won: outcome.winners.includes(seat),
    parts: outcome.breakdown[seat] ?? {},
  }));
  return rows.sort((a, b) => b.total - a.total || Number(b.won) - Number(a.won));
}
