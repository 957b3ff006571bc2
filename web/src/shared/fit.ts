/** Words that fit in their place: the longest of several wordings, or letters a little smaller. Never a broken or cut word. */

import type { Attachment } from "svelte/attachments";

/** How wide a text is in one line, in px. */
export type Measure = (text: string) => number;

/** Whether a text fits into lines of a width without a word being broken. */
export function fits(text: string, width: number, lines: number, measure: Measure): boolean {
  let used = 1;
  let line = "";
  for (const word of text.split(/ |(?<=-)/)) {
    const longer = line && !line.endsWith("-") ? `${line} ${word}` : line + word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) used++;
    line = word;
    if (measure(word) > width || used > lines) return false;
  }
  return true;
}

/** Of several wordings, the long ones first, the first that fits; the last where none does. */
export function longestFitting(texts: readonly string[], width: number, lines: number, measure: Measure): string {
  return texts.find((text) => fits(text, width, lines, measure)) ?? texts.at(-1) ?? "";
}

const canvas = typeof document === "undefined" ? null : document.createElement("canvas").getContext?.("2d");

/** Measures in the letters of an element. */
export function measureIn(element: Element): Measure {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, textTransform } = getComputedStyle(element);
  return (text) => {
    if (!canvas) return 0;
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    canvas.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
    return canvas.measureText(textTransform === "uppercase" ? text.toUpperCase() : text).width;
  };
}

/** How large letters are, and whether what is said besides is left out; the best first. */
const WAYS = [
  { letters: 1, isBrief: false },
  { letters: 1, isBrief: true },
  { letters: 0.92, isBrief: true },
  { letters: 0.85, isBrief: true },
  { letters: 0.78, isBrief: true },
];

/** Gets all letters of an element of fixed size into it: `data-brief` leaves out what is said besides, `--fit` makes them smaller. */
export const shrinkToFit: Attachment<HTMLElement> = (element) => {
  function fit(): void {
    for (const { letters, isBrief } of WAYS) {
      element.style.setProperty("--fit", String(letters));
      element.toggleAttribute("data-brief", isBrief);
      if (element.scrollHeight <= element.clientHeight + 1) return;
    }
  }
  let next = 0;
  const size = new ResizeObserver(fit);
  const text = new MutationObserver(() => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(fit); // with all else that changes: the page is laid out once for them
  });
  size.observe(element);
  text.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    cancelAnimationFrame(next);
    size.disconnect();
    text.disconnect();
  };
};
