/** Shows where to click: marks what a board offers with `data-here`, and keeps up with what the board draws. */

import type { Attachment } from "svelte/attachments";

/** `ways` are groups of selectors, in the order of the clicks: of those that are there, the last is marked. */
export function point(ways: string[][]): Attachment<HTMLElement> {
  return (board) => {
    let marked: HTMLElement[] = [];

    function mark(): void {
      const found = ways
        .map((group) => group.flatMap((selector) => [...board.querySelectorAll<HTMLElement>(selector)]))
        .findLast((elements) => elements.length);
      for (const old of marked) if (!found?.includes(old)) delete old.dataset["here"];
      for (const element of found ?? []) element.dataset["here"] = "";
      marked = found ?? [];
    }

    const watch = new MutationObserver(mark);
    mark();
    watch.observe(board, { childList: true, subtree: true, attributeFilter: ["data-move", "data-verb"] });
    return () => {
      watch.disconnect();
      for (const old of marked) delete old.dataset["here"];
    };
  };
}
