/** What is told of each kind of piece on hover, focus or a long press. */

import type { TipContent } from "../../shared/board";
import { readCard, readDiscovery, type Suit } from "./cards";
import type { Desk } from "./desk";
import { ruleIn } from "./editions";
import { type Building, isFirstEdition } from "./view";

const AGE_RULES = ["trick.age-1-2", "trick.age-3-4", "trick.age-5-6"] as const;
const EDITED = ["prestige", "shield"];

function edition(desk: Desk): string {
  return desk.view.options.edition;
}

function text(desk: Desk, slug: string): string {
  return desk.words.rule(slug)?.text ?? "";
}

export function cardTip(desk: Desk, name: string): TipContent | null {
  const card = readCard(name);
  if (!card) return readDiscovery(name) ? discoveryTip(desk, name) : null;
  const title = desk.words.card(name);
  if (card.disaster) {
    const rule = `disaster.${card.disaster}`;
    const slug = desk.words.rule(rule) ? rule : ruleIn(edition(desk), rule);
    return { title, text: text(desk, slug), rule: slug };
  }
  const key = card.joker ? "joker-tip" : "card-tip";
  const args = { strength: card.strength, count: card.gives, suit: desk.words.t(`suit-${card.suit}`) };
  return { title, text: desk.labels.t(key, args), rule: "take.order" };
}

export function discoveryTip(desk: Desk, name: string): TipContent {
  const colour = desk.words.t(`colour-${desk.view.discovery_colours[name] ?? "red"}`);
  const age = desk.words.t(`age-${String(readDiscovery(name)?.age ?? 1)}`);
  return {
    title: `${desk.words.t(`discovery-${name}`)} (${age}, ${colour})`,
    text: desk.words.t("rule-score_sets"),
    rule: "score.sets",
  };
}

export function ageTip(desk: Desk, age: number): TipContent {
  const rule = AGE_RULES[Math.ceil(age / 2) - 1] ?? AGE_RULES[0];
  const title = `${desk.words.t(`age-${String(age)}`)}, ${desk.words.t(`age-${String(age)}.name`)}`;
  const kinds = (["food", "tools", "science"] as const).slice(0, Math.ceil(age / 2));
  const needs = desk.labels.t("age-needs", { suits: kinds.map((suit) => desk.words.t(`suit-${suit}`)).join(", ") });
  return { title, text: `${text(desk, rule)} ${needs}`, rule };
}

export function buildingName(desk: Desk, building: Building): string {
  return desk.words.t(`building-${building}`);
}

export function buildingTip(desk: Desk, building: Building): TipContent {
  const rule = buildingRule(desk, building);
  return { title: buildingName(desk, building), text: text(desk, rule), rule };
}

function buildingRule(desk: Desk, building: Building): string {
  if (building === "trade") return "trade.when";
  if (!EDITED.includes(building)) return "harvest.buildings";
  const name = building === "shield" && isFirstEdition(desk.view) ? "protection" : building; // by the names of the rules
  return ruleIn(edition(desk), `worker.${name}`);
}

export function stockTip(desk: Desk, suit: Suit): TipContent {
  const title = desk.words.t(`suit-${suit}`);
  return { title, text: text(desk, "needs.kinds"), rule: "needs.kinds" };
}

export function peopleTip(desk: Desk): TipContent {
  const rule = ruleIn(edition(desk), "manage.pop");
  const more = text(desk, "manage.worker");
  return { title: desk.labels.t("people"), text: `${text(desk, rule)} ${more}`, rule };
}

/** A rule of which each edition has its own. */
export function editionTip(desk: Desk, slug: string): string {
  return ruleIn(edition(desk), slug);
}
