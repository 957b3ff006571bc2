/** The pack of S-Evolution in the lab: resource cards and Discoveries. */

import type { PackArt } from "../../shared/board";
import { ROMAN } from "./cards";
import PackCard from "./PackCard.svelte";

const art: PackArt = {
  draws: (place) => /^(cards|generous|discoveries)\.\w+\[\d+\]$/.test(place),
  Drawing: PackCard,
  name: (place) => {
    const age = /^discoveries\.\w+\[(\d+)\]$/.exec(place)?.[1];
    return age ? (ROMAN[Number(age) + 1] ?? null) : null;
  },
};

export default art;
