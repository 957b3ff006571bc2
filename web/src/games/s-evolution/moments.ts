/** Which events are looked at on a stage of their own, how long each is looked at, and what it sounds like. */

import type { GameEvent } from "../../shared/board";
import type { Sound } from "../../shared/sounds";

export const MOMENTS = [
  "round",
  "trump",
  "trick",
  "discovery",
  "disaster",
  "harvest",
  "needs",
  "age",
  "over",
] as const;
export type MomentName = (typeof MOMENTS)[number];

/** The moment that an event begins. */
const BEGINS: Record<string, MomentName> = {
  round: "round",
  "trump-named": "trump",
  "trick-order": "trick",
  took: "trick",
  "discovery-taken": "discovery",
  "discovery-up": "discovery",
  disaster: "disaster",
  "disaster-held-off": "disaster",
  harvested: "harvest",
  "need-met": "needs",
  "need-unmet": "needs",
  "age-rose": "age",
  "age-fell": "age",
  "game-over": "over",
};

/** What belongs to a moment that has begun, and has none of its own. */
const JOINS: Partial<Record<MomentName, readonly string[]>> = {
  round: ["discovery-drawn", "hand-unseen"],
  disaster: ["lost", "population-fell", "worker-dismissed", "age-fell", "gained"],
  harvest: ["gained"],
  needs: ["scored", "points-lost", "prestige-scored", "population-fell", "worker-dismissed", "discovery-down"],
  age: ["scored", "prestige-scored"],
};

export function begun(event: GameEvent): MomentName | null {
  return BEGINS[event.event] ?? null;
}

/** With `before`, what happened of the moment that is shown just now. */
export function moment(event: GameEvent, before: readonly GameEvent[]): MomentName | null {
  const shown = before[0] ? begun(before[0]) : null;
  const same = shown !== null && before[0]?.["seat"] === event["seat"];
  if (shown === "round" && JOINS.round?.includes(event.event)) return shown;
  return same && JOINS[shown]?.includes(event.event) ? shown : begun(event);
}

const PACE: Record<string, number> = {
  drew: 0.2,
  "drew-unseen": 0.2,
  "hand-unseen": 0.4,
  "discovery-drawn": 0.4,
  "first-player": 0.8,
  round: 1.2,
  "trump-named": 1.3,
  "colour-set": 0.5,
  "trick-order": 1.8,
  took: 0.9,
  "discovery-taken": 1.4,
  "discovery-up": 1.3,
  "discovery-down": 1.2,
  action: 0.7,
  disaster: 2,
  "disaster-held-off": 1.6,
  harvested: 1.5,
  gained: 0.6,
  lost: 0.7,
  traded: 0.8,
  "need-unmet": 1.3,
  "points-lost": 0.9,
  scored: 0.7,
  stayed: 0.7,
  "age-rose": 1.7,
  "age-fell": 1.9,
  "population-fell": 1.2,
  "game-over": 4,
};

export function pace(event: GameEvent): number {
  return PACE[event.event] ?? 1;
}

const SOUNDS: Record<string, Sound> = {
  drew: "card",
  "drew-unseen": "card",
  "discovery-drawn": "card",
  played: "card",
  "discovery-played": "card",
  turned: "reveal",
  "discovery-turned": "reveal",
  "disaster-replaced": "reveal",
  "trump-named": "reveal",
  "trick-order": "reveal",
  took: "token",
  "discovery-taken": "birth",
  "discovery-up": "birth",
  "discovery-down": "loss",
  disaster: "alarm",
  "disaster-held-off": "step",
  harvested: "token",
  gained: "token",
  lost: "loss",
  traded: "token",
  "need-met": "token",
  "need-unmet": "loss",
  scored: "count",
  "prestige-scored": "count",
  "points-lost": "loss",
  "age-rose": "gong",
  "age-fell": "loss",
  "population-grew": "birth",
  "population-fell": "loss",
  "worker-dismissed": "loss",
  built: "step",
  removed: "step",
  round: "gong",
  "game-over": "fanfare",
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}
