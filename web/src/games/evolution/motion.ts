/** What happened, shown in a second. */

import type { GameEvent } from "../../shared/board";
import { Stage } from "../../shared/stage";
import { speciesKey } from "./view";

/** `[seat, id]`, as events name a species. */
function refKey(value: unknown): string {
  return Array.isArray(value) ? speciesKey(Number(value[0]), Number(value[1])) : "";
}

export class Savanna extends Stage {
  static gone({ event, species }: GameEvent): string[] {
    return event === "extinct" ? [refKey(species)] : [];
  }

  protected override play(event: GameEvent, wait: number): boolean {
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

  /** On a phone the others are a strip, each species a small piece of it. */
  protected override find(key: string): HTMLElement | null {
    return super.find(key) ?? super.find(key.replace("species:", "strip:"));
  }

  private flip(key: string, wait: number): boolean {
    const traits = this.find(key)?.querySelector(".traits");
    if (!traits) return false;
    const frames = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
    this.move(traits, frames, { duration: 360, delay: wait, fill: "backwards", easing: "ease-out" });
    return true;
  }
}
