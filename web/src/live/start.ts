/** Opening a table and taking its seats. */

import { api, ApiError, type NewTable, type Sitting } from "./api";
import { seatNames } from "./hotseat";
import { hold, HOST } from "./heldSeats";
import { withToken } from "./tokens";

export interface Party {
  /** Who sits at this browser, from seat 0 on; one person may have several seats. */
  people: string[];
  /** The bot of every other seat; empty leaves them free for friends. */
  bot: string;
  /** Begin at once; only where every seat is taken. */
  begin: boolean;
}

/** What may be done at a table besides playing. */
export interface Allowed {
  hints: boolean;
  spectators: boolean;
  spectatorChat: boolean;
}

/** What is switched off at a new table: only that is said, for the rest is usual. */
export function switchedOff({ hints, spectators, spectatorChat }: Allowed): Pick<NewTable, "hints" | "spectators" | "spectator_chat"> {
  return {
    ...(hints ? {} : { hints }),
    ...(spectators ? {} : { spectators }),
    ...(spectators && !spectatorChat ? { spectator_chat: spectatorChat } : {}),
  };
}

/** Opens the table, seats everyone and, if nobody else is to come, begins; returns the table's id. */
export async function startTable(table: NewTable, party: Party): Promise<string> {
  const opened = await withToken(`open ${JSON.stringify([table, party])}`, (token) => api.open(table, token));
  return seatAll(table, party, opened);
}

/** The same at a table that was just opened, by its host's token. */
export async function seatAll(
  table: Pick<NewTable, "game" | "seats">,
  party: Party,
  { table: id, token: host }: { table: string; token: string },
): Promise<string> {
  hold({ table: id, seat: HOST, token: host, name: "", game: table.game, at: Date.now() });
  const tokens: string[] = [];
  for (const [seat, name] of seatNames(party.people).entries()) {
    const { token } = await takeSeat(id, { name, seat });
    hold({ table: id, seat, token, name, who: party.people[seat]!, game: table.game, at: Date.now() });
    tokens.push(token);
  }
  for (let seat = party.people.length; party.bot && seat < table.seats; seat++) {
    await mustDo(id, { do: "seat-bot", seat, bot: party.bot }, host);
  }
  if (party.begin) for (const token of tokens) await mustDo(id, { do: "ready", ready: true }, token);
  return id;
}

/** Takes a seat; ApiError says why not. */
export function takeSeat(id: string, place: Sitting): Promise<{ seat: number; token: string }> {
  return withToken(`sit ${id} ${JSON.stringify(place)}`, (token) => api.sit(id, place, token));
}

/** A command that has to be done; ApiError says why not. */
export async function mustDo(id: string, order: Parameters<typeof api.command>[1], token: string): Promise<void> {
  const answer = await api.command(id, order, token);
  if (!answer.ok) throw new ApiError(answer.error ?? "", 200, answer);
}

/** The bot to offer first: one that is fun to play against, of those there are. */
export function usualBot(bots: readonly string[]): string {
  return ["casual", "greedy"].find((name) => bots.includes(name)) ?? bots[0] ?? "";
}

/** A name as the server takes it: printable, no spaces around it, at most 30 signs. */
export function cleanName(name: string): string {
  return [...name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/\p{Zs}/gu, " ").trim()].slice(0, 30).join("").trim();
}
