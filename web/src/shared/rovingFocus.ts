/**
 * One stop of the Tab key for a player's whole row, and arrows within it: a table of six has a hundred signs.
 * The stop is the first thing that can be done there, or else the first sign; left and right go from one to the
 * next, up and down from species to species.
 */

import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const PIECE = "[data-piece]";

export function rovingFocus(): Attachment<HTMLElement> {
  return (row) => {
    const buttons = () => [...row.querySelectorAll<HTMLElement>("button")];

    function settle(stop?: HTMLElement): void {
      const all = buttons();
      const doable = all.find((button) => button.dataset.verb && button.ariaDisabled !== "true");
      const focused = all.find((button) => button === document.activeElement);
      const chosen = stop ?? focused ?? doable ?? all[0];
      for (const button of all) button.tabIndex = button === chosen ? 0 : -1;
    }

    function isFirst(button: HTMLElement): boolean {
      return button.closest(PIECE)?.querySelector("button") === button;
    }

    function onkeydown(event: KeyboardEvent): void {
      const step = STEPS[event.key];
      const leaps = event.key === "ArrowUp" || event.key === "ArrowDown";
      const focused = document.activeElement;
      const all = buttons().filter((button) => !leaps || isFirst(button) || button === focused);
      const at = all.findIndex((button) => button === focused);
      if (!step || at < 0) return;
      const next = all[(at + step + all.length) % all.length];
      settle(next);
      next?.focus();
      event.preventDefault();
    }

    const watch = new MutationObserver(() => {
      settle();
    });
    settle();
    watch.observe(row, { childList: true, subtree: true, attributeFilter: ["aria-disabled", "data-verb"] });
    row.addEventListener("keydown", onkeydown);
    return () => {
      watch.disconnect();
      row.removeEventListener("keydown", onkeydown);
    };
  };
}
