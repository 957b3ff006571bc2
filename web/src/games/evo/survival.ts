/** Who would live if the climate struck now (survive.temperate to survive.choice). */

import { islandOf } from "./island";
import { counted, type EvoView, type Player, type Zone } from "./view";

/** `crowded`: not all of its zone can stay, and its owner chooses. */
export type Fate = "lives" | "crowded" | "dies";

/** How many dinos of a species a zone bears. */
export function roomIn(player: Player, zone: Zone): number {
  if (zone === "temperate") return Infinity;
  if (zone === "cold") return counted(player, "fur");
  return zone === "hot" ? counted(player, "parasol") : 0;
}

/** The dinos of a player by the zone they stand in. */
export function byZone(view: EvoView, seat: number): Record<Zone, string[]> {
  const { byName } = islandOf(view.island);
  const out: Record<Zone, string[]> = { temperate: [], cold: [], hot: [], deadly: [] };
  for (const region of view.players[seat]?.dinos ?? []) {
    const terrain = byName.get(region)?.terrain;
    if (terrain) out[view.zones[terrain]].push(region);
  }
  return out;
}

export function fatesOf(view: EvoView, seat: number): Map<string, Fate> {
  const player = view.players[seat];
  const out = new Map<string, Fate>();
  if (!player) return out;
  for (const [zone, regions] of Object.entries(byZone(view, seat)) as [Zone, string[]][]) {
    const room = roomIn(player, zone);
    const fate = room === 0 ? "dies" : regions.length > room ? "crowded" : "lives";
    for (const region of regions) out.set(region, fate);
  }
  return out;
}

/** What would become of a dino that goes to a region, from another one or as a newborn. */
export function fateAt(view: EvoView, seat: number, to: string, from: string | null): Fate {
  const players = view.players.map((player, each) =>
    each === seat ? { ...player, dinos: [...player.dinos.filter((region) => region !== from), to] } : player,
  );
  return fatesOf({ ...view, players }, seat).get(to) ?? "lives";
}

/** How many of a player's dinos would be left. */
export function survivors(view: EvoView, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const zones = Object.entries(byZone(view, seat)) as [Zone, string[]][];
  return zones.reduce((sum, [zone, regions]) => sum + Math.min(regions.length, roomIn(player, zone)), 0);
}

/** survive.*: not before the climate of the round is known does the preview mean this round. */
export function isSettled(view: EvoView): boolean {
  return ["movement", "births", "survival"].includes(view.phase);
}
