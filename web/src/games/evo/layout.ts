/** Where things lie: the island in its sea, and the climate's wheel in the freest corner of it. */

import { type Island, type Region, ROW } from "./island";

export interface Room {
  w: number;
  h: number;
}

export interface Wheel {
  x: number;
  y: number;
  r: number;
}

export interface Place {
  /** px of a hexagon's side */
  side: number;
  /** px of the island's upper left corner */
  x: number;
  y: number;
  wheel: Wheel;
}

export const SHORE = 0.55; // of a side: what the surf takes around the island
const EDGE = 12; // px between the wheel and the edge of the sea
const LEAST_TARGET = 24; // px; regions smaller than this are looked at, not clicked

/**
 * `tall`, a phone held upright: players and cards lie below the island. `low`, a phone on its side: they lie beside it
 * in few words, and the island has the whole height. `wide`: beside it, with their portraits.
 */
export type Shape = "tall" | "low" | "wide";

const LOW = 400; // px of height that portraits beside the island need

export function shapeOf({ w, h }: Room): Shape {
  if (w < 820 && w < h * 1.1) return "tall";
  return h < LOW ? "low" : "wide";
}

/** px that the players get beside the island. */
export function sideWidth(room: Room): number {
  const { w, h } = room;
  if (shapeOf(room) === "low") return Math.round(Math.max(320, Math.min(w * 0.42, w - h * 1.3, 460)));
  return Math.round(Math.max(330, Math.min(w * 0.4, w - h * 0.86, 620)));
}

/** The island as large as its sea allows, with a corner left free for a wheel of at least `least` px. */
export function fit(island: Island, room: Room, least: number): Place {
  const { box } = island;
  const largest = Math.min(room.w / (box.w + 2 * SHORE), room.h / (box.h + 2 * SHORE));
  let best: Place | null = null;
  for (let scale = 1; scale > 0.7; scale -= 0.03) {
    const side = largest * scale;
    for (const share of [0.5, 0, 1]) {
      const shore = SHORE * side;
      const x = shore + (room.w - box.w * side - 2 * shore) * share;
      const y = (room.h - box.h * side) / 2;
      const place = { side, x, y, wheel: freest(island, room, { side, x, y }) };
      if (place.wheel.r >= least) return place;
      if (!best || place.wheel.r > best.wheel.r) best = place;
    }
  }
  return best ?? { side: largest, x: 0, y: 0, wheel: { x: 0, y: 0, r: 0 } };
}

export function at(place: Omit<Place, "wheel">, island: Island, region: Region): { x: number; y: number } {
  return { x: place.x + (region.x - island.box.x) * place.side, y: place.y + (region.y - island.box.y) * place.side };
}

/** The largest circle in a corner of the sea that touches no land. */
function freest(island: Island, room: Room, place: Omit<Place, "wheel">): Wheel {
  let best: Wheel = { x: 0, y: 0, r: 0 };
  const most = Math.min(118, Math.min(room.w, room.h) * 0.17);
  for (const [right, low] of [[1, 0], [0, 0], [0, 1], [1, 1]] as const) {
    for (let r = most; r > best.r; r -= 2) {
      const x = right ? room.w - r - EDGE : r + EDGE;
      const y = low ? room.h - r - EDGE : r + EDGE;
      const isFree = island.regions.every((region) => {
        const middle = at(place, island, region);
        return Math.hypot(middle.x - x, middle.y - y) > r + place.side * 1.2;
      });
      if (isFree) best = { x, y, r };
    }
  }
  return best;
}

/** px across a region as it is clicked: a circle within the hexagon, so that neighbours do not overlap. */
export function spotOf(side: number): number {
  return Math.floor(ROW * side * 0.98);
}

export function isClickable(side: number): boolean {
  return spotOf(side) >= LEAST_TARGET;
}
