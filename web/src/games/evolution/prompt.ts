/** What can be done now, said of the species at hand: from the legal moves, and why not from what the engine foresees. */

import type { Decision, Preview } from "../../shared/board";
import { letter, type Messages, type Words } from "../../shared/words";
import type { EvolutionView } from "./view";

/** Of a hungry species (`preview.py` of Evolution). */
const REASONS = ["no-plants", "too-large", "protected"] as const;
type Reason = (typeof REASONS)[number];

interface Facts {
  /** what is in the way of each hungry species that cannot feed, by its place */
  cannot?: Record<string, Reason>;
}

interface Now {
  view: EvolutionView;
  me: number;
  decision: Decision | null;
  legal: readonly string[];
  /** null until the engine has said it */
  foreseen: Preview | null;
  labels: Messages;
  words: Words;
  /** for fingers, and cards that have no room for their text */
  mustHold: boolean;
}

export function prompt(now: Now): string | null {
  switch (now.decision?.kind) {
    case "food":
      return now.labels.t(now.mustHold && now.view.round === 1 ? "now-food-hold" : "now-food");
    case "play":
      return ofPlay(now);
    case "use":
      return ofUse(now);
    case "leaf":
      return ofLeaves(now);
    case "feed":
      return ofFeeding(now);
    default:
      return null;
  }
}

/** The places in moves that begin with one of these words, each once. */
function places(legal: readonly string[], ...kinds: string[]): number[] {
  const found = legal.flatMap((code) => {
    const [, kind = "", place] = /^([a-z-]+) (\d+)/.exec(code) ?? [];
    return kinds.includes(kind) ? [Number(place)] : [];
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

type Joined = "conjunction" | "disjunction";

function list(now: Now, parts: readonly string[], type: Joined): string {
  return new Intl.ListFormat(now.words.lang, { type }).format(parts);
}

function letters(now: Now, all: readonly number[], type: Joined): string {
  const row = now.view.players[now.me]?.species ?? [];
  const named = all.map((place) => letter(row[place]?.id ?? place));
  return list(now, named, type);
}

function ofPlay({ legal, labels }: Now): string {
  const cards = legal.some((code) => code.startsWith("card "));
  const traits = legal.some((code) => code.startsWith("drop "));
  if (cards) return labels.t(traits ? "now-play" : "now-cards");
  return labels.t(traits ? "now-drop" : "now-end");
}

/** What becomes of the card that is held. */
function ofUse(now: Now): string {
  const { legal, labels, words } = now;
  const uses = (["trait", "body", "population", "new"] as const).filter((use) => legal.some((code) => code.startsWith(use)));
  const card = words.card(now.view.players[now.me]?.held ?? "");
  return labels.t("now-use", { card, uses: list(now, uses.map((use) => labels.t(`use-${use}`)), "disjunction") });
}

function ofLeaves(now: Now): string {
  const uses = (["fertile", "long-neck", "fat"] as const).flatMap((kind) => {
    const able = places(now.legal, kind);
    const trait = now.words.trait(kind === "fat" ? "fat-tissue" : kind);
    return able.length ? [`${trait} (${letters(now, able, "conjunction")})`] : [];
  });
  return now.labels.t("now-leaf", { uses: list(now, uses, "disjunction") });
}

function ofFeeding(now: Now): string {
  const { legal, labels } = now;
  const feeders = places(legal, "feed", "attack");
  const thinkers = places(legal, "think");
  const said: string[] = [];
  if (feeders.length) {
    const species = letters(now, feeders, "disjunction");
    said.push(labels.t(legal.includes("end") ? "now-fat" : "now-feed", { species }), ...hindered(now));
  }
  if (thinkers.length) {
    const species = letters(now, thinkers, "disjunction");
    said.push(labels.t(feeders.length ? "may-think" : "now-think", { species }));
  }
  return said.join(" ") || labels.t("now-end");
}

function hindered(now: Now): string[] {
  const cannot = (now.foreseen?.facts as Facts | undefined)?.cannot ?? {};
  return REASONS.flatMap((reason) => {
    const all = Object.keys(cannot).filter((place) => cannot[place] === reason);
    if (!all.length) return [];
    const species = letters(now, all.map(Number), "conjunction");
    return [now.labels.t(`cannot-${reason}`, { species, count: all.length })];
  });
}
