/** Horns against horns: what an attack would win on (combat.odds). */

import { type EvoView, option } from "./view";

/** combat.odds: the highest roll that wins; null where the attack is not allowed (combat.outmatched). */
export function winsUpTo(view: EvoView, attacker: number, defender: number): number | null {
  const own = view.players[attacker];
  const other = view.players[defender];
  if (!own || !other) return null;
  const attack = Math.max(0, own.portrait.horn + (own.bonus["attack"] ?? 0));
  const ahead = attack - Math.max(0, other.portrait.horn + (other.bonus["defence"] ?? 0));
  if (ahead < -1) return null;
  const names = ["win_one_fewer", "win_equal", "win_one_more", "win_two_more"];
  return option(view, names[Math.min(ahead, 2) + 1] ?? "");
}
