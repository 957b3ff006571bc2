/** The pieces an event is about, for the log, beside its seat and its cards. */

import type { GameEvent } from "../../shared/board";

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
