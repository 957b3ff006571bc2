/**
 * One stop of the Tab key for the whole island. Left and right go through what can be done there, or through the dinos
 * where nothing can; up and down go over the map, region by region of a column.
 */

import type { Attachment } from "svelte/attachments";

const ALONG: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const ACROSS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function roam(): Attachment<HTMLElement> {
  return (map) => {
    const buttons = () => [...map.querySelectorAll<HTMLElement>("button")];
    const isOffered = (button: HTMLElement) => button.dataset["verb"] !== undefined;

    function stops(all: HTMLElement[]): HTMLElement[] {
      const offered = all.filter(isOffered);
      if (offered.length) return offered;
      const held = all.filter((button) => button.dataset["held"] !== undefined);
      return held.length ? held : all;
    }

    function settle(stop?: HTMLElement): void {
      const all = buttons();
      const focused = all.find((button) => button === document.activeElement);
      const possible = stops(all);
      const chosen = stop ?? focused ?? possible.find((button) => button.ariaDisabled !== "true") ?? possible[0];
      for (const button of all) button.tabIndex = button === chosen ? 0 : -1;
    }

    function onkeydown(event: KeyboardEvent): void {
      const all = buttons();
      const focused = all.find((button) => button === document.activeElement);
      const step = ALONG[event.key] ?? ACROSS[event.key];
      if (!focused || !step) return;
      const row = event.key in ALONG ? stops(all) : all;
      const at = row.indexOf(focused);
      // from a region that is not among them: on to the next one that is
      const from = at >= 0 ? at : row.findIndex((button) => all.indexOf(button) > all.indexOf(focused)) - (step > 0 ? 1 : 0);
      const next = row[(from + step + row.length) % row.length];
      settle(next);
      next?.focus();
      event.preventDefault();
    }

    const watch = new MutationObserver(() => {
      settle();
    });
    settle();
    watch.observe(map, { childList: true, subtree: true, attributeFilter: ["aria-disabled", "data-verb"] });
    map.addEventListener("keydown", onkeydown);
    return () => {
      watch.disconnect();
      map.removeEventListener("keydown", onkeydown);
    };
  };
}
