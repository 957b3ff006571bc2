/** What a drawing of a moment shows: what happened so far, and the table then. */

import { createContext } from "svelte";
import type { GameEvent, SeatInfo } from "../../../shared/board";
import type { Messages, Words } from "../../../shared/words";
import type { SEvolutionView } from "../view";

export interface Scene {
  readonly events: readonly GameEvent[];
  /** at the newest event, and before the first */
  readonly view: SEvolutionView;
  readonly before: SEvolutionView;
  readonly seats: readonly SeatInfo[];
  readonly words: Words;
  readonly labels: Messages;
  readonly seat: number;
}

const [getScene, share] = createContext<Scene>();
export { getScene };

export function setScene(scene: Scene): Scene {
  return share(scene);
}

/** The events of these names, so far. */
export function told(scene: Scene, ...names: string[]): GameEvent[] {
  return scene.events.filter(({ event }) => names.includes(event));
}

/** A number with its sign, as it is counted. */
export function signed(count: number): string {
  return count < 0 ? `−${String(-count)}` : `+${String(count)}`;
}
