/** Ending one's turn with cards that could still be played. */

import type { GameUi } from "../../shared/board";
import { labelsIn } from "./desk";
import type { EvolutionView } from "./view";

export const regret: NonNullable<GameUi["regret"]> = (codes, { view, me, decision, legal, words }) => {
  if (codes[0] !== "end" || decision?.kind !== "play" || !legal.some((code) => code.startsWith("card "))) return null;
  const cards = (view as EvolutionView).players[me]?.hand.length ?? 0;
  return { name: "end-with-cards", question: labelsIn(words.lang).t("regret-end", { cards }) };
};
