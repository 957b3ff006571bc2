/** Pieces that move: food flies, hunters leap, the dead fade. A board's own stage says what each event looks like.
 * Used only where motion is welcome. A piece is an element with `data-piece`. */

import type { GameEvent } from "./board";

const STEP = 130; // ms between one happening and the next
const LONGEST = 1500; // whatever happened: nobody waits longer
const FLIGHT = 460;

interface Past {
  box: DOMRect;
  ghost: HTMLElement;
}

let past = new Map<string, Past>();

function pieceIn(root: HTMLElement, key: string): HTMLElement | null {
  return key ? root.querySelector<HTMLElement>(`[data-piece="${key}"]`) : null;
}

/** Where pieces lie before the board changes; those that vanish are shown once more from here. No others: to measure is to lay out. */
export function remember(root: HTMLElement, keys: readonly string[]): void {
  past = new Map();
  for (const key of keys) {
    const element = pieceIn(root, key);
    if (element) past.set(key, { box: element.getBoundingClientRect(), ghost: element });
  }
}

/** What a game brings: a stage of its own, and which pieces an event may take from the board. */
export interface Staging {
  new (root: HTMLElement): Stage;
  gone(event: GameEvent): string[];
}

export abstract class Stage {
  private moves: (() => void)[] = [];

  constructor(protected readonly root: HTMLElement) {}

  /** Looks where everything is, and only then moves it: to look after each change would lay out the board once more for each. */
  show(news: readonly GameEvent[]): void {
    let wait = 0;
    for (const event of news) {
      if (!this.play(event, Math.min(wait, LONGEST - FLIGHT))) continue;
      wait += STEP;
    }
    for (const move of this.moves) move();
    this.moves = [];
  }

  protected move(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.moves.push(() => element.animate(frames, timing));
  }

  /** Something that is on the board only while it moves. */
  private passing(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const gone = () => {
      element.remove();
    };
    this.moves.push(() => {
      this.root.append(element);
      element.animate(frames, timing).finished.then(gone, gone);
    });
  }

  /** Whether there was something to see. */
  protected abstract play(event: GameEvent, wait: number): boolean;

  protected find(key: string): HTMLElement | null {
    return pieceIn(this.root, key);
  }

  protected box(key: string): DOMRect | null {
    return this.find(key)?.getBoundingClientRect() ?? past.get(key)?.box ?? null;
  }

  private token(colour: string, from: DOMRect): HTMLElement {
    const origin = this.root.getBoundingClientRect();
    const token = document.createElement("span");
    token.setAttribute("aria-hidden", "true");
    const look = token.style; // by CSSOM: the page's policy allows no style attributes
    look.position = "absolute";
    look.zIndex = "9";
    look.width = look.height = "18px";
    look.borderRadius = "50%";
    look.pointerEvents = "none";
    look.background = `var(--${colour})`;
    look.border = "2px solid var(--pen)";
    look.left = `${String(from.x + from.width / 2 - origin.x - 9)}px`;
    look.top = `${String(from.y + from.height / 2 - origin.y - 9)}px`;
    look.opacity = "0";
    return token;
  }

  protected fly(colour: string, from: DOMRect | null, to: DOMRect | null, count: number, wait: number): boolean {
    if (!from || !to) return false;
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height * 0.6 - from.y - from.height / 2;
    for (let i = 0; i < Math.min(count, 4); i++) {
      const token = this.token(colour, from);
      const frames = [
        { transform: "scale(0.6)", opacity: 0 },
        {
          transform: `translate(${String(dx * 0.4)}px, ${String(dy * 0.4 - 24)}px) scale(1.3)`,
          opacity: 1,
          offset: 0.45,
        },
        { transform: `translate(${String(dx)}px, ${String(dy)}px) scale(0.8)`, opacity: 1, offset: 0.95 },
        { transform: `translate(${String(dx)}px, ${String(dy)}px) scale(0.4)`, opacity: 0 },
      ];
      this.passing(token, frames, { duration: FLIGHT, delay: wait + i * 70, easing: "ease-in-out" });
    }
    return true;
  }

  /** Food from the bank comes from nowhere on the table: it rises over whoever takes it. */
  protected rise(colour: string, key: string, wait: number): boolean {
    const at = this.box(key);
    if (!at) return false;
    const token = this.token(colour, at);
    const frames = [
      { transform: "translateY(-34px) scale(0.4)", opacity: 0 },
      { transform: "translateY(-22px) scale(1.4)", opacity: 1, offset: 0.4 },
      { transform: "translateY(14px) scale(0.7)", opacity: 0 },
    ];
    this.passing(token, frames, { duration: FLIGHT, delay: wait, easing: "ease-in" });
    return true;
  }

  protected leap(hunter: string, prey: string, wait: number): boolean {
    const element = this.find(hunter);
    const [from, to] = [this.box(hunter), this.box(prey)];
    if (!element || !from || !to) return false;
    const reach = 0.55;
    const x = (to.x + to.width / 2 - from.x - from.width / 2) * reach;
    const y = (to.y + to.height / 2 - from.y - from.height / 2) * reach;
    const frames = [
      { transform: "none", easing: "ease-in" },
      { transform: `translate(${String(x)}px, ${String(y)}px) scale(1.06)`, offset: 0.4, easing: "ease-out" },
      { transform: "none" },
    ];
    const land = () => (element.style.zIndex = "");
    this.moves.push(() => {
      element.style.zIndex = "8"; // not a part of the frames: a browser moves things by itself only where nothing else changes
      element.animate(frames, { duration: 620, delay: wait }).finished.then(land, land);
    });
    return true;
  }

  protected shake(key: string, wait: number): boolean {
    const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${String(x)}px)` }));
    return this.animate(key, frames, { duration: 380, delay: wait + 200 });
  }

  protected pop(key: string, wait: number): boolean {
    const frames = [{ transform: "scale(0.94)" }, { transform: "scale(1.04)" }, { transform: "none" }];
    return this.animate(key, frames, { duration: 320, delay: wait });
  }

  protected animate(key: string, frames: Keyframe[], timing: KeyframeAnimationOptions): boolean {
    const element = this.find(key);
    if (element) this.move(element, frames, timing);
    return element !== null;
  }

  /** A species that is gone stands there once more and fades. */
  protected fade(key: string, wait: number): boolean {
    const before = past.get(key);
    if (!before || this.find(key)) return false;
    const origin = this.root.getBoundingClientRect();
    const ghost = before.ghost.cloneNode(true) as HTMLElement;
    delete ghost.dataset.piece;
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    const look = ghost.style;
    look.position = "absolute";
    look.left = `${String(before.box.x - origin.x)}px`;
    look.top = `${String(before.box.y - origin.y)}px`;
    look.listStyle = "none";
    look.zIndex = "7";
    const frames = [
      { opacity: 1, filter: "none", transform: "none" },
      { opacity: 0, filter: "grayscale(1)", transform: "translateY(14px) scale(0.9) rotate(-3deg)" },
    ];
    this.passing(ghost, frames, { duration: 900, delay: wait, fill: "both", easing: "ease-in" });
    return true;
  }
}
