/** The players of a table as boards and lists show them. */

import { COLOURS, type Place, type Summary } from "../generated/wire";
import type { SeatInfo } from "./board";
import { levelOf } from "./botNames";
import { has, t } from "./texts.svelte";

export type Colour = (typeof COLOURS)[number];

/** The number of a seat's colour; one that this page does not know gets the seat's own number. */
export function colourOf({ colour }: Place, seat: number): number {
  const found = (COLOURS as readonly string[]).indexOf(colour);
  return found < 0 ? seat % COLOURS.length : found;
}

/** A bot's strength in words; one that this page does not know is just a bot. */
export function botName(agent: string): string {
  const level = levelOf(agent);
  return has(`bot-${level}`) ? t(`bot-${level}`) : t("bot");
}

/** Whether the server has named a seat after its bot: `casual 2`. */
export function isNamedAfterBot({ name, agent }: Pick<Place, "name" | "agent">): boolean {
  return agent !== "" && name.startsWith(`${agent} `) && /^\d+$/.test(name.slice(agent.length + 1));
}

/** What a seat is called here: a name is a name, but a bot's is said in the language of the page. */
export function nameOf(place: Pick<Place, "name" | "agent">): string {
  return isNamedAfterBot(place) ? `${botName(place.agent)} ${place.name.slice(place.agent.length + 1)}` : place.name;
}

export function seatInfos(table: Summary): SeatInfo[] {
  return table.seats.map((place, seat) => ({
    seat,
    name: nameOf(place),
    colour: colourOf(place, seat),
    agent: place.agent,
    here: place.here ?? true,
    thinking: table.status === "playing" && table.waiting.includes(seat),
  }));
}

/** Those who owe a decision, by name. */
export function waitingNames({ waiting, seats }: Summary): string {
  return waiting.flatMap((seat) => (seats[seat] ? [nameOf(seats[seat])] : [])).join(", ");
}
