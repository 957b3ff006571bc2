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
  /** three buttons do not fit one under the other: signs stand side by side */
  brief: boolean;
  /** how far the animal stands above one or two buttons */
  lift: number;
}

const NAMES = 26; // two lines
const LEAST_SIGN = 22; // with the gap of 2 their centres are 24 apart, as far as a finger needs
const LEAST_LABEL = 24;
const MOST_LABEL = 28;
const BADGES = 22; // letter and body size stay free of buttons

export function measure(w: number, h: number, slots: number, buttons: number): Tile {
  const size = h >= 138 && w >= 84 ? "large" : h >= 84 ? "middle" : h >= 64 ? "small" : "tiny";
  const named = h >= 250 && w >= 190;
  const most = { large: Math.max(34, Math.min(52, h * 0.17)), middle: 28, small: 24, tiny: 22 }[size];
  const chip = Math.max(LEAST_SIGN, Math.floor(Math.min(most, (w - 6) / slots - 3)));
  const track = { large: 27, middle: 18, small: 18, tiny: 2 }[size];
  const scene = h - (named ? NAMES : 0) - track - chip - 8;
  const few = buttons < 3;
  const each = Math.floor((few ? scene * 0.62 : scene - BADGES) / Math.max(1, buttons)) - 3;
  const label = Math.max(LEAST_LABEL, Math.min(MOST_LABEL, each));
  return { size, chip, named, label, brief: !few && each < LEAST_LABEL, lift: few ? buttons * (label + 3) : 0 };
}
