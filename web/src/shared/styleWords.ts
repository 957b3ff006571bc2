/** What a game calls the styles of its bots, and says of them. */

import { vocabularies } from "./vocabulary.svelte";
import { Words } from "./words";

/** The bare name until the game's words are here. */
export function styleWords(game: string, style: string): { name: string; hint: string } {
  const data = vocabularies.get(game);
  const words = data && new Words(data, []);
  if (!words?.has(`style-${style}`)) return { name: style, hint: "" };
  return { name: words.t(`style-${style}`), hint: words.t(`style-${style}.hint`) };
}
