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

export function tip(content: TipContent | null): Attachment<Element> {
  return (element) => {
    if (content === null) return;
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") tips.ask(element, HOVER);
      },
      pointerleave: () => {
        if (pressed !== element) tips.closeSoon();
      },
      pointerdown: (event) => {
        pressed = null;
        if ((event as PointerEvent).pointerType === "mouse") return tips.close();
        pressed = element;
        tips.ask(element, PRESS);
      },
      pointerup: () => {
        if (tips.open?.anchor !== element) tips.close();
      },
      click: (event) => {
        if (pressed === element && tips.open?.anchor === element) {
          event.preventDefault(); // the end of a long press is no click
          event.stopImmediatePropagation();
        } else if (pressed === element && !element.closest(ACTS)) {
          tips.ask(element, 0);
        }
        pressed = null;
      },
      contextmenu: (event) => {
        if (pressed === element) event.preventDefault(); // a long press asks for the tip, not for the browser's menu
      },
      focus: () => {
        if (element.matches(":focus-visible")) tips.ask(element, HOVER);
      },
      blur: () => tips.close(),
    };
    contents.set(element, content);
    tips.changed(element);
    for (const [name, act] of Object.entries(events)) element.addEventListener(name, act, name === "click");
    return () => {
      for (const [name, act] of Object.entries(events)) element.removeEventListener(name, act, name === "click");
      contents.delete(element);
      tips.changed(element);
    };
  };
}
