/** The pieces that an event or a move is about, for the log and for hints. */

import type { GameEvent } from "../../shared/board";

const NAMED = ["tile", "square", "role", "plan", "action", "indicator"];
const OF_THE_CRISIS = new Set(["crisis-came", "crisis-managed", "crisis-unmanaged", "option-chosen"]);

export function pieces(event: GameEvent): string[] {
  const found = NAMED.flatMap((name) => (event[name] === undefined ? [] : [`${name}:${String(event[name])}`]));
  if (event["kind"] !== undefined) found.push(`expert:${String(event["kind"])}`);
  for (const place of [event["place"], event["to"]]) {
    if (place !== undefined) found.push(workplace(String(place)));
  }
  if (OF_THE_CRISIS.has(event.event)) found.push("crisis");
  if (event.event === "pawn") found.push("track");
  return found;
}

/** By the first word of a move: the pieces named by its arguments. */
const OF_MOVES: Record<string, (first: string, second: string, third: string) => string[]> = {
  act: (action) => [`action:${action}`],
  block: (action) => [`action:${action}`],
  unblock: (action) => [`action:${action}`],
  manage: () => ["action:manage"],
  play: (plan) => [`plan:${plan}`],
  discard: (seat, plan) => [`seat:${seat}`, `plan:${plan}`],
  use: (role) => [`role:${role}`],
  copy: (role) => [`role:${role}`],
  boost: (indicator) => [`indicator:${indicator}`],
  bury: (tile) => [`tile:${tile}`],
  start: (tile) => [`tile:${tile}`],
  scrap: (tile) => [`tile:${tile}`],
  vacate: (tile) => [`tile:${tile}`],
  open: (tile) => [`tile:${tile}`],
  build: (square) => [`square:${square}`],
  rescue: (kind) => [`expert:${kind}`],
  dismiss: (kind) => [`expert:${kind}`],
  fetch: (kind) => [`expert:${kind}`],
  assign: (kind, place) => [`expert:${kind}`, workplace(place)],
  train: (kind, place) => [`expert:${kind}`, workplace(place)],
  summon: (kind, place) => [`expert:${kind}`, workplace(place)],
  move: (kind, place, to) => [`expert:${kind}`, workplace(place), workplace(to)],
  option: () => ["crisis"],
};

function workplace(place: string): string {
  return place === "crisis" || place === "zone" ? place : `tile:${place}`;
}

export function movePieces(code: string): string[] {
  const [verb = "", first = "", second = "", third = ""] = code.split(" ");
  return OF_MOVES[verb]?.(first, second, third) ?? [];
}
