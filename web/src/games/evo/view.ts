/** What the server sends of a position of Evo: the view of one seat. */

import type { EvoView } from "../../generated/views/evo";

export type { EvoView, Player } from "../../generated/views/evo";

export const GENES = ["tail", "leg", "horn", "egg", "fur", "parasol", "mutant"] as const;
export type Gene = (typeof GENES)[number];
/** A gene for sale; one of them is a card. */
export type LotGene = Gene | "card";

/** From hot to cold, as climate.zones compares them. */
export const TERRAINS = ["beach", "meadow", "hill", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Zone = "temperate" | "cold" | "hot" | "deadly";

export type Portrait = Record<Gene, number>;

export type Lot = EvoView["lots"][number];
export type Column = EvoView["island"][number];
export type Phase = EvoView["phase"];

/** A number that was agreed before the game. */
export function option(view: EvoView, name: string): number {
  const value = view.options[name];
  return typeof value === "number" ? value : 0;
}

/** Which seat holds each region. */
export function holders(view: EvoView): Map<string, number> {
  return new Map(view.players.flatMap(({ dinos }, seat) => dinos.map((region) => [region, seat] as const)));
}

/** initiative.fixed: the seats in the round's order; seat by seat before there is one. */
export function roundOrder(view: EvoView): number[] {
  return view.order.length === view.seats ? view.order : view.players.map((_, seat) => seat);
}

/** How pieces are called in `lit` and in animations. */
export function regionKey(region: string): string {
  return `region:${region}`;
}

export function dinoKey(seat: number, region: string): string {
  return `dino:${String(seat)}:${region}`;
}

export function lotKey(lot: number): string {
  return `lot:${String(lot)}`;
}
