/** What happened, shown in a second. */

import type { GameEvent } from "../../shared/board";
import { Stage } from "../../shared/stage";

const KINDS: Record<string, string> = { crisis: "crisis", zone: "zone" };

function placeKey(place: unknown): string {
  const name = String(place);
  return KINDS[name] ?? `tile:${name}`;
}

/** What only pops up where it is, by the event's name and the argument that names the piece. */
const POPS: Record<string, (event: GameEvent) => string> = {
  "tile-studied": ({ tile }) => `tile:${String(tile)}`,
  "tile-started": ({ tile }) => `tile:${String(tile)}`,
  "tile-shown": ({ tile }) => `tile:${String(tile)}`,
  built: ({ square }) => `square:${String(square)}`,
  "nuisance-covered": ({ square }) => `square:${String(square)}`,
  acted: ({ action }) => `action:${String(action)}`,
  unblocked: ({ action }) => `action:${String(action)}`,
  managing: () => "action:manage",
  "role-used": ({ role }) => `role:${String(role)}`,
  "role-unlocked": ({ role }) => `role:${String(role)}`,
  "plan-drawn": ({ plan }) => `plan:${String(plan)}`,
  "crisis-came": () => "crisis",
  "crisis-managed": () => "crisis",
  turn: ({ seat }) => `seat:${String(seat)}`,
};

export class Streets extends Stage {
  static gone(event: GameEvent): string[] {
    return event.event === "expert-moved" ? [placeKey(event["place"])] : [];
  }

  protected override play(event: GameEvent, wait: number): boolean {
    const colour = `x-${String(event["kind"])}`;
    switch (event.event) {
      case "expert-came":
      case "expert-to-zone":
        return this.fly(colour, this.box("bag"), this.box("zone"), 1, wait);
      case "expert-aside":
      case "expert-to-bag":
        return this.fly(colour, this.box("zone"), this.box("bag"), 1, wait);
      case "expert-assigned":
      case "expert-trained":
        return this.fly(colour, this.box("zone"), this.box(placeKey(event["place"])), 1, wait);
      case "expert-moved":
        return this.fly(colour, this.box(placeKey(event["place"])), this.box(placeKey(event["to"])), 1, wait);
      case "kind-released":
        return this.fly(colour, this.box("zone"), this.box("bag"), Number(event["count"]), wait);
      case "indicator":
        return Number(event["by"]) > 0
          ? this.pop(`indicator:${String(event["indicator"])}`, wait)
          : this.shake(`indicator:${String(event["indicator"])}`, wait);
      case "pawn":
      case "game-lost":
        return this.shake("track", wait);
      case "crisis-unmanaged":
        return this.shake("crisis", wait);
      case "blocked":
        return this.shake(`action:${String(event["action"])}`, wait);
      default: {
        const key = POPS[event.event]?.(event);
        return key ? this.pop(key, wait) : false;
      }
    }
  }
}
