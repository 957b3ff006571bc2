/** Shows what happened on a board, once for each new view. */

import { untrack } from "svelte";
import type { BoardProps } from "./board";
import { remember, type Staging } from "./stage";

/** `Show` is the game's own stage. */
export function showHappenings(
  given: () => Pick<BoardProps, "view" | "news" | "motion">,
  board: () => HTMLElement | undefined,
  Show: Staging,
): void {
  const view = $derived(given().view);
  const news = $derived(given().news); // changes only with a new view: nothing is shown twice

  $effect.pre(() => {
    void view;
    untrack(() => {
      const root = board();
      if (root && given().motion) remember(root, news.flatMap((event) => Show.gone(event)));
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
