/** The rule behind what happened, for the log; where the editions differ, each has its own. */

import type { GameEvent } from "../../shared/board";

const RULES: Record<string, string> = {
  "first-player": "setup.first",
  round: "trick.first",
  "discovery-drawn": "hand.draw",
  "hand-unseen": "hand.blind",
  drew: "hand.draw",
  "drew-unseen": "hand.draw",
  "trump-named": "trick.age-5-6",
  played: "trick.turn",
  turned: "hand.blind",
  "disaster-replaced": "hand.no-disaster-2013",
  "discovery-played": "trick.discovery",
  "discovery-turned": "hand.blind",
  "colour-set": "trick.age-3-4",
  "trick-order": "take.order",
  took: "take.any",
  "discovery-taken": "take.discovery",
  action: "action.whole",
  disaster: "disaster.first",
  "disaster-held-off": "disaster.first",
  harvested: "harvest.cards",
  gained: "harvest.cards",
  lost: "disaster.first",
  "population-fell": "needs.starve",
  "worker-dismissed": "manage.worker",
  traded: "trade.when",
  "need-met": "needs.kinds",
  "need-unmet": "needs.kinds",
  scored: "needs.score",
  "points-lost": "needs.lose-2.0",
  "prestige-scored": "worker.prestige-2013",
  "age-rose": "needs.kinds",
  "age-fell": "needs.fall",
  stayed: "needs.rise-2.0",
  "discovery-down": "needs.fall",
  "discovery-up": "over.last-discovery-2.0",
  "population-grew": "manage.pop-max",
  built: "manage.worker",
  removed: "manage.worker",
  "game-over": "over.win",
};

/** Disasters with a rule of their own in both editions. */
const PLAIN = ["famine", "earthquake", "fanaticism", "epidemic", "decline", "obscurantism", "invasion"];

export function ruleOf(event: GameEvent): string | null {
  if (event.event === "disaster" && PLAIN.includes(String(event["disaster"]))) {
    return `disaster.${String(event["disaster"])}`;
  }
  return RULES[event.event] ?? null;
}

/** The pieces an event is about, beside its seat and its cards. */
export function pieces(event: GameEvent): string[] {
  const { seat } = event;
  const of = (kind: string, what: unknown) => (typeof what === "string" ? [`${kind}:${String(seat)}:${what}`] : []);
  const from = typeof event["from"] === "number" ? [`seat:${String(event["from"])}`] : [];
  const discovery = typeof event["discovery"] === "string" ? [`card:${event["discovery"]}`] : [];
  const aged = ["age-rose", "age-fell", "stayed"].includes(event.event) ? [`ages:${String(seat)}`] : [];
  const peopled = event.event.startsWith("population-") ? [`people:${String(seat)}`] : [];
  const scored = ["scored", "points-lost", "prestige-scored"].includes(event.event) ? [`score:${String(seat)}`] : [];
  return [
    ...of("building", event["building"]),
    ...of("stock", event["suit"]),
    ...from,
    ...discovery,
    ...aged,
    ...peopled,
    ...scored,
  ];
}
