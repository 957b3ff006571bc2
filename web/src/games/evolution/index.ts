/** Evolution in the browser. */

import type { GameUi } from "../../shared/board";
import Board from "./Board.svelte";

const OF_THE_POOL = new Set(["food-revealed", "plants-from-hole", "food-laid", "food-laid-unseen"]);

const ui: GameUi = { Board, pieces: (event) => (OF_THE_POOL.has(event.event) ? ["pool"] : []) };

export default ui;
