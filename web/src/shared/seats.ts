/** The players of a table as boards and lists show them. */

import { COLOURS, type Place, type Summary } from "../generated/wire";
import type { SeatInfo } from "./board";

export type Colour = (typeof COLOURS)[number];

/** The number of a seat's colour; one that this page does not know gets the seat's own number. */
export function colourOf({ colour }: Place, seat: number): number {
  const found = (COLOURS as readonly string[]).indexOf(colour);
  return found < 0 ? seat % COLOURS.length : found;
}

export function seatInfos(table: Summary): SeatInfo[] {
  return table.seats.map((place, seat) => ({
    seat,
    name: place.name,
    colour: colourOf(place, seat),
    agent: place.agent,
    here: place.here ?? true,
    thinking: table.status === "playing" && table.waiting.includes(seat),
  }));
}
