/** The pieces an event is about, for the log. */

import type { GameEvent } from "../../shared/board";

const NAMED = ["tile", "square", "role", "plan", "action", "indicator"];
const OF_THE_CRISIS = new Set(["crisis-came", "crisis-managed", "crisis-unmanaged", "option-chosen"]);

export function pieces(event: GameEvent): string[] {
  const found = NAMED.flatMap((name) => (event[name] === undefined ? [] : [`${name}:${String(event[name])}`]));
  if (event["kind"] !== undefined) found.push(`expert:${String(event["kind"])}`);
  for (const place of [event["place"], event["to"]]) {
    if (place !== undefined) found.push(place === "crisis" || place === "zone" ? place : `tile:${String(place)}`);
  }
  if (OF_THE_CRISIS.has(event.event)) found.push("crisis");
  if (event.event === "pawn") found.push("track");
  return found;
}
