/** What somebody is called who has not said their name: a name for anyone, in either language. */

import { settings } from "./settings.svelte";

const NICKNAMES = ["Robin", "Sacha", "Charlie", "Alix", "Camille", "Noa", "Maxime", "Lou"];

const drawn = Math.floor(Math.random() * NICKNAMES.length);

/** The first is kept for this browser; those after it are for others at the same screen. */
export function nickname(number = 1): string {
  const first = settings.nickname ?? drawn;
  // later: this is asked while the page is being drawn, when nothing may change
  if (settings.nickname === null) queueMicrotask(() => settings.set({ nickname: first }));
  return NICKNAMES[(first + number - 1) % NICKNAMES.length]!;
}
