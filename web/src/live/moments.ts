/** Moments with a drawing of their own: which of the things that happen one after another belong together. */

import type { GameEvent, GameUi } from "../shared/board";

/** What has happened of a moment so far, and the table before it. */
export interface Moment {
  name: string;
  events: GameEvent[];
  before: Record<string, unknown>;
}

/** The moment that goes on, or begins, with an event; `before` is the table just before it. */
export function momentWith(
  event: GameEvent,
  moment: Moment | null,
  before: Moment["before"],
  ui: Pick<GameUi, "moment" | "anew"> | null,
): Moment | null {
  const name = ui?.moment?.(event, moment?.events ?? []) ?? null;
  if (name === null) return null;
  if (moment?.name === name && !ui?.anew?.includes(event.event)) return { ...moment, events: [...moment.events, event] };
  return { name, events: [event], before };
}
