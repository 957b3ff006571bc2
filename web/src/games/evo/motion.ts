/** What happened on the island, shown in a second. */

import type { GameEvent } from "../../shared/board";
import { Stage } from "../../shared/stage";
import { dinoKey, regionKey } from "./view";

const WALK = 520; // ms

export class Shore extends Stage {
  static gone(event: GameEvent): string[] {
    const region = String(event["region"] ?? "");
    switch (event.event) {
      case "attack-won":
      case "struck":
        return [dinoKey(Number(event["target"]), region)];
      case "removed":
        return [dinoKey(Number(event["seat"]), region)];
      case "died":
        return (event["regions"] as string[]).map((each) => dinoKey(Number(event["seat"]), each));
      default:
        return [];
    }
  }

  protected override play(event: GameEvent, wait: number): boolean {
    const seat = Number(event["seat"]);
    const region = String(event["region"] ?? "");
    switch (event.event) {
      case "moved":
      case "swam":
        return this.walk(seat, String(event["from"]), region, wait);
      case "attacked":
        return this.shake(dinoKey(Number(event["target"]), region), wait);
      case "attack-lost":
        return this.shake(dinoKey(Number(event["target"]), region), wait);
      case "born":
      case "reborn":
      case "started":
        return this.pop(dinoKey(seat, region), wait);
      case "climate":
        return this.pop("climate", wait);
      case "meteor":
        return this.pop("meteor", wait);
      case "impact":
        return this.shake("meteor", wait);
      case "gene-bought":
        return this.fly("sun", this.box("auction"), this.box(`seat:${String(seat)}`), 1, wait);
      case "scored":
        return this.pop(`points:${String(seat)}`, wait);
      default:
        return Shore.gone(event).map((key) => this.fade(key, wait)).some(Boolean);
    }
  }

  private walk(seat: number, from: string, to: string, wait: number): boolean {
    const [start, end] = [this.box(regionKey(from)), this.box(regionKey(to))];
    if (!start || !end) return false;
    const [x, y] = [start.x - end.x, start.y - end.y];
    const frames = [
      { transform: `translate(${String(x)}px, ${String(y)}px)` },
      { transform: `translate(${String(x * 0.5)}px, ${String(y * 0.5 - 8)}px)` },
      { transform: "none" },
    ];
    const timing: KeyframeAnimationOptions = { duration: WALK, delay: wait, fill: "backwards", easing: "ease-in-out" };
    return this.animate(dinoKey(seat, to), frames, timing);
  }
}
