/** What the player can do now, in a sentence: only what is legal is said. Null leaves it to the game's own sentence. */

import type { BoardProps } from "../../shared/board";
import type { Messages } from "../../shared/words";
import type { Picked } from "./clicks";
import type { Facts } from "./facts";
import type { Cause } from "./passing";
import type { EvoView } from "./view";

interface Now extends Pick<BoardProps<EvoView>, "view" | "me" | "decision" | "legal" | "words"> {
  picked: Picked | null;
  facts: Facts | null;
  /** a pass that is under way */
  passing: Cause | null;
}

export function prompt(now: Now, labels: Messages): string | null {
  const kind = now.decision?.kind ?? "";
  const say = (key: string, args = {}) => labels.t(key, args);
  const halfDone = promptOfHalf(now, say);
  if (halfDone !== null) return halfDone;
  if (kind.endsWith("-card")) return promptOfCards(now, say, kind.replace("-card", ""));
  if (kind === "move") return promptOfMoves(now, say);
  if (kind === "birth") return say("choose-birth", { count: now.view.births });
  if (kind === "remove" && tooMany(now)) return say("choose-removal", { count: tooMany(now) });
  if (kind === "lot") return promptOfLots(now, say);
  if (kind === "bid") return promptOfAmounts(now, say);
  return null;
}

const FEW = 1; // card that is named; more are marked in the hand

type Say = (key: string, args?: object) => string;

/** What was clicked first waits for its second half. */
function promptOfHalf({ picked, view, words }: Now, say: Say): string | null {
  if (picked?.kind === "dino") return say("choose-way", { region: picked.region, count: view.steps });
  if (picked?.kind === "swimmer") return say("choose-landing", { region: picked.region });
  if (picked?.kind === "card") return say("choose-target", { card: words.card(picked.card) });
  return null;
}

function promptOfCards(now: Now, say: Say, phase: string): string {
  if (now.passing) return say(`passing-${now.passing}`);
  const cards = playable(now);
  if (!cards.length) return say("choose-none", { phase });
  return cards.length > FEW ? say("choose-cards", { phase }) : say("choose-card", { phase, cards: anyOf(cards, now) });
}

function promptOfMoves(now: Now, say: Say): string {
  const cards = anyOf(playable(now), now);
  const count = now.view.steps;
  const goes = now.legal.some((code) => code.startsWith("move ") || code.startsWith("swim "));
  if (goes) return cards ? say("choose-dino-or-card", { count, cards }) : say("choose-dino", { count });
  return cards ? say("choose-card-or-end", { cards }) : say("choose-end");
}

function promptOfLots({ view, me, legal }: Now, say: Say): string | null {
  const drops = legal.includes("drop");
  const bids = legal.some((code) => code.startsWith("lot "));
  if (!bids) return drops ? say("choose-drop") : null;
  if (view.players[me]?.outbid) return say(drops ? "choose-again-or-drop" : "choose-again");
  return say(drops ? "choose-lot-or-drop" : "choose-lot");
}

function promptOfAmounts({ view, legal, words }: Now, say: Say): string | null {
  const lot = view.lots[view.lot ?? -1];
  const amounts = legal.flatMap((code) => (code.startsWith("bid ") ? [Number(code.slice("bid ".length))] : []));
  return lot && amounts.length ? say("choose-amount", { gene: words.t(`gene-${lot.gene}`), least: Math.min(...amounts) }) : null;
}

/** The cards that can be played, each once. */
function playable({ legal }: Now): string[] {
  const cards = legal.flatMap((code) => {
    if (code.startsWith("strike ")) return ["strike+1"];
    return /^(?:play|aim) ([^>]+)/.exec(code)?.[1] ?? [];
  });
  return [...new Set(cards)];
}

/** "A or B" */
function anyOf(cards: string[], { words }: Now): string {
  return new Intl.ListFormat(words.lang, { type: "disjunction" }).format(cards.map((card) => words.card(card)));
}

/** How many dinos of mine stand where they cannot all stay, beyond those that can. */
function tooMany({ facts, me }: Now): number {
  const herds = Object.values(facts?.seats[me]?.herds ?? {});
  return herds.reduce((sum, [stay, all]) => sum + all - stay, 0);
}
