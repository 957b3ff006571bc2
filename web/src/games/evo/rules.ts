/** The rule behind what happened, for the log. */

import type { GameEvent } from "../../shared/board";

const RULES: Record<string, string> = {
  started: "setup.start",
  drew: "setup.cards",
  "drew-unseen": "event.hidden",
  "no-card-left": "auction.card",
  round: "initiative.fixed",
  "drawn-first": "initiative.tail",
  order: "initiative.tail",
  "card-played": "event.when",
  "card-aimed": "event.when",
  struck: "event.when",
  rolled: "climate.roll",
  climate: "climate.zones",
  moved: "move.steps",
  swam: "move.steps",
  attacked: "combat.odds",
  "attack-won": "combat.loser",
  "attack-lost": "combat.loser",
  born: "birth.place",
  reborn: "birth.extinct",
  died: "survive.deadly",
  removed: "survive.choice",
  extinct: "birth.extinct",
  scored: "survive.points",
  meteor: "meteor.advance",
  "meteor-rolled": "meteor.roll",
  impact: "meteor.last",
  "gene-laid": "auction.draw",
  bid: "auction.bid",
  outbid: "auction.outbid",
  dropped: "auction.variant",
  "gene-bought": "auction.pay",
  "gene-given": "event.when",
  "game-over": "over.win",
};

export function ruleOf(event: GameEvent): string | null {
  return RULES[event.event] ?? null;
}

const OF_THE_CLIMATE = new Set(["rolled", "climate"]);
const OF_THE_METEOR = new Set(["meteor", "meteor-rolled", "impact"]);

/** Regions, the gene in question, the wheel, the meteor's way. */
export function piecesOf(event: GameEvent): string[] {
  const regions = [event["region"], event["from"], ...((event["regions"] as unknown[] | undefined) ?? [])];
  const out = regions.flatMap((region) => (typeof region === "string" ? [`region:${region}`] : []));
  if (typeof event["gene"] === "string") out.push(`gene:${event["gene"]}`);
  if (OF_THE_CLIMATE.has(event.event)) out.push("climate");
  if (OF_THE_METEOR.has(event.event)) out.push("meteor");
  return out;
}
