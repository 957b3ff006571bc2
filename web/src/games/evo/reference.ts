/** Evo in the rules reference. */

import type { Reference } from "../../shared/board";
import RuleDrawing from "./RuleDrawing.svelte";

const BY_RULE: Record<string, string> = {
  "setup.points": "points",
  "setup.dinos": "dino",
  "setup.genes": "horn",
  "setup.cards": "cards",
  "setup.climate": "climate",
  "setup.meteor": "meteor",
  "initiative.tail": "tail",
  "climate.roll": "climate",
  "move.steps": "leg",
  "combat.odds": "horn",
  "birth.count": "egg",
  "survive.temperate": "temperate",
  "survive.cold": "cold",
  "survive.hot": "hot",
  "survive.deadly": "deadly",
  "survive.points": "points",
  "meteor.advance": "meteor",
  "auction.mutant": "mutant",
  "auction.card": "card",
  "event.when": "cards",
};

const reference: Reference = {
  pieces: ["dino", "climate", "horn", "cards", "meteor"],
  drawingOf: (slug) => BY_RULE[slug] ?? null,
  Drawing: RuleDrawing,
};

export default reference;
