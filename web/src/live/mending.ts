/** A part of the page that could not be loaded is got by loading the page again, once the server answers.
 *
 * Chromium remembers a script that did not come, and all that needs it, for as long as the page is open: asking again is in vain.
 * And after an update of the server the old script is gone for good. Nothing is lost: the game is on the server, and the page waits
 * while something is unsent, somebody types or a dialog is open. */

import { outage } from "./outage.svelte";

const SHORTEST = 500; // ms between two tries, at first
const LONGEST = 10_000;
const APART = 30_000; // ms between two loadings: what stays broken is not to flicker
const KEPT = "speciate.mended";

/** Who has something that would be lost with the page. */
export const unsent = new Set<() => boolean>();

/** What is around a page, for a test that plays it. */
export interface Surroundings {
  /** Whether the server gives out the page. */
  answers(): Promise<boolean>;
  isBusy(): boolean;
  /** How long ago the page was last loaded for this, in ms. */
  sinceLast(): number;
  /** Waits, but no longer than until there is a network again. */
  pause(ms: number): Promise<void>;
  reload(): void;
}

export async function mend(page: Surroundings): Promise<void> {
  for (let tries = 0; ; ) {
    if (page.isBusy() || page.sinceLast() < APART) await page.pause(SHORTEST);
    else if (!(await page.answers())) await page.pause(Math.min(LONGEST, SHORTEST * 2 ** tries++));
    else if (!page.isBusy()) return page.reload();
  }
}

const real: Surroundings = {
  // the list of its files is the one part that the worker never keeps
  answers: () => fetch("/files.json", { cache: "no-store" }).then(({ ok }) => ok, () => false),
  isBusy: () => outage.waiting > 0 || [...unsent].some((has) => has()) || isTyping() || document.querySelector("dialog[open]") !== null,
  sinceLast: () => Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0),
  pause: (ms) =>
    new Promise((wake) => {
      const done = () => {
        clearTimeout(timer);
        removeEventListener("online", done);
        wake();
      };
      const timer = setTimeout(done, ms);
      addEventListener("online", done);
    }),
  reload: () => {
    sessionStorage.setItem(KEPT, String(Date.now()));
    location.reload();
  },
};

function isTyping(): boolean {
  const { activeElement: field } = document;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.type !== "button" && field.value !== "";
}

/** From now on, whatever part of the page does not come: Vite tells of each, its styles included. */
export function mendByItself(): void {
  addEventListener("vite:preloadError", () => void mend(real), { once: true });
}
