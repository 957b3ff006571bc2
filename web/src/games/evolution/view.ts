/** What the server sends of a position of Evolution: the view of one seat. */

import type { EvolutionView, Species } from "../../generated/views/evolution";
import { type Trait, traitOf } from "./cards";

export type { EvolutionView, Player, Species } from "../../generated/views/evolution";

export type Phase = EvolutionView["phase"];

/** The traits one can see on a species; face-down ones count where their owner sees them. */
export function traitsOf(species: Species): Trait[] {
  return [...species.traits, ...species.face_down].flatMap((card) => traitOf(card) ?? []);
}

export function hasTrait(species: Species, trait: Trait): boolean {
  return traitsOf(species).includes(trait);
}

function option(view: EvolutionView, name: string, otherwise: number): number {
  const value = view.options[name];
  return typeof value === "number" && value >= 0 ? value : otherwise;
}

/** play.trait-limit, setup.two-players */
export function traitLimit(view: EvolutionView): number {
  return option(view, "trait_limit", view.seats === 2 ? 2 : 3);
}

/** play.track-limit */
export function trackLimit(view: EvolutionView): number {
  return option(view, "track_limit", 6);
}

/** How a piece is called in `lit` and in animations; a species keeps its id for good. */
export function speciesKey(seat: number, id: number): string {
  return `species:${String(seat)}:${String(id)}`;
}
