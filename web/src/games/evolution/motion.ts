/** What happened, shown in a second: food flies, hunters leap, the dead fade. Called only where motion is welcome. */

import type { GameEvent } from "../../shared/board";
import { speciesKey } from "./view";

const STEP = 130; // ms between one happening and the next
const LONGEST = 1500; // whatever happened: nobody waits longer
const FLIGHT = 460;

interface Past {
  box: DOMRect;
  ghost: HTMLElement;
}

let past = new Map<string, Past>();

/** Where the pieces lie before the board changes; those that vanish are shown once more from here. */
export function remember(root: HTMLElement): void {
  past = new Map();
  for (const element of pieces(root)) {
    const key = element.dataset.piece ?? "";
    if (key.startsWith("species:")) past.set(key, { box: element.getBoundingClientRect(), ghost: element });
  }
}

function pieces(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-piece]")];
}

export function show(root: HTMLElement, news: readonly GameEvent[]): void {
  const stage = new Stage(root);
  let wait = 0;
  for (const event of news) {
    if (!stage.play(event, Math.min(wait, LONGEST - FLIGHT))) continue;
    wait += STEP;
  }
}

/** `[seat, id]`, as events name a species. */
function refKey(value: unknown): string {
  return Array.isArray(value) ? speciesKey(Number(value[0]), Number(value[1])) : "";
}

class Stage {
  private readonly origin: DOMRect;

  constructor(private readonly root: HTMLElement) {
    this.origin = root.getBoundingClientRect();
  }

  /** Whether there was something to see. */
  play(event: GameEvent, wait: number): boolean {
    const own = refKey(event.species);
    switch (event.event) {
      case "plants-from-hole":
        return this.fly("plant", this.box("pool"), this.box(own), Number(event.count), wait);
      case "plants-from-bank":
        return this.rise("plant", own, wait);
      case "meat":
        return this.rise("meat", own, wait);
      case "attacked":
        return this.leap(own, refKey(event.target), wait);
      case "gored":
      case "lost-population":
      case "starved":
        return this.shake(own, wait);
      case "extinct":
        return this.fade(own, wait);
      case "bagged":
        return this.fly(
          "plant",
          this.box("pool"),
          this.box(`bag:${String(event.seat)}`),
          Math.min(3, Number(event.count)),
          wait,
        );
      case "traits-revealed":
      case "species-shown":
        return this.flip(own, wait);
      case "body-grew":
      case "population-grew":
      case "fertile":
      case "species-created":
      case "species-given":
      case "trait-laid":
      case "trait-laid-unseen":
        return this.pop(own, wait);
      case "food-revealed":
        return this.pop("pool", wait);
      default:
        return false;
    }
  }

  private find(key: string): HTMLElement | null {
    if (!key) return null;
    const found = this.root.querySelector<HTMLElement>(`[data-piece="${key}"]`);
    return found ?? this.root.querySelector<HTMLElement>(`[data-piece="${key.replace("species:", "strip:")}"]`);
  }

  private box(key: string): DOMRect | null {
    return this.find(key)?.getBoundingClientRect() ?? past.get(key)?.box ?? null;
  }

  private token(kind: "plant" | "meat", from: DOMRect): HTMLElement {
    const token = document.createElement("span");
    token.setAttribute("aria-hidden", "true");
    const look = token.style; // by CSSOM: the page's policy allows no style attributes
    look.position = "absolute";
    look.zIndex = "9";
    look.width = look.height = "18px";
    look.borderRadius = "50%";
    look.pointerEvents = "none";
    look.background = `var(--${kind})`;
    look.border = "2px solid var(--pen)";
    look.left = `${String(from.x + from.width / 2 - this.origin.x - 9)}px`;
    look.top = `${String(from.y + from.height / 2 - this.origin.y - 9)}px`;
    look.opacity = "0";
    this.root.append(token);
    return token;
  }

  private fly(kind: "plant" | "meat", from: DOMRect | null, to: DOMRect | null, count: number, wait: number): boolean {
    if (!from || !to) return false;
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height * 0.6 - from.y - from.height / 2;
    for (let i = 0; i < Math.min(count, 4); i++) {
      const token = this.token(kind, from);
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
      this.end(token.animate(frames, { duration: FLIGHT, delay: wait + i * 70, easing: "ease-in-out" }), token);
    }
    return true;
  }

  /** Food from the bank comes from nowhere on the table: it rises over whoever takes it. */
  private rise(kind: "plant" | "meat", key: string, wait: number): boolean {
    const at = this.box(key);
    if (!at) return false;
    const token = this.token(kind, at);
    const frames = [
      { transform: "translateY(-34px) scale(0.4)", opacity: 0 },
      { transform: "translateY(-22px) scale(1.4)", opacity: 1, offset: 0.4 },
      { transform: "translateY(14px) scale(0.7)", opacity: 0 },
    ];
    this.end(token.animate(frames, { duration: FLIGHT, delay: wait, easing: "ease-in" }), token);
    return true;
  }

  private leap(hunter: string, prey: string, wait: number): boolean {
    const element = this.find(hunter);
    const [from, to] = [this.box(hunter), this.box(prey)];
    if (!element || !from || !to) return false;
    const reach = 0.55;
    const x = (to.x + to.width / 2 - from.x - from.width / 2) * reach;
    const y = (to.y + to.height / 2 - from.y - from.height / 2) * reach;
    const frames = [
      { transform: "none", zIndex: 8, easing: "ease-in" },
      {
        transform: `translate(${String(x)}px, ${String(y)}px) scale(1.06)`,
        zIndex: 8,
        offset: 0.4,
        easing: "ease-out",
      },
      { transform: "none", zIndex: 8 },
    ];
    element.animate(frames, { duration: 620, delay: wait });
    return true;
  }

  private shake(key: string, wait: number): boolean {
    const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${String(x)}px)` }));
    return this.animate(key, frames, { duration: 380, delay: wait + 200 });
  }

  private pop(key: string, wait: number): boolean {
    const frames = [{ transform: "scale(0.94)" }, { transform: "scale(1.04)" }, { transform: "none" }];
    return this.animate(key, frames, { duration: 320, delay: wait });
  }

  private flip(key: string, wait: number): boolean {
    const traits = this.find(key)?.querySelector(".traits");
    if (!traits) return false;
    const frames = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
    traits.animate(frames, { duration: 360, delay: wait, fill: "backwards", easing: "ease-out" });
    return true;
  }

  private animate(key: string, frames: Keyframe[], timing: KeyframeAnimationOptions): boolean {
    const element = this.find(key);
    element?.animate(frames, timing);
    return element !== null;
  }

  /** A species that is gone stands there once more and fades. */
  private fade(key: string, wait: number): boolean {
    const before = past.get(key);
    if (!before || this.find(key)) return false;
    const ghost = before.ghost.cloneNode(true) as HTMLElement;
    delete ghost.dataset.piece;
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    const look = ghost.style;
    look.position = "absolute";
    look.left = `${String(before.box.x - this.origin.x)}px`;
    look.top = `${String(before.box.y - this.origin.y)}px`;
    look.listStyle = "none";
    look.zIndex = "7";
    this.root.append(ghost);
    const frames = [
      { opacity: 1, filter: "none", transform: "none" },
      { opacity: 0, filter: "grayscale(1)", transform: "translateY(14px) scale(0.9) rotate(-3deg)" },
    ];
    this.end(ghost.animate(frames, { duration: 900, delay: wait, fill: "both", easing: "ease-in" }), ghost);
    return true;
  }

  private end(animation: Animation, element: HTMLElement): void {
    const gone = () => {
      element.remove();
    };
    animation.finished.then(gone, gone);
  }
}
