/** Evolutopia on the home screen. */

import type { GameCard } from "../../shared/board";
import Picture from "./Picture.svelte";

const card: GameCard = {
  Picture,
  minutes: 45,
  first: { level: "discovery" },
  optionParts: async () => (await import("./optionParts")).default,
};

export default card;
