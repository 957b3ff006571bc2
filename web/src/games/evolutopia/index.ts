/** Evolutopia in the browser. */

import type { GameUi } from "../../shared/board";
import Board from "./Board.svelte";
import { moment, pace, sound } from "./moments";
import packArt from "./packArt";
import { movePieces, pieces } from "./pieces";
import { decided } from "./reasons";
import type { EvolutopiaView } from "./view";

/** Whoever's turn it is does it, where an event names nobody. */
const actor: GameUi["actor"] = (event, view?: EvolutopiaView) => (typeof event.seat === "number" ? undefined : (view?.turn ?? null));

const ui: GameUi = { Board, actor, pieces, movePieces, moment, anew: ["inaugurated"], Moment: () => import("./Moment.svelte"), packArt, pace, sound, decided };

export default ui;
