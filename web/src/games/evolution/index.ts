/** Evolution in the browser. */

import type { GameUi } from "../../shared/board";
import Board from "./Board.svelte";
import { movePieces } from "./movePieces";
import packArt from "./packArt";
import { regret } from "./regret";
import { scoreDetail } from "./scoreDetail";
import { momentOf, paceOf, soundOf } from "./moments/moments";

const OF_THE_POOL = new Set(["food-revealed", "plants-from-hole", "food-laid", "food-laid-unseen"]);

const ui: GameUi = {
  Board,
  pieces: (event) => (OF_THE_POOL.has(event.event) ? ["pool"] : []),
  movePieces,
  moment: momentOf,
  anew: ["attacked"],
  Moment: () => import("./moments/Moment.svelte"),
  packArt,
  pace: paceOf,
  sound: soundOf,
  regret,
  scoreDetail,
};

export default ui;
