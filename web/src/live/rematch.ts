/** The same game again: the same people, bots and settings, at a new table. */

import type { Summary } from "../generated/wire";
import type { Colour } from "../shared/seats";
import { api, ApiError, type NewTable, type Sitting } from "./api";
import { hold, HOST, seatsAt, type Held } from "./heldSeats";
import { mustDo, switchedOff } from "./start";
import { withToken } from "./tokens";

const HUMAN = "human";

/** A table like this one. It is not listed: those who played are told of it, and others may be sent its link. */
export function sameAgain({ game, name, options, seats, clocks, ...allowed }: Summary): NewTable {
  const { hints, spectators, spectator_chat: spectatorChat } = allowed;
  const table = { game, name, options, seats: seats.length, public: false, clock: clocks.rule };
  return { ...table, ...switchedOff({ hints, spectators, spectatorChat }) };
}

/** The bots of a table, by seat; one that stands in for somebody who left plays on. */
export function botsOf({ seats }: Summary): [seat: number, bot: string][] {
  return seats.flatMap(({ agent }, seat) => (agent && agent !== HUMAN ? [[seat, agent] as [number, string]] : []));
}

/** Whether somebody else would have to come. */
export function hasOthers({ seats }: Summary, mine: readonly number[]): boolean {
  return seats.some(({ agent }, seat) => agent === HUMAN && !mine.includes(seat));
}

/** The seats of this browser that a person plays. */
function ours(old: Summary): Held[] {
  return seatsAt(old.id).filter(({ seat }) => old.seats[seat]?.agent === HUMAN);
}

/** Everyone of this browser sits down where they sat; in their colour, unless a bot has it. Returns their tokens. */
async function sitAgain(old: Summary, id: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const held of ours(old)) {
    const { seat } = held;
    const { name, colour } = old.seats[seat]!;
    const sit = (sitting: Sitting) => withToken(`rejoin ${id} ${seat}`, (chosen) => api.sit(id, sitting, chosen));
    const { token } = await sit({ name, seat, colour: colour as Colour }).catch((problem: unknown) => {
      if (problem instanceof ApiError && problem.told.key === "colour-taken") return sit({ name, seat });
      throw problem;
    });
    hold({ ...held, table: id, token, at: Date.now() });
    tokens.push(token);
  }
  return tokens;
}

/** Opens the next table and seats whom one can; it begins when all have come. Returns its id. */
async function openRematch(old: Summary): Promise<string> {
  const { table: id, token: host } = await withToken(`rematch ${old.id}`, (token) => api.open(sameAgain(old), token));
  hold({ table: id, seat: HOST, token: host, name: "", game: old.game, at: Date.now() });
  const tokens = await sitAgain(old, id);
  for (const [seat, bot] of botsOf(old)) await mustDo(id, { do: "seat-bot", seat, bot }, host);
  for (const token of tokens) await mustDo(id, { do: "ready", ready: true }, token);
  return id;
}

/** Plays again: opens a table and tells the others of it, or follows who was quicker. Returns the table to go to. */
export async function rematch(old: Summary, known: string | undefined): Promise<string> {
  if (known) {
    for (const token of await sitAgain(old, known)) await mustDo(known, { do: "ready", ready: true }, token);
    return known;
  }
  const id = await openRematch(old);
  const mine = ours(old);
  if (!hasOthers(old, mine.map(({ seat }) => seat))) return id;
  const { token } = mine[0]!;
  const answer = await api.command(old.id, { do: "rematch", table: id }, token);
  if (answer.ok) return id;
  if (answer.key !== "rematch-there") throw new ApiError(answer.error ?? "", 200, answer);
  const { rematch: there } = await api.look(old.id, token);
  return there ? rematch(old, there) : id;
}
