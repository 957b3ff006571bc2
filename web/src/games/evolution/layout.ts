/** How large everything is drawn, so that nothing scrolls: from the room there is and the pieces on the table. */

import { GAP, type Hand, planHand, type Size } from "./handPlan";

export { GAP, type Hand, type Size };

export interface Tiles extends Size {
  columns: number;
  /** the name and the counts of the player stand in two lines */
  cramped?: boolean;
}

/**
 * `wide`: a table with everybody around the watering hole. `tall`, a page held upright: one's own at the bottom, the
 * others as a strip that opens. `low`, a phone on its side: the others as a column that opens, the pond in a line.
 */
export type Shape = "wide" | "tall" | "low";

export interface Layout {
  shape: Shape;
  hand: Hand;
  near: Tiles;
  /** the height of one's own row; more than that is scrolled */
  row: number;
  /** the others, in the order of play from the next seat on */
  far: Tiles[];
  /** the grid of the upper half: one name a cell, `a` the next player, `p` the watering hole */
  areas: string[];
  columns: string;
  /** the height of the watering hole where it does not share a grid, the width of the column of the others */
  pool: number;
  side: number;
}

export const PAD = 8;
const HEADER = 40; // the line with a player's name, and the panel's own edges
const NEAR_HEADER = 47;
const EDGE = 14; // both edges of a panel and the room inside them
const END = 52; // the place for a new species at the end of a row
const STRIP = 62; // the others on a phone
const FOOT = 62; // buttons under an opened player, and air
const THREE_SIGNS = 82;
const SIGNS_TOGETHER = 62; // of the others, whose traits are only looked at
const LEAST_TILE: Size = { w: 78, h: 90 }; // in which letter and body size stand free above a button
const CRAMPED = 240; // a panel in which name and counts need two lines
const SECOND_LINE = 17;
const LOW = 430; // below that a table does not fit
const TWO_ROWS = 310; // of others, one above the other
const ONE_ROW = 900; // of all of them

type Seating = [areas: string[], columns: number[]];

// Clockwise from the player at the bottom, as around a table.
const SEATING: Seating[] = [
  [["p"], [1]],
  [["a p"], [2, 1]],
  [["a p b"], [1, 0.8, 1]],
  [["a b p c"], [1, 1, 0.9, 1]],
  [
    ["b p c", "a p d"],
    [1, 0.72, 1],
  ],
  [
    ["b c d", "a p e"],
    [1, 1, 1],
  ],
];
// Side by side, where two rows would be too low.
const IN_A_ROW: Record<number, Seating> = {
  4: [["a b p c d"], [1, 1, 0.8, 1, 1]],
  5: [["a b p c d e"], [1, 1, 0.95, 1, 1, 1]],
};

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** How well a tile can be read: three signs beside each other need a certain width. */
function worth({ w, h }: Size, signs: number): number {
  return Math.min(w * 1.1, h) * Math.min(1, w / signs) ** 2;
}

/** The largest tiles, of a good shape, for `count` in a box. */
export function fit(count: number, box: Size, most: Size, signs = THREE_SIGNS): Tiles {
  let best: Tiles = { w: 0, h: 0, columns: 1 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const h = Math.min(most.h, (box.h - GAP * (rows - 1)) / rows);
    const w = Math.min(
      most.w,
      (box.w - GAP * (columns - 1)) / columns,
      Math.max(h * 1.05, Math.min(h * 1.7, 100), signs),
    );
    const tile = { w: Math.floor(w), h: Math.floor(Math.min(h, w * 1.5)), columns };
    if (worth(tile, signs) > worth(best, signs)) best = tile;
  }
  return best;
}

interface Table {
  room: Size;
  /** species of the near player, then of the others */
  near: number;
  far: number[];
  cards: number;
}

export function layout(given: Table): Layout {
  const { w, h } = given.room;
  const table = { ...given, room: { w: w - 1, h } }; // a browser measures in whole pixels, up to half a one too many
  if (h < LOW && w > h * 1.25) return low(table);
  return w < 720 || w < h * 0.8 ? tall(table) : wide(table);
}

function seatingOf(others: number, { w, h }: Size): Seating {
  const inRow = h < TWO_ROWS && w >= ONE_ROW ? IN_A_ROW[others] : undefined;
  return inRow ?? SEATING[others] ?? SEATING[0]!;
}

function wide({ room, near, far, cards }: Table): Layout {
  const inner = room.w - 2 * PAD - EDGE;
  const hand = planHand(cards, inner, clamp(room.h * 0.205, 92, 190));
  const rest = room.h - hand.height - NEAR_HEADER - 2 * PAD - GAP;
  const nearH = Math.floor(clamp(rest * 0.4, 112, 300));
  const upperH = rest - nearH;
  const [areas, shares] = seatingOf(far.length, { w: room.w, h: upperH });
  const most = { w: nearH * 1.05, h: nearH };
  const own = fit(near, { w: inner - 2 * (END + GAP), h: nearH }, most);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const perShare = (room.w - 2 * PAD - GAP * (shares.length - 1)) / total;
  const cells = far.map((count, i) => {
    const name = String.fromCharCode(97 + i);
    const column = areas.map((row) => row.split(" ").indexOf(name)).find((at) => at >= 0) ?? 0;
    const panelH = (upperH - GAP * (areas.length - 1)) / areas.length;
    const w = perShare * (shares[column] ?? 1);
    const cramped = w < CRAMPED;
    const box = { w: w - EDGE - 2, h: panelH - HEADER - (cramped ? SECOND_LINE : 0) };
    return { ...fit(count, box, most, SIGNS_TOGETHER), cramped };
  });
  return {
    shape: "wide",
    hand,
    near: own,
    row: nearH,
    far: cells,
    areas,
    columns: shares.map((share) => `minmax(0, ${String(share)}fr)`).join(" "),
    pool: 0,
    side: 0,
  };
}

/** One's own can be pressed on a phone: rather they are scrolled. */
function atLeast(tiles: Tiles): Tiles {
  return { ...tiles, w: Math.max(tiles.w, LEAST_TILE.w), h: Math.max(tiles.h, LEAST_TILE.h) };
}

const ALONE = { areas: ["p"], columns: "minmax(0, 1fr)" };

function tall({ room, near, far, cards }: Table): Layout {
  const inner = room.w - 2 * PAD - EDGE;
  const hand = planHand(cards, inner, clamp(room.h * 0.16, 84, 150));
  const strip = far.length ? STRIP + GAP : 0;
  const pool = room.h < 470 ? 76 : 104;
  const nearH = room.h - strip - pool - hand.height - NEAR_HEADER - 2 * PAD - 2 * GAP;
  const opened = { w: room.w - 4 * PAD, h: room.h - strip - HEADER - FOOT };
  return {
    shape: "tall",
    hand,
    near: atLeast(fit(near, { w: inner, h: nearH }, { w: 200, h: 230 })),
    row: nearH,
    far: far.map((count) => fit(count, opened, { w: 168, h: 200 }, SIGNS_TOGETHER)),
    ...ALONE,
    pool,
    side: 0,
  };
}

function low({ room, near, far, cards }: Table): Layout {
  const side = far.length ? Math.round(clamp(room.w * 0.235, 146, 200)) : 0;
  const width = room.w - side - GAP - 2 * PAD;
  const hand = planHand(cards, width - EDGE - 6, clamp(room.h * 0.25, 60, 100));
  const nearH = room.h - hand.height - NEAR_HEADER - 2 * PAD;
  const opened = { w: width - 2 * PAD, h: room.h - HEADER - FOOT };
  return {
    shape: "low",
    hand,
    near: atLeast(fit(near, { w: width - EDGE - 6, h: nearH }, { w: 150, h: 200 })),
    row: nearH,
    far: far.map((count) => fit(count, opened, { w: 150, h: 180 }, SIGNS_TOGETHER)),
    ...ALONE,
    pool: 0,
    side,
  };
}
