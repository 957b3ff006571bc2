/** How large everything is drawn, so that nothing scrolls: from the room there is and from who sits there. */

export interface Layout {
  /** a phone: city and works are two faces of one place */
  tall: boolean;
  /** short, as under a lesson or on a small phone: sites and study are two faces as well */
  low: boolean;
  /** a phone held across, or a low window: what is at stake stands beside the faces, not above them */
  flat: boolean;
  /** the size of the letters, of which everything else is a multiple */
  unit: number;
  /** the side of the territory; upright, it depends on what the rest leaves (`cityIn`) */
  city: number;
  /** what one's own roles do stands beneath the players */
  talents: boolean;
  /** many players sit two a row, where a row each would make the city smaller */
  paired: boolean;
}

export const PAD = 8;
export const GAP = 8;
const FEW = 3; // players who have a row each
const SMALLEST = 11.5;
const LOW = 600; // px
const FLAT = 520; // px: lower than this a table has no room for everything at once
const VERY_FLAT = 430; // px: nor have the works
const LARGEST = 20;
// in units
const ACTIONS = 5.2;
const PLAYER = 2.75;
const PLAYERS_EDGE = 0.9;
const TALENTS = 7.5; // two roles, three lines each
const LITTLE_LESS = 0.92; // of the side of the city, for a row each
const SMALL_CITY = 300; // px: below it the city comes before what roles do

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function layout(w: number, h: number, seats: number): Layout {
  if (h < FLAT && w > h * 1.2) return flat(w, h);
  return w < 720 || w < h * 0.8 ? tall(w, h) : wide(w, h, seats);
}

/** How many rows the players take; those who sit two a row leave one to whoever's roles are told. */
export function rowsOf(seats: number, paired: boolean): number {
  return paired ? 1 + Math.ceil((seats - 1) / 2) : seats;
}

function wide(w: number, h: number, seats: number): Layout {
  const unit = clamp(Math.min(w / 74, h / 53), SMALLEST, LARGEST);
  const body = h - 2 * PAD - GAP - ACTIONS * unit;
  const side = (units: number) => Math.min(body - GAP - units * unit, w * 0.46);
  const rows = (paired: boolean) => PLAYER * rowsOf(seats, paired) + PLAYERS_EDGE;
  const paired = seats > FEW && side(rows(false) + TALENTS) < side(rows(true) + TALENTS) * LITTLE_LESS;
  const talents = side(rows(paired) + TALENTS) >= SMALL_CITY;
  const city = side(rows(paired) + (talents ? TALENTS : 0));
  return { tall: false, low: false, flat: false, unit, city: Math.floor(Math.max(160, city)), talents, paired };
}

function tall(w: number, h: number): Layout {
  return { tall: true, low: h < LOW, flat: false, unit: clamp(Math.min(w / 32, h / 52), 10.5, LARGEST), city: 0, talents: false, paired: false };
}

function flat(w: number, h: number): Layout {
  return { tall: true, low: h < VERY_FLAT, flat: true, unit: clamp(Math.min(w / 64, h / 28), 10.5, LARGEST), city: 0, talents: false, paired: false };
}

/** How high the players are on a page held upright, two a row. */
export function playersIn(seats: number, unit: number): number {
  return Math.ceil(seats / 2) * Math.max(31, PLAYER * unit);
}

/** The side of the territory above them. */
export function cityIn(face: number, w: number, seats: number, unit: number): number {
  return Math.floor(Math.max(0, Math.min(face - playersIn(seats, unit) - GAP, w - 2 * PAD)));
}
