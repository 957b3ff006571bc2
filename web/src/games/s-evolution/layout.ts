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
  /** the size of a pixel of the design */
  unit: number;
}

/** The board beside the log at 1280 × 800, and a phone of 390 × 844 less its bars. */
export const DESK: Room = { w: 998, h: 692 };
export const PHONE: Room = { w: 390, h: 690 };
/** The same beside a lesson's text. */
export const SHORT: Room = { w: 390, h: 592 };
export const LARGEST = 1.9;

export function layout({ w, h }: Room): Layout {
  const tall = w < 720 || w < h * 0.8;
  const short = tall && h < PHONE.h * 0.92 * Math.min(1, w / PHONE.w);
  const made = short ? SHORT : tall ? PHONE : DESK;
  const unit = Math.min(LARGEST, w / made.w, h / made.h);
  return { tall, short, unit: Math.max(0.6, unit) };
}
