/** Scenes: what happened, each with the table as it was then. */

import type { Update } from "../generated/wire";
import type { GameEvent } from "../shared/board";
import { changed } from "./differences";

export interface Scene {
  /** The number of its news. */
  version: number;
  event: GameEvent;
  view: Record<string, unknown>;
  /** It happened while I had something to choose, and changed nothing of that: I need not have seen it first. */
  isAside?: boolean;
}

/** Whether one owes the same choice as before, with the same moves. */
export function isSameChoice(before: Update | null, now: Update): boolean {
  if (!before?.decision || !now.decision || before.decision.kind !== now.decision.kind) return false;
  return JSON.stringify(before.legal) === JSON.stringify(now.legal);
}

/** The scenes of an update, the oldest first: each is told by how it differs from the one after it. */
export function scenesOf({ scenes = [], news, version, view }: Update): Scene[] {
  let later: unknown = view;
  const found: Scene[] = [];
  for (const scene of [...scenes].reverse()) {
    later = changed(later, scene.change);
    const event = news[news.length - 1 - (version - scene.version)];
    if (event && "event" in event) found.push({ version: scene.version, event: event as GameEvent, view: later as Scene["view"] });
  }
  return found.reverse();
}
