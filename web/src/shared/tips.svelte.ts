/** Tips: what a rule says, on hover, focus or a long press, and on a tap where nothing else is done by one. The page
 * shows the one that is open (`TipBubble.svelte`). */

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TipContent } from "./board";

const HOVER = 350; // ms before a pointer that rests is taken to ask
const PRESS = 500;
const LEAVE = 300; // ms in which a pointer may go from a piece to the link of its tip
const ACTS = "[data-verb], [data-opens]"; // what a tap does something else with

interface OpenTip {
  content: TipContent;
  anchor: Element;
}

/** What each piece has to tell now: a new view may give it other words while it is pressed or its tip is open. */
const contents = new WeakMap<Element, TipContent>();

class Tips {
  open: OpenTip | null = $state.raw(null);
  private timer = 0;

  ask(anchor: Element, wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(anchor), wait);
  }

  private show(anchor: Element): void {
    const content = contents.get(anchor);
    if (content !== undefined && anchor.isConnected) this.open = { content, anchor };
  }

  /** Keeps what is open: the pointer is on its link. */
  keep(): void {
    clearTimeout(this.timer);
  }

  closeSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.close(), LEAVE);
  }

  close(): void {
    clearTimeout(this.timer);
    const was = this.open;
    // not at once: an element with the focus may go away in the middle of drawing, when nothing can be changed
    if (was !== null) queueMicrotask(() => this.open === was && (this.open = null));
  }

  /** A piece has other words, or none any more. */
  changed(anchor: Element): void {
    if (untrack(() => this.open?.anchor) !== anchor) return; // untracked: pieces are not drawn anew for every tip
    queueMicrotask(() => {
      if (this.open?.anchor !== anchor || this.open.content === contents.get(anchor)) return;
      if (contents.has(anchor)) this.show(anchor);
      else this.open = null;
    });
  }
}

export const tips = new Tips();

let pressed: Element | null = null; // by a finger
let hovered: Element | null = null; // by a mouse

/** The piece with a tip that something happened to. */
function anchorOf(target: EventTarget | null): Element | null {
  let element = target instanceof Element ? target : null;
  while (element && !contents.has(element)) element = element.parentElement;
  return element;
}

/** For all pieces together: listeners of their own would be thousands at a large table. */
const LISTENERS: { [name in keyof DocumentEventMap]?: (event: DocumentEventMap[name]) => void } = {
  pointerover: ({ target, pointerType }) => {
    const anchor = anchorOf(target);
    if (anchor === hovered || pointerType !== "mouse") return;
    if (hovered) tips.closeSoon();
    hovered = anchor;
    if (anchor) tips.ask(anchor, HOVER);
  },
  pointerout: ({ target, relatedTarget, pointerType }) => {
    const anchor = anchorOf(target);
    if (!anchor || anchor === pressed || anchor === anchorOf(relatedTarget)) return;
    if (pointerType === "mouse") hovered = null;
    tips.closeSoon();
  },
  pointerdown: ({ target, pointerType }) => {
    pressed = null;
    const anchor = anchorOf(target);
    if (!anchor) return;
    if (pointerType === "mouse") return tips.close();
    pressed = anchor;
    tips.ask(anchor, PRESS);
  },
  pointerup: ({ target }) => {
    const anchor = anchorOf(target);
    if (anchor && tips.open?.anchor !== anchor) tips.close();
  },
  click: (event) => {
    const anchor = anchorOf(event.target);
    if (anchor && pressed === anchor && tips.open?.anchor === anchor) {
      event.preventDefault(); // the end of a long press is no click
      event.stopImmediatePropagation();
    } else if (anchor && pressed === anchor && !anchor.closest(ACTS)) tips.ask(anchor, 0);
    pressed = null;
  },
  contextmenu: (event) => {
    if (pressed && pressed === anchorOf(event.target)) event.preventDefault(); // a long press asks for the tip, not for a menu
  },
  focusin: ({ target }) => {
    if (target instanceof Element && contents.has(target) && target.matches(":focus-visible")) tips.ask(target, HOVER);
  },
  focusout: ({ target }) => {
    if (target instanceof Element && contents.has(target)) tips.close();
  },
};

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const [name, act] of Object.entries(LISTENERS)) document.addEventListener(name, act as EventListener, name === "click");
}

export function tip(content: TipContent | null): Attachment<Element> {
  return (element) => {
    if (content === null) return;
    listen();
    contents.set(element, content);
    tips.changed(element);
    return () => {
      contents.delete(element);
      tips.changed(element);
    };
  };
}
