/** Which address a position of a finished game has. */

export interface Position {
  at: number | null;
  /** Through whose eyes: a seat, or SPECTATOR. */
  as: number | null;
  /** Which of the things that were heard on the way to it, where it is not the last. */
  nth: number | null;
}

export function readPosition(query: URLSearchParams): Position {
  const whole = (name: string) => {
    const text = query.get(name) ?? "";
    return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
  };
  return { at: whole("at"), as: whole("as"), nth: whole("event") };
}

export function addressOf(table: string, at: number, as: number, nth: number | null = null): string {
  return `/replay/${encodeURIComponent(table)}?at=${at}&as=${as}${nth === null ? "" : `&event=${nth}`}`;
}
