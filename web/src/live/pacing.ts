/** How long each thing that happened is looked at. */

import type { GameEvent, GameUi } from "../shared/board";
import type { Scene } from "./scenes";

export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP = { calm: 850, brisk: 380, instant: 0 } satisfies Record<Speed, number>; // ms for a usual event
const LONGEST = { calm: 8_000, brisk: 3_500, instant: 0 } satisfies Record<Speed, number>; // ms behind the table, at most
const ROUND = 2; // times as long where a round ends: there is much to see, and nobody waits for it
const LEAST = 40; // ms: so short that all can be passed, so long that each is noticed
const FRAME = 16; // ms: where there are so many that even that would take too long, each is drawn
const AGAIN = 0.35; // of the same seat once more, as when cards are dealt
const OWN = 0.5; // what one has done oneself

/** What pacing needs to know of a game. */
export type Paced = Pick<GameUi, "pace" | "actor"> | null;

/** Who acts in an event: the page's way to tell where a game does not say it. */
export function actorOf(event: GameEvent, ui: Paced, view?: unknown): number | null {
  const told = ui?.actor?.(event, view);
  if (told !== undefined) return told;
  const { seat, species } = event;
  if (typeof seat === "number" && seat >= 0) return seat;
  return Array.isArray(species) && typeof species[0] === "number" ? species[0] : null;
}

/** ms for a scene that comes after another, if there were all the time in the world. */
export function fullLength(scene: Scene, before: Scene | undefined, speed: Speed, me: number, ui: Paced): number {
  const actor = actorOf(scene.event, ui, scene.view);
  const isAgain = before?.event.event === scene.event.event && actorOf(before.event, ui, before.view) === actor;
  const share = (ui?.pace?.(scene.event) ?? 1) * (isAgain ? AGAIN : 1) * (actor === me && me >= 0 ? OWN : 1);
  return STEP[speed] * share;
}

/** How much time is left for what waits: the last of it came `waited` ms ago. */
export function timeLeft(waiting: readonly Scene[], waited: number, speed: Speed): number {
  const hasRound = waiting.some(({ event }) => event.event === "round");
  return Math.max(0, LONGEST[speed] * (hasRound ? ROUND : 1) - waited);
}

/** ms for the first of the scenes that wait: shorter where all of them would take longer than there is time. */
export function lengthOfNext(
  waiting: readonly Scene[],
  before: Scene | undefined,
  waited: number,
  speed: Speed,
  me: number,
  ui: Paced,
): number {
  const lengths = waiting.map((scene, i) => fullLength(scene, i ? waiting[i - 1] : before, speed, me, ui));
  // each gets the least; what is left of the time is shared by how long they would like to have
  const time = timeLeft(waiting, waited, speed);
  const least = Math.max(FRAME, Math.min(LEAST, time / Math.max(1, lengths.length)));
  const wanted = lengths.reduce((sum, length) => sum + Math.max(0, length - least), 0);
  const left = Math.max(0, time - least * lengths.length);
  return least + Math.max(0, (lengths[0] ?? 0) - least) * Math.min(1, left / Math.max(wanted, 1));
}
