/** What the start form asks in a way of its own: a map is drawn, not added up. */

import type { OptionParts } from "../../shared/board";
import OwnMap from "./OwnMap.svelte";

const parts: OptionParts = { beneath: { level: OwnMap }, instead: ["own_start", "own_nuisances"] };

export default parts;
