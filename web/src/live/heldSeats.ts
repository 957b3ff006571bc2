/** My seats: the tokens of this browser, each for one seat of one table or for its host. */

export const HOST = -4;

export interface Held {
  table: string;
  /** A seat, or HOST. */
  seat: number;
  token: string;
  name: string;
  /** Who plays it, where several people share this screen; one person may have several seats. */
  who?: string;
  game: string;
  /** When it was taken, for the order of the list. */
  at: number;
}

const KEY = "speciate.seats";
const MOST = 100; // the server is asked for so many at once

function isHeld(data: unknown): data is Held {
  const held = data as Held;
  return typeof held === "object" && held !== null && typeof held.table === "string" && typeof held.token === "string";
}

let read = { text: "[]", held: [] as readonly Held[] }; // a table asks for its seats with everything that happens

export function allHeld(): readonly Held[] {
  try {
    const text = localStorage.getItem(KEY) ?? "[]";
    if (text !== read.text) {
      const data: unknown = JSON.parse(text);
      read = { text, held: Array.isArray(data) ? data.filter(isHeld) : [] };
    }
    return read.held;
  } catch {
    return [];
  }
}

function save(held: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(held.slice(-MOST)));
  } catch {
    // the seat is held as long as this page is open
  }
}

export function hold(held: Held): void {
  save([...allHeld().filter((other) => other.table !== held.table || other.seat !== held.seat), held]);
}

export function letGo(table: string, seat?: number): void {
  save(allHeld().filter((held) => held.table !== table || (seat !== undefined && held.seat !== seat)));
}

/** Whoever plays a seat of this browser: two seats are the same person's only if it was said so. */
export function personOf({ who, seat }: Held): string {
  return who ? `person ${who}` : `seat ${seat}`;
}

/** My seats at a table, in their order, without the host's token. */
export function seatsAt(table: string): Held[] {
  return allHeld()
    .filter((held) => held.table === table && held.seat >= 0)
    .sort((a, b) => a.seat - b.seat);
}

export function hostToken(table: string): string {
  return allHeld().find((held) => held.table === table && held.seat === HOST)?.token ?? "";
}
