/** What happens, told as moments: which events belong together, how long each is looked at, what it sounds like. */

import type { GameEvent } from "../../shared/board";
import type { Sound } from "../../shared/sounds";

export type MomentName =
  "crisis" | "managed" | "unmanaged" | "arrival" | "inauguration" | "role" | "plan" | "experts" | "change" | "won" | "lost";

/** The moment that an event begins, or goes on with. */
const BEGINS: Partial<Record<string, MomentName>> = {
  "crisis-came": "crisis",
  "crisis-managed": "managed",
  "crisis-unmanaged": "unmanaged",
  "option-chosen": "arrival",
  inaugurated: "inauguration",
  built: "inauguration",
  "nuisance-covered": "inauguration",
  "role-used": "role",
  "role-unlocked": "role",
  "plan-drawn": "plan",
  "plan-played": "plan",
  "plan-lost": "plan",
  "expert-drawn": "experts",
  "expert-aside": "experts",
  "expert-to-zone": "experts",
  "expert-to-bag": "experts",
  "kind-released": "experts",
  indicator: "change",
  pawn: "change",
  "game-won": "won",
  "game-lost": "lost",
};

/** What crises bring about as well as others: the rule that an event names says who did it. */
const BY_CRISES = new Set(["indicator", "pawn", "expert-to-bag", "kind-released", "site-vacated", "tile-under", "plan-lost"]);

/** What follows from what a moment began with, and is shown in the same drawing. */
const FOLLOWS: Partial<Record<MomentName, ReadonlySet<string>>> = {
  inauguration: new Set(["indicator"]),
  plan: new Set(["indicator", "pawn"]),
  role: new Set(["expert-to-zone"]),
};

function byCrisis(event: GameEvent): MomentName | null {
  if (!BY_CRISES.has(event.event)) return null;
  if (event.rule?.endsWith("crisis.check")) return "unmanaged";
  return event.rule?.endsWith("crisis.draw") ? "arrival" : null;
}

/** The moment that is shown, by the event it began with. */
export function nameOf(events: readonly GameEvent[]): MomentName | null {
  const [first] = events;
  return first ? (byCrisis(first) ?? BEGINS[first.event] ?? null) : null;
}

export function moment(event: GameEvent, before: readonly GameEvent[]): MomentName | null {
  const shown = nameOf(before);
  if (shown && FOLLOWS[shown]?.has(event.event)) return shown;
  return nameOf([event]);
}

/** Of the setting up everybody sees the result: it passes quickly. What must be read stays longer. */
const PACES: Record<string, number> = {
  "first-player": 0.7,
  nuisance: 0.3,
  "tile-studied": 0.6,
  "tile-started": 0.7,
  "tile-shown": 0.4,
  "tile-under": 0.5,
  "expert-came": 0.3,
  "expert-drawn": 0.5,
  "expert-aside": 0.5,
  "expert-to-zone": 0.5,
  "expert-to-bag": 0.6,
  "role-dealt": 0.5,
  "role-used": 1.4,
  "role-unlocked": 1.6,
  "plan-drawn": 1.3,
  "plan-played": 1.6,
  turn: 0.6,
  acted: 0.8,
  blocked: 0.4,
  "all-unblocked": 0.6,
  inaugurated: 1.2,
  built: 1.2,
  "nuisance-covered": 1.4,
  indicator: 0.8,
  "crisis-came": 2.2,
  "crisis-managed": 1.3,
  "crisis-unmanaged": 1.4,
  "option-chosen": 1.4,
  "kind-released": 1.3,
  "site-vacated": 1.3,
  "game-won": 2.5,
  "game-lost": 2.5,
};

export function pace(event: GameEvent): number {
  return PACES[event.event] ?? 1;
}

const SOUNDS: Record<string, Sound> = {
  turn: "step",
  "tile-studied": "card",
  "tile-started": "card",
  "tile-shown": "reveal",
  "tile-aside": "card",
  "tile-under": "card",
  "expert-drawn": "reveal",
  "expert-to-zone": "token",
  "expert-aside": "token",
  "expert-to-bag": "token",
  "expert-assigned": "token",
  "expert-trained": "token",
  "expert-moved": "token",
  "kind-released": "loss",
  "site-vacated": "loss",
  "role-used": "card",
  "role-unlocked": "reveal",
  "plan-drawn": "reveal",
  "plan-played": "card",
  "plan-lost": "loss",
  blocked: "step",
  "all-unblocked": "gong",
  inaugurated: "birth",
  built: "card",
  "nuisance-covered": "birth",
  managing: "gong",
  "crisis-managed": "count",
  "crisis-unmanaged": "alarm",
  "crisis-came": "alarm",
  "option-chosen": "card",
  pawn: "alarm",
  "game-won": "fanfare",
  "game-lost": "loss",
};

export function sound(event: GameEvent): Sound | null {
  if (event.event === "indicator") return Number(event["by"]) > 0 ? "count" : "loss";
  if (event.event === "pawn" && Number(event["by"]) < 0) return "count";
  return SOUNDS[event.event] ?? null;
}
