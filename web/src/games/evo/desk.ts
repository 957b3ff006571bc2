/** What every piece of the board needs: the position, the words, and what a click does. */

import { createContext } from "svelte";
import type { SeatInfo } from "../../shared/board";
import type { BoardDesk } from "../../shared/desk.svelte";
import { labelsOf } from "../../shared/labels";
import type { Click, Clicks, Picked } from "./clicks";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import type { Facts } from "./facts";
import type { EvoView } from "./view";

export interface Desk extends BoardDesk<EvoView, Click, Clicks, Picked> {
  /** asks about a region that nothing is offered for */
  ask(region: string): void;
  /** what the engine foresees of the position; null until it has said so */
  readonly facts: Facts | null;
}

export const [getDesk, setDesk] = createContext<Desk>();

export const labelsIn = labelsOf({ en, fr });

/** The colour of a seat as a number of theme.css. */
export function colourOf(seats: readonly SeatInfo[], seat: number): number {
  return (seats[seat]?.colour ?? seat) % 8;
}
