/** What a species has on Fat Tissue goes into the bag at the end: the board has shown both apart. */

import type { GameUi } from "../../shared/board";
import { labelsIn } from "./desk";
import type { EvolutionView } from "./view";

export const scoreDetail: NonNullable<GameUi["scoreDetail"]> = (part, value, seat, { view, words }) => {
  const bag = (view as EvolutionView).players[seat]?.bag ?? value;
  return part === "food" && bag !== value ? labelsIn(words.lang).t("bag-and-fat", { bag, fat: value - bag }) : null;
};
