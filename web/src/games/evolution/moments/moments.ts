/** What of Evolution gets a stage of its own, how long it is looked at, and what it sounds like. */

import type { GameEvent } from "../../../shared/board";
import type { Sound } from "../../../shared/sounds";

export type MomentName = "food-reveal" | "attack" | "round-end" | "last-round";

/** What can follow an attack before anybody else acts. */
const OF_AN_ATTACK = new Set(["gored", "lost-population", "extinct", "bagged", "meat"]);

/** The moment an event belongs to; `before` are the events of the one that is shown just now. */
export function momentOf(event: GameEvent, before: readonly GameEvent[]): MomentName | null {
  const shown = before[0]?.event;
  switch (event.event) {
    case "food-revealed":
      return "food-reveal";
    case "attacked":
      return "attack";
    case "starved":
      return "round-end";
    case "last-round":
      return "last-round";
    case "bagged":
      if (event.rule === "end.bag") return "round-end";
      break;
    case "extinct":
      if (shown !== "attacked") return "round-end";
      break;
  }
  return shown === "attacked" && OF_AN_ATTACK.has(event.event) ? "attack" : null;
}

/** Longer for what must be understood, short for what everybody expects. */
const PACES: Record<string, number> = {
  "first-player": 1.2,
  round: 1.1,
  "last-round": 2.2,
  reshuffled: 1.2,
  "species-given": 0.5,
  drew: 0.3,
  "drew-unseen": 0.3,
  "food-laid": 0.5,
  "food-laid-unseen": 0.4,
  "play-ended": 0.5,
  "cards-shown": 0.8,
  "species-shown": 0.9,
  "plants-from-hole": 0.8,
  "plants-from-bank": 0.8,
  attacked: 1.8,
  gored: 1.4,
  "lost-population": 1.2,
  extinct: 1.8,
  starved: 1.1,
  bagged: 0.9,
};

const FIRST_CARD = 1.1; // the empty stage, and the sum at the end
const EACH_CARD = 0.42;

export function paceOf(event: GameEvent): number {
  if (event.event === "food-revealed") return FIRST_CARD + EACH_CARD * listOf(event.cards).length;
  return PACES[event.event] ?? 1;
}

const SOUNDS: Record<string, Sound> = {
  round: "gong",
  "last-round": "alarm",
  reshuffled: "card",
  drew: "card",
  "drew-unseen": "card",
  "food-laid": "card",
  "food-laid-unseen": "card",
  "trait-laid": "card",
  "trait-laid-unseen": "card",
  "trait-dropped": "card",
  thought: "card",
  "food-revealed": "reveal",
  "traits-revealed": "reveal",
  "species-shown": "reveal",
  "cards-shown": "reveal",
  ignored: "step",
  "body-grew": "step",
  "population-grew": "step",
  "species-created": "birth",
  "species-given": "birth",
  fertile: "birth",
  "plants-from-hole": "token",
  "plants-from-bank": "token",
  "fat-moved": "token",
  meat: "token",
  attacked: "bite",
  gored: "bite",
  extinct: "loss",
  starved: "loss",
  bagged: "count",
  "game-over": "fanfare",
};

export function soundOf(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}

/** `cards`, `traits`: lists of texts. */
export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
