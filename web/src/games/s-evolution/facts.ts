/** What the engine foresees of a position (`preview.py` of S-Evolution). */

import type { Preview } from "../../shared/board";
import { type Colour, SUITS, type Suit } from "./cards";
import type { SEvolutionView } from "./view";

export interface Track {
  suit: Suit;
  have: number;
  /** what the harvest will add */
  coming: number;
  /** what the people will ask for; 0 for a resource that they do not */
  need: number;
  /** how much is lacking */
  missing: number;
}

/** What the needs of a round will bring if nothing more is chosen. */
export interface Needs {
  /** the needs of this round are paid: what is told is next round's */
  paid: boolean;
  tracks: Track[];
  /** resources of choice that are still to come */
  jokers: number;
  points: number;
  rises: boolean;
  falls: boolean;
  starves: boolean;
}

export interface Set {
  colour: Colour;
  count: number;
  points: number;
}

export interface Facts {
  /** by seat */
  needs: Needs[];
  /** by seat: the colours of which it has Discoveries face up */
  sets: Set[][];
  /** the seats as they stand, best first */
  places: number[];
  /** cards taken by the one who acts whose resources a disaster took */
  lost?: string[];
}

export function factsOf(preview: Preview | null): Facts | null {
  return preview?.certain ? (preview.facts as unknown as Facts) : null;
}

/** The needs of a seat; of a table of which nothing is foreseen yet, what lies there. */
export function needsOf(facts: Facts | null, view: SEvolutionView, seat: number): Needs {
  const told = facts?.needs[seat];
  if (told) return told;
  const stock = view.players[seat]?.stock;
  const tracks = SUITS.map((suit) => ({ suit, have: stock?.[suit] ?? 0, coming: 0, need: 0, missing: 0 }));
  return { paid: true, tracks, jokers: 0, points: 0, rises: false, falls: false, starves: false };
}
