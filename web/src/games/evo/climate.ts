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

/** climate.zones: what a terrain is while another is temperate. */
export function zoneOf(terrain: Terrain, temperate: Terrain): Zone {
  const colder = TERRAINS.indexOf(terrain) - TERRAINS.indexOf(temperate);
  if (colder === 0) return "temperate";
  return colder === 1 ? "cold" : colder === -1 ? "hot" : "deadly";
}
