/** The rule behind what happened, for the log. */

import type { GameEvent } from "../../shared/board";

const RULES: Record<string, string> = {
  "first-player": "setup.players",
  round: "end.first-player",
  "last-round": "over.deal",
  "species-given": "deal.species",
  drew: "deal.cards",
  "drew-unseen": "deal.cards",
  reshuffled: "deal.reshuffle",
  "nothing-to-draw": "deal.exhausted",
  "food-laid": "food.secret",
  "food-laid-unseen": "food.secret",
  "trait-laid": "play.trait",
  "trait-laid-unseen": "play.trait",
  "trait-dropped": "play.trait-discard",
  "species-created": "play.species",
  "body-grew": "play.body",
  "population-grew": "play.population",
  "play-ended": "play.order",
  "cards-shown": "play.quick",
  "species-shown": "play.quick",
  "traits-revealed": "play.reveal",
  fertile: "leaf.fertile",
  "fat-moved": "leaf.fat",
  "food-revealed": "reveal.sum",
  "plants-from-hole": "feed.plant",
  "plants-from-bank": "leaf.long-neck",
  meat: "attack.meat",
  thought: "trait.intelligence-plants",
  ignored: "trait.intelligence-attack",
  attacked: "attack.target",
  gored: "trait.horns",
  "lost-population": "attack.loss",
  bagged: "end.bag",
  extinct: "extinct.board",
  declined: "feed.fat-optional",
  starved: "end.starve",
  "game-over": "score.total",
};

// A taking by a trait is explained by the trait.
const CAUSES: Record<string, string> = {
  "long-neck": "leaf.long-neck",
  cooperation: "trait.cooperation",
  intelligence: "trait.intelligence-plants",
  scavenger: "trait.scavenger",
};

export function ruleOf(event: GameEvent): string | null {
  return CAUSES[String(event["cause"])] ?? RULES[event.event] ?? null;
}
