/** Evo in the browser. */

import type { GameUi } from "../../shared/board";
import Board from "./Board.svelte";
import { piecesOf, ruleOf } from "./rules";

const ui: GameUi = { Board, ruleOf, pieces: piecesOf };

export default ui;
