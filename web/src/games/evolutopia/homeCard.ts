/** Evolutopia on the home screen. */

import type { GameCard } from "../../shared/board";
import Picture from "./Picture.svelte";

const card: GameCard = { Picture, minutes: 45 };

export default card;
