/** S-Evolution in the browser. */

import type { GameUi } from "../../shared/board";
import Board from "./Board.svelte";
import { pieces } from "./pieces";

const ui: GameUi = { Board, pieces };

export default ui;
