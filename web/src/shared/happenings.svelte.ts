/** Shows what happened on a board, once for each new view. */

import { untrack } from "svelte";
import type { BoardProps } from "./board";
import { remember, type Stage } from "./stage";

/** `Show` is the game's own stage; of what vanishes, pieces whose key begins with `prefix` are seen once more. */
export function showHappenings(
  given: () => Pick<BoardProps, "view" | "news" | "motion">,
  board: () => HTMLElement | undefined,
  Show: new (root: HTMLElement) => Stage,
  prefix = "",
): void {
  const view = $derived(given().view);
  const news = $derived(given().news); // changes only with a new view: nothing is shown twice

  $effect.pre(() => {
    void view;
    untrack(() => {
      const root = board();
      if (root && given().motion) remember(root, prefix);
    });
  });

  $effect(() => {
    const happened = news;
    untrack(() => {
      const root = board();
      if (root && given().motion && happened.length) new Show(root).show(happened);
    });
  });
}
