/** What every piece of the board needs: the position, the words, and what a click does. */

import { createContext } from "svelte";
import type { BoardDesk } from "../../shared/desk.svelte";
import { labelsOf } from "../../shared/labels";
import type { Click, Clicks, Picked } from "./clicks";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import type { Facts } from "./facts";
import type { SEvolutionView } from "./view";

export interface Desk extends BoardDesk<SEvolutionView, Click, Clicks, Picked> {
  /** as it will be when the basket is bought */
  readonly view: SEvolutionView;
  /** as it is */
  readonly before: SEvolutionView;
  readonly basket: readonly string[];
  /** what the engine foresees of it; null until it has said so */
  readonly facts: Facts | null;
  /** a page held upright */
  readonly tall: boolean;
  readonly short: boolean;
  /** a phone on its side */
  readonly low: boolean;
  /** a laptop's page, wide and with little height */
  readonly squat: boolean;
  /** the boards of the others have little width each */
  readonly narrow: boolean;
  /** names of buildings have two lines */
  readonly roomy: boolean;
  /** lays back what was picked, or the last purchase */
  undo: () => void;
  /** shows what 2.0 changed */
  compare: () => void;
  rule: (slug: string) => void;
}

export const [getDesk, setDesk] = createContext<Desk>();

/** What a card needs to be drawn, on the board and in a moment. */
export type Printing = Pick<Desk, "words" | "view">;
export const [getPrinting, setPrinting] = createContext<Printing>();

export const labelsIn = labelsOf({ en, fr });
