/** What every piece of the board needs: the position, the words, and what a click does. */

import { createContext } from "svelte";
import type { BoardDesk } from "../../shared/desk.svelte";
import { labelsOf } from "../../shared/labels";
import type { Click, Clicks, Picked } from "./clicks";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import type { EvolutionView } from "./view";

export type Desk = BoardDesk<EvolutionView, Click, Clicks, Picked>;

export const [getDesk, setDesk] = createContext<Desk>();

export const labelsIn = labelsOf({ en, fr });
