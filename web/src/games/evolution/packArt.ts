/** The pack of Evolution in the lab: each food value is a trait card. */

import type { PackArt } from "../../shared/board";
import PackCard from "./PackCard.svelte";

const art: PackArt = { draws: (place) => /^food\.[a-z-]+\[\d+\]$/.test(place), Drawing: PackCard };

export default art;
