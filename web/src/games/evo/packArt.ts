/** The pack of Evo in the lab: half-boards, genes and event cards. */

import type { PackArt } from "../../shared/board";
import type { Words } from "../../shared/words";
import { cardOf } from "./cards";
import PackPicture from "./PackPicture.svelte";

function name(place: string, words: Words, pack: { events?: { card?: unknown }[] }): string | null {
  const event = /^events\[(\d+)\]$/.exec(place)?.[1];
  if (!event) return /^halves\.(\w+)$/.exec(place)?.[1] ?? null;
  const card = String(pack.events?.[Number(event)]?.card);
  return cardOf(card) ? words.card(card) : null;
}

const art: PackArt = {
  draws: (place) => /^(halves\.\w+\.|events\[\d+\])$/.test(place),
  Drawing: PackPicture,
  name,
};

export default art;
