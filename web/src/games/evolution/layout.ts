/** How large everything is drawn, so that nothing scrolls: from the room there is and the pieces on the table. */

export interface Size {
  w: number;
  h: number;
}

export interface Tiles extends Size {
  columns: number;
}

export interface Layout {
  /** a page held upright: one's own at the bottom, the others as a strip that opens */
  tall: boolean;
  card: Size;
  /** how far a card of the hand lies from the one before */
  step: number;
  near: Tiles;
  /** the others, in the order of play from the next seat on */
  far: Tiles[];
  /** the grid of the upper half: one name a cell, `a` the next player, `p` the watering hole */
  areas: string[];
  columns: string;
}

export const GAP = 6;
export const PAD = 8;
const HEADER = 40; // the line with a player's name, and the panel's own edges
const NEAR_HEADER = 47;
const LIFT = 14; // a chosen card lies higher
const EDGE = 14; // both edges of a panel and the room inside them
const END = 52; // the place for a new species at the end of a row
const STRIP = 62; // the others on a phone
const FOOT = 60; // buttons under an opened player, and air
const POOL = 104;
const THREE_SIGNS = 76;
const CARD_SHAPE = 0.72; // width of a card for its height

// Clockwise from the player at the bottom, as around a table.
const SEATING: [areas: string[], columns: number[]][] = [
  [["p"], [1]],
  [["a p"], [2, 1]],
  [["a p b"], [1, 0.8, 1]],
  [
    ["a b c", "a p c"],
    [1, 1, 1],
  ],
  [
    ["b p c", "a p d"],
    [1, 0.72, 1],
  ],
  [
    ["b c d", "a p e"],
    [1, 1, 1],
  ],
];

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** How well a tile can be read: three signs beside each other need a certain width. */
function worth({ w, h }: Size): number {
  return Math.min(w * 1.1, h) * Math.min(1, w / THREE_SIGNS) ** 2;
}

/** The largest tiles, of a good shape, for `count` in a box. */
export function fit(count: number, box: Size, most: Size): Tiles {
  let best: Tiles = { w: 0, h: 0, columns: 1 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const h = Math.min(most.h, (box.h - GAP * (rows - 1)) / rows);
    const w = Math.min(
      most.w,
      (box.w - GAP * (columns - 1)) / columns,
      Math.max(h * 1.05, Math.min(h * 1.7, 100), THREE_SIGNS),
    );
    const tile = { w: Math.floor(w), h: Math.floor(Math.min(h, w * 1.5)), columns };
    if (worth(tile) > worth(best)) best = tile;
  }
  return best;
}

/** The hand in one row; where it does not fit, each card covers part of the one before. */
function stepOf(cards: number, card: Size, room: number): number {
  if (cards < 2) return card.w + GAP;
  return Math.min(card.w + GAP, (room - card.w) / (cards - 1));
}

interface Table {
  room: Size;
  /** species of the near player, then of the others */
  near: number;
  far: number[];
  cards: number;
}

export function layout(table: Table): Layout {
  const { w, h } = table.room;
  return w < 720 || w < h * 0.8 ? tall(table) : wide(table);
}

function wide({ room, near, far, cards }: Table): Layout {
  const [areas, shares] = SEATING[far.length] ?? SEATING[0]!;
  const crowded = areas.length > 1 && far.length > 3;
  const cardH = clamp(room.h * (crowded ? 0.15 : 0.165), 92, 168);
  const card = { h: Math.floor(cardH), w: Math.floor(cardH * CARD_SHAPE) };
  const nearH = Math.floor(clamp(room.h * (crowded ? 0.265 : 0.31), 140, 300));
  const own = fit(near, { w: room.w - 2 * PAD - EDGE - 2 * (END + GAP), h: nearH }, { w: nearH * 0.92, h: nearH });
  const upperH = room.h - card.h - LIFT - nearH - NEAR_HEADER - 2 * PAD - GAP;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const perShare = (room.w - 2 * PAD - GAP * (shares.length - 1)) / total;
  const cells = far.map((count, i) => {
    const name = String.fromCharCode(97 + i);
    const rows = areas.filter((row) => row.split(" ").includes(name)).length;
    const column = areas.map((row) => row.split(" ").indexOf(name)).find((at) => at >= 0) ?? 0;
    const panelH = (upperH - GAP * (areas.length - 1)) / areas.length;
    const box = {
      w: perShare * (shares[column] ?? 1) - EDGE - 2,
      h: panelH * rows + GAP * (rows - 1) - HEADER,
    };
    return fit(count, box, { w: nearH * 0.92, h: nearH });
  });
  return {
    tall: false,
    card,
    step: stepOf(cards, card, room.w - 2 * PAD - EDGE),
    near: own,
    far: cells,
    areas,
    columns: shares.map((share) => `minmax(0, ${String(share)}fr)`).join(" "),
  };
}

function tall({ room, near, far, cards }: Table): Layout {
  const cardH = clamp(room.h * 0.16, 84, 128);
  const card = { h: Math.floor(cardH), w: Math.floor(cardH * CARD_SHAPE) };
  const strip = far.length ? STRIP + GAP : 0;
  const nearH = room.h - strip - POOL - card.h - LIFT - NEAR_HEADER - 2 * PAD - 2 * GAP;
  const own = fit(near, { w: room.w - 2 * PAD - EDGE, h: nearH }, { w: 168, h: 230 });
  const opened = { w: room.w - 4 * PAD, h: room.h - strip - HEADER - FOOT };
  return {
    tall: true,
    card,
    step: stepOf(cards, card, room.w - 2 * PAD - EDGE),
    near: own,
    far: far.map((count) => fit(count, opened, { w: 168, h: 200 })),
    areas: ["p"],
    columns: "minmax(0, 1fr)",
  };
}
