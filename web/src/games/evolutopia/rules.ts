/** The rule behind what happened, and the pieces it is about, for the log. */

import type { GameEvent } from "../../shared/board";

const RULES: Record<string, string> = {
  "first-player": "setup.first",
  nuisance: "setup.territory",
  "tile-studied": "choose.look",
  "tile-started": "site.move",
  "tile-shown": "setup.evolutions",
  "tile-aside": "choose.aside",
  "tile-under": "choose.aside",
  "expert-came": "setup.experts",
  "expert-drawn": "recruit.draw",
  "expert-aside": "recruit.dismiss",
  "expert-to-zone": "recruit.draw",
  "expert-to-bag": "recruit.return",
  "expert-assigned": "assign.up-to-three",
  "expert-trained": "assign.needed",
  "expert-moved": "role.once",
  "kind-released": "crisis.draw",
  "site-vacated": "crisis.draw",
  "role-dealt": "setup.roles",
  "role-unlocked": "role.experience",
  "role-offered": "solo.roles",
  "role-used": "role.once",
  "plan-drawn": "site.green",
  "plan-played": "plan.silence",
  "plan-lost": "crisis.draw",
  turn: "turn.order",
  acted: "turn.one-action",
  blocked: "turn.block",
  unblocked: "crisis.unblock",
  "all-unblocked": "crisis.unblock",
  inaugurated: "inaugurate.complete",
  built: "inaugurate.adjacent",
  "nuisance-covered": "inaugurate.nuisance",
  indicator: "inaugurate.score",
  pawn: "over.crisis",
  managing: "crisis.check",
  "crisis-managed": "crisis.check",
  "crisis-unmanaged": "crisis.check",
  "crisis-came": "crisis.draw",
  "crisis-seen": "crisis.draw",
  "crisis-under": "crisis.check",
  "crisis-atop": "crisis.draw",
  "option-chosen": "crisis.real-choice",
  anywhere: "inaugurate.adjacent",
  "game-won": "over.win",
  "game-lost": "over.crisis",
};

export function ruleOf(event: GameEvent): string | null {
  return RULES[event.event] ?? null;
}

const NAMED = ["tile", "square", "role", "plan", "action", "indicator"];
const OF_THE_CRISIS = new Set(["crisis-came", "crisis-managed", "crisis-unmanaged", "option-chosen"]);

export function pieces(event: GameEvent): string[] {
  const found = NAMED.flatMap((name) => (event[name] === undefined ? [] : [`${name}:${String(event[name])}`]));
  if (event["kind"] !== undefined) found.push(`expert:${String(event["kind"])}`);
  for (const place of [event["place"], event["to"]]) {
    if (place !== undefined) found.push(place === "crisis" || place === "zone" ? place : `tile:${String(place)}`);
  }
  if (OF_THE_CRISIS.has(event.event)) found.push("crisis");
  if (event.event === "pawn") found.push("track");
  return found;
}
