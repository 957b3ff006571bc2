/** What the engine foresees of a position (`preview.py` of Evolutopia). */

import type { Preview } from "../../shared/board";
import type { Indicator } from "./view";

export type Ending = "won" | "lost" | null;

/** What changes, and whether the game ends by it. */
export interface Forecast {
  /** where indicators would stand that change */
  indicators: Partial<Record<Indicator, number>>;
  pawn: number;
  ends: Ending;
}

export interface Facts {
  /** what the crisis does if it is left as it is; null while it is managed, or there is none */
  threat: Forecast | null;
  /** what each thing does that the crisis may do as it comes */
  options: Forecast[];
  /** by evolution that lies face up: what it scores, and the squares where it could go */
  tiles: Record<string, Forecast & { squares: string[] }>;
  /** the evolutions on site that can be inaugurated */
  open: string[];
  /** the moves that put experts of the zone where they are needed */
  assigns: string[];
  /** by square where the evolution can go that is inaugurated: whether the game ends by it */
  builds: Record<string, Ending>;
}

/** Nothing at the end, and until the engine has answered. */
export function factsOf(preview: Preview | null): Facts | null {
  return preview?.certain && "tiles" in preview.facts ? (preview.facts as unknown as Facts) : null;
}
