/** What can be done now, said more closely than the game does: from the legal moves and the cards in hand. */

import type { Decision } from "../../shared/board";
import type { Messages, Words } from "../../shared/words";
import { readCard } from "./cards";
import type { SEvolutionView } from "./view";

interface Now {
  view: SEvolutionView;
  me: number;
  decision: Decision | null;
  legal: readonly string[];
  labels: Messages;
  words: Words;
  /** for fingers */
  isTouch: boolean;
}

/** Null where the game's own sentence says it all. */
export function prompt(now: Now): string | null {
  switch (now.decision?.kind) {
    case "play":
      return ofPlay(now);
    case "manage":
      return ofManagement(now);
    default:
      return null;
  }
}

function ofPlay(now: Now): string | null {
  const { view, me, legal, labels, words } = now;
  const playable = legal.filter((code) => code.startsWith("play "));
  if (!playable.length) return legal.includes("discovery") ? labels.t("now-discovery") : null;
  const { colour } = view;
  const hand = view.players[me]?.hand ?? [];
  const isFree = hand.length === playable.length;
  if (colour === null || isFree || playable.some((code) => readCard(code.slice(5))?.suit !== colour)) return ofFree(now);
  return labels.t(legal.includes("discovery") ? "now-follow-or" : "now-follow", { suit: words.t(`suit-${colour}`) });
}

/** The first time, how to read a card. */
function ofFree({ view, isTouch, labels }: Now): string | null {
  return isTouch && view.round === 1 ? labels.t("now-hold") : null;
}

function ofManagement({ legal, labels }: Now): string | null {
  if (legal.some((code) => /^(grow|evolve|build)/.test(code))) return null;
  return labels.t(legal.some((code) => code.startsWith("remove ")) ? "now-remove" : "now-nothing");
}
