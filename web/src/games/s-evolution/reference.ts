/** S-Evolution in the rules reference. */

import type { Reference } from "../../shared/board";
import { DISASTERS } from "./cards";
import RuleDrawing from "./RuleDrawing.svelte";

const BY_RULE: Record<string, string> = {
  "setup.deck": "resources",
  "setup.discoveries": "discovery",
  "setup.start": "people",
  "trick.discovery": "discovery",
  "take.discovery": "discovery",
  "harvest.cards": "resources",
  "harvest.buildings": "farm",
  "trade.when": "trade",
  "needs.kinds": "resources",
  "needs.starve": "people",
  "manage.pop-2013": "people",
  "manage.pop-2.0": "people",
  "manage.worker": "factory",
  "worker.prestige-2013": "prestige",
  "worker.prestige-2.0": "prestige",
  "worker.protection-2013": "shield",
  "worker.shield-2.0": "shield",
  "score.sets": "discovery",
};

/** `disaster.hurricane-2.0` is about the hurricane. */
function drawingOf(slug: string): string | null {
  return BY_RULE[slug] ?? DISASTERS.find((disaster) => slug.startsWith(`disaster.${disaster}`)) ?? null;
}

const reference: Reference = {
  pieces: ["resources", "discovery", "people", "farm", "famine"],
  drawingOf,
  Drawing: RuleDrawing,
};

export default reference;
