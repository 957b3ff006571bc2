/** How a species is drawn in the room it has. */

export type TileSize = "large" | "middle" | "small" | "tiny";

export interface Tile {
  size: TileSize;
  /** the side of a trait's sign */
  chip: number;
  /** there is room for the traits' names */
  named: boolean;
  /** height of a button */
  label: number;
  /** several buttons do not fit one under the other: signs stand side by side */
  brief: boolean;
  /** how far the animal stands above one or two buttons */
  lift: number;
  /** the traits' signs are too small to be touched: all of them are one button */
  together: boolean;
  /** hardly two lines high: the traits' signs lie over all of it, in place of the animal */
  flat: boolean;
}

const NAMES = 26; // two lines
const LEAST_SIGN = 24; // as small as a finger or a pointer finds it
const LEAST_LABEL = 24;
const MOST_LABEL = 28;
const FLAT = 58;
const BADGES = 22; // letter and body size stay free of buttons

export function measure(w: number, h: number, slots: number, buttons: number): Tile {
  const size = h >= 138 && w >= 84 ? "large" : h >= 92 ? "middle" : h >= 70 ? "small" : "tiny";
  const named = h >= 250 && w >= 190;
  const most = { large: Math.max(34, Math.min(52, h * 0.17)), middle: 28, small: 24, tiny: 24 }[size];
  const room = Math.floor(w / slots - 2);
  const chip = Math.floor(Math.max(LEAST_SIGN, Math.min(most, room)));
  const track = { large: 27, middle: 18, small: 18, tiny: 0 }[size];
  const scene = h - (named ? NAMES : 0) - track - chip - 8;
  const few = buttons < 3;
  const stacked = Math.floor((few ? scene * 0.66 : scene - BADGES) / Math.max(1, buttons)) - 3;
  const label = Math.max(LEAST_LABEL, Math.min(MOST_LABEL, stacked));
  const brief = buttons > 1 && stacked < LEAST_LABEL;
  const under = few && scene > 3 * label;
  return { size, chip, named, label, brief, lift: under ? buttons * (label + 3) : 0, together: room < LEAST_SIGN || h < FLAT, flat: h < FLAT };
}
