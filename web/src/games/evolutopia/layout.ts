/** How large everything is drawn, so that nothing scrolls: from the room there is and from who sits there. */

export interface Layout {
  /** a page held upright: city and works are two faces of one place */
  tall: boolean;
  /** the size of the letters, of which everything else is a multiple */
  unit: number;
  /** the side of the territory */
  city: number;
  /** what is left for the face on a page held upright */
  face: number;
}

export const PAD = 8;
export const GAP = 8;
const SMALLEST = 11.5;
const LARGEST = 20;
// in units
const ACTIONS = 5.2;
const PLAYER = 2.75;
const PLAYERS_EDGE = 0.9;
const TALL_TOP = 16.6; // goal, indicators, crisis
const TALL_TABS = 2.9;
const TALL_ACTIONS = 7.4;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function layout(w: number, h: number, seats: number): Layout {
  return w < 720 || w < h * 0.8 ? tall(w, h, seats) : wide(w, h, seats);
}

function wide(w: number, h: number, seats: number): Layout {
  const unit = clamp(Math.min(w / 74, h / 53), SMALLEST, LARGEST);
  const body = h - 2 * PAD - GAP - ACTIONS * unit;
  const city = Math.min(body - GAP - (PLAYER * seats + PLAYERS_EDGE) * unit, w * 0.46);
  return { tall: false, unit, city: Math.floor(Math.max(160, city)), face: 0 };
}

function tall(w: number, h: number, seats: number): Layout {
  const unit = clamp(Math.min(w / 32, h / 52), 10.5, LARGEST);
  const face = h - 2 * PAD - 4 * GAP - (TALL_TOP + TALL_TABS + TALL_ACTIONS) * unit;
  const players = Math.ceil(seats / 2) * PLAYER * unit + GAP;
  return { tall: true, unit, city: Math.floor(Math.max(110, Math.min(face - players, w - 2 * PAD))), face: Math.floor(face) };
}
