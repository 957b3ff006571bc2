/** Evolutopia in the rules reference. */

import type { Reference } from "../../shared/board";
import RuleDrawing from "./RuleDrawing.svelte";
import { ACTIONS } from "./view";

const BY_RULE: Record<string, string> = {
  "setup.evolutions": "evolution",
  "setup.experts": "expert",
  "setup.indicators": "indicators",
  "setup.territory": "nuisance",
  "setup.crises": "manage",
  "inaugurate.score": "indicators",
  "inaugurate.nuisance": "nuisance",
  "crisis.draw": "manage",
  "role.once": "role",
  "solo.roles": "role",
  "plan.play": "plan",
  "over.indicator": "indicators",
};

/** An action is drawn beside the first of its rules. */
const FIRST = new Set(["choose.look", "site.move", "recruit.draw", "assign.up-to-three", "inaugurate.complete"]);

function drawingOf(slug: string): string | null {
  return BY_RULE[slug] ?? (FIRST.has(slug) ? (ACTIONS.find((action) => slug.startsWith(`${action}.`)) ?? null) : null);
}

const reference: Reference = {
  pieces: ["evolution", "expert", "indicators", "nuisance", "manage", "role"],
  drawingOf,
  Drawing: RuleDrawing,
};

export default reference;
