/** How the cards of a hand are laid out: side by side, never one over the other. */

export interface Size {
  w: number;
  h: number;
}

/** What of a card is drawn: with its text, with its name, small with its name, small without. */
export type Face = "told" | "usual" | "small" | "bare";

export interface Hand {
  card: Size;
  columns: number;
  face: Face;
  /** of all rows, and of the room that a chosen card needs to lie higher */
  height: number;
}

export const GAP = 6;
const LIFT = 12; // a chosen card lies higher
const BETWEEN = 4;
const SHAPE = 0.72; // width of a card for its height
const NAMED = 60; // a name can be read from this width on
const TOUCHED = 45; // a finger finds it
const ROWS = 4;
const EMPTY = 30; // a line that says so
const TOLD: Size = { w: 112, h: 156 };
const SMALL = 80; // lower than that, sign and value stand side by side

/** For `count` cards in rows of `width`; `best` is the height of a card where there is room enough. */
export function planHand(count: number, width: number, best: number): Hand {
  if (count === 0) return { card: { w: NAMED, h: EMPTY }, columns: 1, face: "usual", height: EMPTY };
  const inOneRow = widthOf(count, width);
  if (inOneRow >= NAMED) {
    const w = Math.floor(Math.min(best * SHAPE * (best < SMALL ? 1.5 : 1), inOneRow));
    const h = Math.floor(best < SMALL ? best : Math.min(best, w / 0.62));
    return hand({ w, h }, count, count);
  }
  let rows = best < SMALL && inOneRow >= TOUCHED ? 1 : 2; // where height is dear, rather no names
  while (rows < ROWS && widthOf(Math.ceil(count / rows), width) < TOUCHED) rows++;
  const columns = Math.ceil(count / rows);
  const w = Math.floor(Math.min(96, widthOf(columns, width)));
  return hand({ w, h: w >= NAMED ? 62 : 50 }, columns, count);
}

function widthOf(columns: number, width: number): number {
  return (width - BETWEEN * Math.max(0, columns - 1)) / Math.max(1, columns);
}

function hand(card: Size, columns: number, count: number): Hand {
  const rows = Math.max(1, Math.ceil(count / Math.max(1, columns)));
  return { card, columns, face: faceOf(card), height: rows * (card.h + BETWEEN) - BETWEEN + LIFT };
}

function faceOf({ w, h }: Size): Face {
  if (h < SMALL) return w >= NAMED ? "small" : "bare";
  return w >= TOLD.w && h >= TOLD.h ? "told" : "usual";
}
