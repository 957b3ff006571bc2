/** A link with a seat in it (`#seat=1&token=…`, of the host `#seat=host&token=…`): it puts that seat into this browser,
 * if the server says that it may. */

import type { Mine } from "../generated/wire";
import { api } from "./api";
import { ApiError } from "./retry";
import { allHeld, hold, HOST } from "./heldSeats";

export interface SeatLink {
  table: string;
  seat: number;
  token: string;
}

/** `taken`: the seat is this browser's. `invalid`: it is not; what this browser held before, it still holds. */
export type Taking = "taken" | "invalid";

export function readLink(table: string, hash: string): SeatLink | null {
  const given = new URLSearchParams(hash.slice(1));
  const place = given.get("seat") ?? "";
  const token = given.get("token") ?? "";
  if (!token || !(place === "host" || /^\d+$/.test(place))) return null;
  return { table, seat: place === "host" ? HOST : Number(place), token };
}

/** The link of this address, which forgets it at once: nobody else who sits down here shall find it. */
export function linkHere(table: string): SeatLink | null {
  const link = readLink(table, location.hash);
  if (link) history.replaceState(null, "", location.pathname + location.search);
  return link;
}

/** How the server is asked, for a test that plays it. */
export interface Asking {
  mine(tokens: string[]): Promise<Mine[]>;
  pause(ms: number): Promise<void>;
}

const PAUSE = 2_000; // ms between two tries while the server is not reached
const real: Asking = {
  mine: (tokens) => api.mine(tokens),
  pause: (ms) => new Promise((wake) => setTimeout(wake, ms)),
};

/** Takes the seat of a link once the server has confirmed it; asks as long as there is no answer. */
export async function takeLink(link: SeatLink, asking: Asking = real): Promise<Taking> {
  const held = allHeld().find(({ table, seat }) => table === link.table && seat === link.seat);
  if (held?.token === link.token) return "taken";
  const fits = (seat: number) => (link.seat === HOST ? seat === HOST : seat >= 0);
  const found = (await standsFor(link.token, asking)).find(({ table, seat }) => table.id === link.table && fits(seat));
  if (!found) return "invalid";
  hold({ table: link.table, seat: found.seat, token: link.token, name: "", game: found.table.game, at: Date.now() });
  return "taken";
}

/** The tables that a token stands for. */
async function standsFor(token: string, { mine, pause }: Asking): Promise<Mine[]> {
  for (;;) {
    try {
      return await mine([token]);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (!problem.isLost && problem.status !== 429) return []; // not even the form of a token
      await pause(problem.wait || PAUSE);
    }
  }
}
