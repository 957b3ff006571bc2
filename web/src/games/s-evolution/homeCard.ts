/** S-Evolution on the home screen. */

import type { GameCard } from "../../shared/board";
import Picture from "./Picture.svelte";

const card: GameCard = { Picture, minutes: 60 };

export default card;
