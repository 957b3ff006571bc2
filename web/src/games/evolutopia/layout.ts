/** How large everything is drawn, so that nothing scrolls: from the room there is and from who sits there. */

export interface Layout {
  /** a page held upright: city and works are two faces of one place */
  tall: boolean;
  /** upright and short, as under a lesson or on a small phone: sites and study are two faces as well */
  low: boolean;
  /** the size of the letters, of which everything else is a multiple */
  unit: number;
  /** the side of the territory; upright, it depends on what the rest leaves (`cityIn`) */
  city: number;
}

export const PAD = 8;
export const GAP = 8;
const SMALLEST = 11.5;
const LOW = 600; // px
const LARGEST = 20;
// in units
const ACTIONS = 5.2;
const PLAYER = 2.75;
const PLAYERS_EDGE = 0.9;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function layout(w: number, h: number, seats: number): Layout {
  return w < 720 || w < h * 0.8 ? tall(w, h) : wide(w, h, seats);
}

function wide(w: number, h: number, seats: number): Layout {
  const unit = clamp(Math.min(w / 74, h / 53), SMALLEST, LARGEST);
  const body = h - 2 * PAD - GAP - ACTIONS * unit;
  const city = Math.min(body - GAP - (PLAYER * seats + PLAYERS_EDGE) * unit, w * 0.46);
  return { tall: false, low: false, unit, city: Math.floor(Math.max(160, city)) };
}

function tall(w: number, h: number): Layout {
  return { tall: true, low: h < LOW, unit: clamp(Math.min(w / 32, h / 52), 10.5, LARGEST), city: 0 };
}

/** The side of the territory on a page held upright, with two players a row beneath it. */
export function cityIn(face: number, w: number, seats: number, unit: number): number {
  const players = Math.ceil(seats / 2) * Math.max(31, PLAYER * unit) + GAP;
  return Math.floor(Math.max(0, Math.min(face - players, w - 2 * PAD)));
}
