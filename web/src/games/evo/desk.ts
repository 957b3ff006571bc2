/** What every piece of the board needs: the position, the words, and what a click does. */

import { createContext } from "svelte";
import type { SeatInfo } from "../../shared/board";
import type { Desk as Shared } from "../../shared/desk";
import { Messages, type Words } from "../../shared/words";
import type { Click, Clicks, Picked } from "./clicks";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import type { EvoView } from "./view";

export interface Desk extends Shared<Click> {
  readonly view: EvoView;
  /** my seat; below 0 for one who only looks */
  readonly me: number;
  readonly seats: SeatInfo[];
  readonly words: Words;
  /** the words of the drawing itself */
  readonly labels: Messages;
  readonly lit: ReadonlySet<string>;
  readonly clicks: Clicks;
  readonly picked: Picked | null;
  /** asks about a region that nothing is offered for */
  ask(region: string): void;
  /** lays back what was picked */
  cancel: () => void;
}

export const [getDesk, setDesk] = createContext<Desk>();

const spoken = new Map<string, Messages>();

/** The labels of the board in a language; English for one that we do not have. */
export function labelsIn(lang: string): Messages {
  let labels = spoken.get(lang);
  if (!labels) {
    labels = new Messages(lang, lang === "fr" ? fr : en);
    spoken.set(lang, labels);
  }
  return labels;
}

/** The colour of a seat as a number of theme.css. */
export function colourOf(seats: readonly SeatInfo[], seat: number): number {
  return (seats[seat]?.colour ?? seat) % 8;
}
