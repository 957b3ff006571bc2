/** Evolutopia in the browser. */

import type { GameUi } from "../../shared/board";
import Board from "./Board.svelte";
import { pieces, ruleOf } from "./rules";

const ui: GameUi = { Board, ruleOf, pieces };

export default ui;
