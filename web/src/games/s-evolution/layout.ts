/** How large everything is drawn: the table is designed for one size and grows and shrinks with the room there is. */

export interface Room {
  w: number;
  h: number;
}

export interface Layout {
  /** a page held upright: the others are a strip that opens */
  tall: boolean;
  /** ... and with little height: stores and buildings lie side by side */
  short: boolean;
  /** a phone on its side: the others, the trick with the hand, and one's own board stand side by side */
  low: boolean;
  /** a laptop's page, wide and with little height: one's cards lie beside one's board */
  squat: boolean;
  /** the boards of the others have little width each: they are higher, and what they show stands one below the other */
  narrow: boolean;
  /** names of buildings have two lines */
  roomy: boolean;
  /** the size of a pixel of the design */
  unit: number;
}

/** The board beside the log at 1280 × 800, and a phone of 390 × 844 less its bars. */
export const DESK: Room = { w: 998, h: 692 };
export const PHONE: Room = { w: 390, h: 690 };
/** The same beside a lesson's text. */
export const SHORT: Room = { w: 390, h: 592 };
/** A phone of 844 × 390 on its side, less its bars. */
export const LOW: Room = { w: 836, h: 252 };
/** A laptop of 1280 × 580, its log beside the board. */
export const SQUAT: Room = { w: 998, h: 500 };
const NARROW = 310; // px: Ages and Discoveries do not lie side by side in a board of this width
export const LARGEST = 1.9;
const ROOMY = 0.9; // of the design's size: two lines are legible
const LOWEST = 400; // px: less than this, and wider than high, is a phone on its side

export function layout({ w, h }: Room, others = 1): Layout {
  const low = h < LOWEST && w > h * 1.5;
  const tall = low || w < 720 || w < h * 0.8;
  const short = low || (tall && h < PHONE.h * 0.92 * Math.min(1, w / PHONE.w));
  const squat = !tall && h < DESK.h * 0.88 && w > h * 1.5;
  const made = low ? LOW : short ? SHORT : tall ? PHONE : squat ? SQUAT : DESK;
  const unit = Math.min(LARGEST, w / made.w, h / made.h);
  const narrow = !tall && others > 1 && w / others < NARROW;
  const roomy = !tall && !squat && !narrow && unit >= ROOMY;
  return { tall, short, low, squat, narrow, roomy, unit: Math.max(0.6, unit) };
}
