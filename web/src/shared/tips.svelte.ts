/** Tips: what a rule says, on hover, focus or a long press. The page shows the one that is open (`TipBubble.svelte`). */

import type { Attachment } from "svelte/attachments";
import type { TipContent } from "./board";

const HOVER = 350; // ms before a pointer that rests is taken to ask
const PRESS = 500;
const LEAVE = 300; // ms in which a pointer may go from a piece to the link of its tip

interface OpenTip {
  content: TipContent;
  anchor: Element;
}

class Tips {
  open: OpenTip | null = $state.raw(null);
  private timer = 0;

  ask(content: TipContent, anchor: Element, wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (anchor.isConnected) this.open = { content, anchor };
    }, wait);
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
}

export const tips = new Tips();

export function tip(content: TipContent | null): Attachment<Element> {
  return (element) => {
    if (content === null) return;
    let pressed = false;
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") tips.ask(content, element, HOVER);
      },
      pointerleave: () => {
        if (!pressed) tips.closeSoon();
      },
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === "mouse") return tips.close();
        pressed = true;
        tips.ask(content, element, PRESS);
      },
      pointerup: () => {
        if (tips.open?.anchor !== element) tips.close();
      },
      click: (event) => {
        if (pressed && tips.open?.anchor === element) {
          event.preventDefault(); // the end of a long press is no click
          event.stopImmediatePropagation();
        }
        pressed = false;
      },
      contextmenu: (event) => {
        if (pressed) event.preventDefault(); // a long press asks for the tip, not for the browser's menu
      },
      focus: () => {
        if (element.matches(":focus-visible")) tips.ask(content, element, HOVER);
      },
      blur: () => tips.close(),
    };
    for (const [name, act] of Object.entries(events)) element.addEventListener(name, act, name === "click");
    return () => {
      for (const [name, act] of Object.entries(events)) element.removeEventListener(name, act, name === "click");
      if (tips.open?.anchor === element) tips.close();
    };
  };
}
