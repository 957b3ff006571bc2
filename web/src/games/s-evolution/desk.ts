/** What every piece of the board needs: the position, the words, and what a click does. */

import { createContext } from "svelte";
import type { SeatInfo } from "../../shared/board";
import type { Desk as Shared } from "../../shared/desk";
import { Messages, type Words } from "../../shared/words";
import type { Click, Clicks, Picked } from "./clicks";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import type { SEvolutionView } from "./view";

export interface Desk extends Shared<Click> {
  /** as it will be when the basket is bought */
  readonly view: SEvolutionView;
  /** as it is */
  readonly before: SEvolutionView;
  /** my seat; below 0 for one who only looks */
  readonly me: number;
  readonly seats: SeatInfo[];
  readonly words: Words;
  /** the words of the drawing itself */
  readonly labels: Messages;
  readonly lit: ReadonlySet<string>;
  readonly clicks: Clicks;
  readonly picked: Picked | null;
  readonly basket: readonly string[];
  /** a page held upright */
  readonly tall: boolean;
  readonly short: boolean;
  /** lays back what was picked, or the last purchase */
  undo: () => void;
  /** shows what 2.0 changed */
  compare: () => void;
  rule: (slug: string) => void;
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
