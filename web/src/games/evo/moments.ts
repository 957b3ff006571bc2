/** The moments of Evo that have a stage of their own, how long each event is looked at, and what it sounds like. */

import type { GameEvent } from "../../shared/board";
import type { Sound } from "../../shared/sounds";
import { cardOf } from "./cards";

export type Moment = "order" | "climate" | "card" | "fight" | "birth" | "survival" | "points" | "meteor" | "auction";

interface Staging {
  /** the stage it is shown on; null where the board shows it well enough */
  moment: Moment | null;
  /** 1 is usual */
  pace: number;
  sound: Sound | null;
}

const STAGING: Record<string, Staging> = {
  started: { moment: null, pace: 0.6, sound: "birth" },
  drew: { moment: null, pace: 0.5, sound: "card" },
  "drew-unseen": { moment: null, pace: 0.3, sound: "card" },
  "no-card-left": { moment: null, pace: 0.6, sound: null },
  round: { moment: "order", pace: 0.7, sound: "gong" },
  "drawn-first": { moment: "order", pace: 0.3, sound: "step" },
  order: { moment: "order", pace: 1, sound: null },
  "card-played": { moment: "card", pace: 1.6, sound: "reveal" },
  "card-aimed": { moment: "card", pace: 1.6, sound: "reveal" },
  struck: { moment: "card", pace: 1.8, sound: "alarm" },
  rolled: { moment: "climate", pace: 1.2, sound: "die" },
  climate: { moment: "climate", pace: 1.4, sound: "reveal" },
  moved: { moment: null, pace: 0.8, sound: "step" },
  swam: { moment: null, pace: 1, sound: "token" },
  attacked: { moment: "fight", pace: 1.5, sound: "bite" },
  "attack-won": { moment: "fight", pace: 2, sound: "die" },
  "attack-lost": { moment: "fight", pace: 2, sound: "die" },
  born: { moment: "birth", pace: 0.9, sound: "birth" },
  reborn: { moment: "birth", pace: 1.4, sound: "birth" },
  died: { moment: "survival", pace: 1.6, sound: "loss" },
  removed: { moment: "survival", pace: 1.2, sound: "loss" },
  extinct: { moment: "survival", pace: 1.6, sound: "loss" },
  scored: { moment: "points", pace: 0.8, sound: "count" },
  meteor: { moment: "meteor", pace: 1, sound: "step" },
  "meteor-rolled": { moment: "meteor", pace: 1.6, sound: "die" },
  impact: { moment: "meteor", pace: 2, sound: "alarm" },
  "gene-laid": { moment: "auction", pace: 0.5, sound: "card" },
  bid: { moment: "auction", pace: 0.9, sound: "step" },
  outbid: { moment: "auction", pace: 1.2, sound: "step" },
  dropped: { moment: "auction", pace: 0.9, sound: null },
  "gene-bought": { moment: "auction", pace: 0.9, sound: "token" },
  "gene-given": { moment: "card", pace: 1.2, sound: "token" },
  "game-over": { moment: null, pace: 1.5, sound: "fanfare" },
};

/** Where the last dino is lost on a stage, its end is told there. */
const JOINED = new Set(["attack-won", "attack-lost", "struck"]);

export function moment(event: GameEvent, before: readonly GameEvent[]): Moment | null {
  const last = before.at(-1)?.event ?? "";
  if (event.event === "extinct" && JOINED.has(last)) return stageOf(last);
  if (event.event === "card-played" && cardOf(String(event["card"]))?.effect === "climate") return "climate";
  return stageOf(event.event);
}

function stageOf(name: string): Moment | null {
  return STAGING[name]?.moment ?? null;
}

export function pace(event: GameEvent): number {
  return STAGING[event.event]?.pace ?? 1;
}

export function sound(event: GameEvent): Sound | null {
  return STAGING[event.event]?.sound ?? null;
}

export const TOLD: readonly string[] = Object.keys(STAGING);

/** The events of the newest act of a moment: a moment goes on from one fight, or one card, to the next. */
export function sinceLast(events: readonly GameEvent[], opening: readonly string[]): readonly GameEvent[] {
  const at = events.findLastIndex(({ event }) => opening.includes(event));
  return at < 0 ? events : events.slice(at);
}

/** The newest event of a name. */
export function newest(events: readonly GameEvent[], ...names: string[]): GameEvent | null {
  return events.findLast(({ event }) => names.includes(event)) ?? null;
}
