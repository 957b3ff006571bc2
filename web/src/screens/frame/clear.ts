/** Keeps what opens over a board away from what can be chosen there: at the top or at the bottom of it, wherever it covers less. */

import type { Attachment } from "svelte/attachments";
import { covered, openTargets } from "../../shared/clearance";

export const clear: Attachment<HTMLElement> = (element) => {
  function place(): void {
    const board = element.parentElement?.querySelector(":scope > .board");
    if (!board || !element.firstElementChild) return;
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const height = element.offsetHeight;
    const targets = openTargets(board);
    const above = covered({ left, right, top, bottom: top + height }, targets);
    const below = covered({ left, right, top: bottom - height, bottom }, targets);
    element.dataset["at"] = below < above ? "bottom" : "top";
  }

  // when it comes up or grows; it does not wander while it is read
  const watch = new ResizeObserver(place);
  watch.observe(element);
  return () => watch.disconnect();
};
