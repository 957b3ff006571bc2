/** Says what to do next while a choice is half made; what a board says follows from what is on it. */

import { untrack } from "svelte";
import type { BoardProps } from "./board";

export function saySentence(given: () => Pick<BoardProps, "say">, sentence: () => string | null): void {
  const said = $derived(sentence());
  $effect(() => {
    const now = said;
    untrack(() => {
      given().say(now);
    });
  });
}
