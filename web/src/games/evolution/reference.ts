/** Evolution in the rules reference. */

import type { Reference } from "../../shared/board";
import { TRAITS } from "./cards";
import RuleDrawing from "./RuleDrawing.svelte";

const BY_RULE: Record<string, string> = {
  "deal.species": "species",
  "play.species": "species",
  "food.secret": "pool",
  "reveal.sum": "pool",
  "end.watering-hole": "pool",
  "leaf.fertile": "fertile",
  "leaf.long-neck": "long-neck",
  "leaf.fat": "fat-tissue",
  "feed.fat-optional": "fat-tissue",
  "fat.discard": "fat-tissue",
  "feed.no-plants": "carnivore",
};

/** Rules of a trait begin with its name: `trait.intelligence-attack`. */
function drawingOf(slug: string): string | null {
  return BY_RULE[slug] ?? TRAITS.find((trait) => slug.startsWith(`trait.${trait}`)) ?? null;
}

const reference: Reference = { pieces: ["species", "pool", "horns", "carnivore"], drawingOf, Drawing: RuleDrawing };

export default reference;
