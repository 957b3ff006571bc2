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
function measureIn(element: Element): Measure {
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, textTransform } = getComputedStyle(element);
  return (text) => {
    if (!canvas) return 0;
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    canvas.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
    return canvas.measureText(textTransform === "uppercase" ? text.toUpperCase() : text).width;
  };
}

/** The width of an element, and the letters in it. */
export interface Room {
  width: number;
  measure: Measure;
}

const told = new WeakMap<Element, (room: Room) => void>();
let rooms: ResizeObserver | undefined;

/** Tells the room of an element whenever its size has changed. All of them are measured together, once everything is laid out:
 * to measure one, write into it and measure the next would lay out the page as often. */
export function roomFor(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = (rooms ??= new ResizeObserver((entries) => {
      for (const { target } of entries) told.get(target)?.(roomOf(target));
    }));
    told.set(element, tell);
    observer.observe(element);
    return () => {
      observer.unobserve(element);
    };
  };
}

function roomOf(element: Element): Room {
  return { width: element.clientWidth, measure: measureIn(element) };
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
  let isWhole = true; // as it is without any of the ways
  const hasRoom = () => element.scrollHeight <= element.clientHeight + 1;

  function fit(): void {
    if (isWhole && hasRoom()) return; // nearly always: nothing is written, and the page need not be laid out once more
    for (const { letters, isBrief } of WAYS) {
      element.style.setProperty("--fit", String(letters));
      element.toggleAttribute("data-brief", isBrief);
      isWhole = letters === 1 && !isBrief;
      if (hasRoom()) return;
    }
  }
  const size = new ResizeObserver(fit);
  const text = new MutationObserver(() => {
    size.unobserve(element);
    size.observe(element); // is told anew, when all else that changes is laid out
  });
  size.observe(element);
  text.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    size.disconnect();
    text.disconnect();
  };
};
