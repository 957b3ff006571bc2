/** What is asked once, over HTTP. Every mistake is an `ApiError` with the one line that the server says. */

import type {
  Advice,
  Answer,
  ClockRule,
  GameForm,
  Health,
  Mine,
  OfferedBots,
  PastLine,
  PastPosition,
  Preview,
  Summary,
  Update,
  Vocabulary,
  Why,
} from "../generated/wire";
import type { Begun } from "../shared/begun";
import type { Colour } from "../shared/seats";
import type { Order } from "./connection";
import { ApiError, retry } from "./retry";

export { ApiError };

/** Server's time minus ours, in ms, by the last answer: clocks are the server's. */
export let serverOffset = 0;

export async function ask<T>(path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let reply: Response;
  try {
    reply = await fetch(path, {
      headers,
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("", 0);
  }
  const now = Number(reply.headers.get("speciate-now"));
  if (now) serverOffset = now - Date.now();
  const data: unknown = await reply.json().catch(() => null);
  if (!reply.ok) {
    const told = (data ?? {}) as { error?: string; key?: string; args?: Record<string, unknown> };
    const wait = Number(reply.headers.get("retry-after") ?? 0) * 1000;
    throw new ApiError(told.error ?? reply.statusText, reply.status, told, wait || 0);
  }
  return data as T;
}

const tableUrl = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const newId = () => crypto.randomUUID?.() ?? String(Math.random()).slice(2) + Date.now();

export interface NewTable {
  game: string;
  seats: number;
  name: string;
  public: boolean;
  options: Record<string, unknown>;
  clock: ClockRule;
  /** What players and others may do there; left out, they may. */
  hints?: false;
  spectators?: false;
  spectator_chat?: false;
}

/** A seat's new token; or the others were asked first, and the same is to be asked again. */
export type Reissued = { seat: number; token: string } | { asked: true };

/** Who sits down where; the first free seat and colour where none is named. */
export interface Sitting {
  name: string;
  seat?: number;
  colour?: Colour;
}

export const api = {
  health: () => ask<Health>("/health"),
  games: () => ask<GameForm[]>("/api/games"),
  /** The bots of a game; of none in particular, those that every game has. */
  bots: (game = "") => ask<string[]>(game ? `/api/bots?game=${encodeURIComponent(game)}` : "/api/bots"),
  /** The levels of a game with their measured strength, and the styles each can have. */
  offered: (game: string) => ask<OfferedBots>(`/api/games/${encodeURIComponent(game)}/bots`),
  words: (game: string, lang: string) => ask<Vocabulary>(`/api/games/${encodeURIComponent(game)}/words?lang=${lang}`),
  lobby: () => ask<Summary[]>("/api/tables"),
  mine: (tokens: string[]) => ask<Mine[]>("/api/mine", { tokens }),
  /** With a `token` of one's own, here and below: asked again with the same one, nothing is opened or taken twice. */
  open: (table: NewTable, token: string) => ask<{ table: string; token: string }>("/api/tables", { ...table, token }),
  sit: (id: string, place: Sitting, token: string) =>
    ask<{ seat: number; token: string }>(`${tableUrl(id)}/sit`, { ...place, token }),
  reissue: (id: string, seat: number, token: string, host: string) =>
    ask<Reissued>(`${tableUrl(id)}/reissue`, { seat, token }, host),
  look: (id: string, token = "") => ask<Update>(tableUrl(id), undefined, token),
  /** All positions of the past that one may visit; `as` another seat after the end. */
  line: (id: string, token = "", as?: number) =>
    ask<PastLine>(`${tableUrl(id)}/line${as === undefined ? "" : `?as=${as}`}`, undefined, token),
  /** A position, with the way to it from an earlier one, `shown`. */
  at: (id: string, at: number, token: string, shown: number) =>
    ask<PastPosition>(`${tableUrl(id)}?at=${at}&shown=${shown}`, undefined, token),
  /** The way from a position, `shown`, to a later one, through somebody's eyes; after the end only. */
  way: (id: string, shown: number, at: number, as: number) =>
    ask<PastPosition>(`${tableUrl(id)}?at=${at}&shown=${shown}&as=${as}`),
  /** The rule that forbids a move, or null when it can be made. */
  why: (id: string, moves: string[], token: string) =>
    ask<Why | null>(`${tableUrl(id)}/why`, { move: moves.at(-1), after: moves.slice(0, -1) }, token),
  /** What moves would lead to, or what can be said of a position; `at` one of the past, after the end `as` another seat. */
  preview: (id: string, after: string[], token = "", at: number | null = null, as: number | null = null) =>
    ask<Preview>(`${tableUrl(id)}/preview`, { after, at, seen_by: as }, token),
  /** A finished record from elsewhere, as a table to look at; returns its id. */
  importRecord: async (record: string, name: string) =>
    (await retry(() => ask<{ table: string }>("/api/replays", { record, name, public: false }), { tries: 1 })).table,
  /** What a bot would do in one's place, or how it would go on from what was `begun`. */
  hint: (id: string, token: string, begun: Begun | null = null) => ask<Advice>(`${tableUrl(id)}/hint`, begun ?? {}, token),
  /** A command outside a connection, for a host who is not at the table; sent again with its id until it is answered. */
  command: (id: string, order: Order, token: string) => {
    const command = { ...order, id: newId() };
    return retry(() => ask<Answer>(`${tableUrl(id)}/commands`, command, token));
  },
};
