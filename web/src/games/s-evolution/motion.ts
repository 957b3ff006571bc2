/** What happened, shown in a second. */

import type { GameEvent } from "../../shared/board";
import { Stage } from "../../shared/stage";
import { SUITS } from "./cards";

export class Chronicle extends Stage {
  static gone(event: GameEvent): string[] {
    return event.event === "took" ? [`trick:${String(event["from"])}`] : [];
  }

  protected override play(event: GameEvent, wait: number): boolean {
    const seat = String(event["seat"]);
    const suit = String(event["suit"]);
    const got = event.event === "traded" ? String(event["got"]) : suit;
    switch (event.event) {
      case "played":
      case "turned":
      case "discovery-played":
      case "discovery-turned":
        return this.deal(`seat:${seat}`, `trick:${seat}`, wait);
      case "took":
        return this.fly("gold", this.box(`trick:${String(event["from"])}`), this.box(`seat:${seat}`), 1, wait);
      case "discovery-taken":
      case "discovery-up":
      case "discovery-down":
        return this.pop(`ages:${seat}`, wait);
      case "trump-named":
      case "colour-set":
        return this.pop("suits", wait);
      case "disaster":
        return this.shake(`seat:${seat}`, wait);
      case "harvested":
        return this.harvest(event, seat, wait);
      case "gained":
      case "traded":
        return this.rise(got, `stock:${seat}:${got}`, wait);
      case "lost":
      case "need-unmet":
        return this.shake(`stock:${seat}:${suit}`, wait);
      case "need-met":
        return this.fly(suit, this.box(`stock:${seat}:${suit}`), this.box(`people:${seat}`), Number(event["count"]), wait);
      case "scored":
      case "points-lost":
        return this.pop(`score:${seat}`, wait);
      case "age-rose":
      case "age-fell":
        return this.pop(`age:${seat}:${String(event["age"])}`, wait);
      case "population-grew":
      case "population-fell":
        return this.pop(`people:${seat}`, wait);
      case "built":
      case "removed":
      case "worker-dismissed":
        return this.pop(`building:${seat}:${String(event["building"])}`, wait);
      case "round":
        return this.pop("dial", wait);
      default:
        return false;
    }
  }

  /** A card slides from its player's board to its place in the trick. */
  private deal(from: string, to: string, wait: number): boolean {
    const [start, end] = [this.box(from), this.box(to)];
    if (!start || !end) return false;
    const x = (start.x + start.width / 2 - end.x - end.width / 2) * 0.5;
    const y = (start.y + start.height / 2 - end.y - end.height / 2) * 0.5;
    const frames = [
      { transform: `translate(${String(x)}px, ${String(y)}px) scale(0.7)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return this.animate(to, frames, { duration: 340, delay: wait, fill: "backwards", easing: "ease-out" });
  }

  private harvest(event: GameEvent, seat: string, wait: number): boolean {
    const rising = SUITS.filter((suit) => Number(event[suit]) > 0);
    for (const [at, suit] of rising.entries()) this.rise(suit, `stock:${seat}:${suit}`, wait + at * 90);
    return rising.length > 0;
  }
}
