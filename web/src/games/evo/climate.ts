/** Where the climate may go next (climate.roll, climate.loop). */

import { type EvoView, type Terrain, TERRAINS, type Zone } from "./view";

const DIE = [-1, 0, 1, 1, 1, 1]; // climate.roll, where no pack of one's own says otherwise

/** By cell of the loop: how many faces of the die lead there. */
export function forecast(view: EvoView): Map<number, number> {
  const die = view.components?.climate?.die ?? DIE;
  const out = new Map<number, number>();
  for (const step of die) {
    const cell = (view.climate + step + view.loop.length * 4) % view.loop.length;
    out.set(cell, (out.get(cell) ?? 0) + 1);
  }
  return out;
}

/** By terrain, most likely first: how many faces lead to a cell of it, whichever way round. */
export function outlook(view: EvoView): [Terrain, number][] {
  const out = new Map<Terrain, number>();
  for (const [cell, faces] of forecast(view)) {
    const terrain = view.loop[cell];
    if (terrain) out.set(terrain, (out.get(terrain) ?? 0) + faces);
  }
  return [...out].sort(([, a], [, b]) => b - a);
}

/** climate.zones: what a terrain is while another is temperate. */
export function zoneOf(terrain: Terrain, temperate: Terrain): Zone {
  const colder = TERRAINS.indexOf(terrain) - TERRAINS.indexOf(temperate);
  if (colder === 0) return "temperate";
  return colder === 1 ? "cold" : colder === -1 ? "hot" : "deadly";
}
