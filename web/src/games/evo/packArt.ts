/** The pack of Evo in the lab: half-boards, genes and event cards. */

import type { PackArt } from "../../shared/board";
import PackPicture from "./PackPicture.svelte";

const art: PackArt = {
  draws: (place) => /^(halves\.\w+\.|events\[\d+\])$/.test(place),
  Drawing: PackPicture,
  name: (place) => /^halves\.(\w+)$/.exec(place)?.[1] ?? null,
};

export default art;
