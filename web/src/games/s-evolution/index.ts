/** S-Evolution in the browser. */

import type { GameUi } from "../../shared/board";
import Board from "./Board.svelte";
import { moment, pace, sound } from "./moments";
import packArt from "./packArt";
import { movePieces, pieces } from "./pieces";

const ui: GameUi = { Board, pieces, movePieces, moment, Moment: () => import("./Moment.svelte"), packArt, pace, sound };

export default ui;
