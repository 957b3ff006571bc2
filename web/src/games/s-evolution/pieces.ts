/** The pieces that the log and hints light. */

import type { GameEvent } from "../../shared/board";
import { readCard } from "./cards";
import type { SEvolutionView } from "./view";

/** The pieces an event is about, beside its seat and its cards. */
export function pieces(event: GameEvent): string[] {
  const { seat } = event;
  const of = (kind: string, what: unknown) => (typeof what === "string" ? [`${kind}:${String(seat)}:${what}`] : []);
  const from = typeof event["from"] === "number" ? [`seat:${String(event["from"])}`] : [];
  const discovery = typeof event["discovery"] === "string" ? [`card:${event["discovery"]}`] : [];
  const aged = ["age-rose", "age-fell", "stayed"].includes(event.event) ? [`ages:${String(seat)}`] : [];
  const peopled = event.event.startsWith("population-") ? [`people:${String(seat)}`] : [];
  const scored = ["scored", "points-lost", "prestige-scored"].includes(event.event) ? [`score:${String(seat)}`] : [];
  return [
    ...of("building", event["building"]),
    ...of("stock", event["suit"]),
    ...from,
    ...discovery,
    ...aged,
    ...peopled,
    ...scored,
  ];
}

/** The pieces a move of `seat` is about: what a hint lights. */
export function movePieces(code: string, view: SEvolutionView, seat: number): string[] {
  const [kind = "", what = ""] = code.split(" ");
  const player = view.players[seat];
  const of = (piece: string, ...names: string[]) => names.map((name) => `${piece}:${String(seat)}:${name}`);
  switch (kind) {
    case "play":
      return [`card:${what}`];
    case "discovery":
      return player?.discovery ? [`card:${player.discovery}`] : [];
    case "take":
      return [`trick:${what}`];
    case "trump":
      return ["suits"];
    case "suffer":
    case "protect":
      return (player?.taken ?? []).filter((card) => readCard(card)?.disaster === what).map((card) => `card:${card}`);
    case "gain":
    case "lose":
      return of("stock", what);
    case "trade":
      return of("stock", ...what.split(">"));
    case "build":
    case "remove":
    case "dismiss":
      return of("building", what);
    case "grow":
      return [`people:${String(seat)}`];
    case "rise":
    case "stay":
    case "evolve":
      return [`ages:${String(seat)}`];
    default:
      return [];
  }
}
