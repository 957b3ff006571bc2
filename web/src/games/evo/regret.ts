/** Finishing one's movement without having moved. */

import type { GameUi } from "../../shared/board";
import { labelsIn } from "./desk";
import type { EvoView } from "./view";

export const regret: NonNullable<GameUi["regret"]> = (codes, { view, me, decision, legal, words }) => {
  if (codes[0] !== "end" || decision?.kind !== "move" || !legal.some((code) => /^(move|swim) /.test(code))) return null;
  const { players, steps } = view as EvoView;
  const own = players[me];
  const hasMoved = steps < (own?.portrait["leg"] ?? 0) + (own?.bonus["leg"] ?? 0);
  return hasMoved ? null : { name: "finish-unmoved", question: labelsIn(words.lang).t("regret-end", { steps }) };
};
