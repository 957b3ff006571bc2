/** The position as the server writes it. Nothing is hidden in this game. */

import type * as Seen from "../../generated/views/evolutopia";

export type { Player } from "../../generated/views/evolutopia";

export const EXPERTS = ["designer", "regulator", "neo-urbanist", "builder", "technologist"] as const;
export const INDICATORS = ["mobility", "environment", "energy", "economy", "comfort"] as const;
export const ACTIONS = ["choose", "site", "recruit", "assign", "inaugurate"] as const;

export type Expert = (typeof EXPERTS)[number];
export type Indicator = (typeof INDICATORS)[number];
export type Action = (typeof ACTIONS)[number];
export type Counts = Record<Expert, number>;

/** A site always has its evolution; experts are `builder`, or `builder as designer` for one that counts as another kind. */
export type Site = Seen.Site & { tile: string };

export interface Effect {
  op: string;
  n?: number;
  indicator?: Indicator;
  kind?: Expert;
}

export interface Tile {
  experts: Partial<Counts>;
  gains: Partial<Record<Indicator, number>>;
  pictogram: "none" | "blue" | "green";
}

export interface CrisisCard {
  experts: Partial<Counts>;
  arrival: Effect[][];
  unmanaged: Effect[];
}

/** What is printed on tiles and cards, by their names. */
export interface Box {
  tiles: Record<string, Tile>;
  nuisances: Record<string, Indicator>;
  crises: Record<string, CrisisCard>;
  plans: Record<string, string>;
  roles: Record<string, string>;
}

export type EvolutopiaView = Omit<Seen.EvolutopiaView, "box" | "sites"> & { box: Box; sites: Site[] };

export const CRISIS = "crisis"; // the crisis as a place where experts work
export const ZONE = "zone";

export function option(view: EvolutopiaView, name: string, otherwise: number): number {
  const value = view.options[name];
  return typeof value === "number" ? value : otherwise;
}

export const beacons = (view: EvolutopiaView): number => option(view, "beacons", 8);
export const target = (view: EvolutopiaView): number => option(view, "target", 6);
export const targetCount = (view: EvolutopiaView): number => option(view, "target_count", 3);
export const mostOf = (view: EvolutopiaView): number => option(view, "indicator_most", 7);

export function isNuisance(content: string): boolean {
  return content.startsWith("n");
}

/** An evolution in place, or the start tile. */
export function isCity(content: string): boolean {
  return content !== "" && !isNuisance(content);
}

export function nuisancesLeft(view: EvolutopiaView): number {
  return Object.values(view.squares).filter(isNuisance).length;
}

/** A nuisance in words: `n03.front` is the front of the tile n03. */
export function nuisanceKey(content: string): string {
  return `nuisance-${content}`;
}

export function tileOf(view: EvolutopiaView, tile: string): Tile {
  return view.box.tiles[tile] ?? { experts: {}, gains: {}, pictogram: "none" };
}

export function crisisOf(view: EvolutopiaView, crisis: string): CrisisCard {
  return view.box.crises[crisis] ?? { experts: {}, arrival: [], unmanaged: [] };
}

/** What an expert is, and what it counts as where it works. */
export function readExpert(text: string): { kind: Expert; as: Expert } {
  const [kind, as] = text.split(" as ");
  return { kind: kind as Expert, as: (as ?? kind) as Expert };
}

export interface Slot {
  /** the kind that is wanted here */
  kind: Expert;
  /** who is there; null while somebody is still needed */
  by: Expert | null;
}

/** The places for experts of a tile or a crisis, filled ones first within a kind. */
export function slots(needs: Partial<Counts>, staff: readonly string[]): Slot[] {
  const there = staff.map(readExpert);
  return EXPERTS.flatMap((kind) => {
    const here = there.filter(({ as }) => as === kind);
    return Array.from({ length: Math.max(needs[kind] ?? 0, here.length) }, (_, i) => ({
      kind,
      by: here[i]?.kind ?? null,
    }));
  });
}

/** The experts' places at a site or the crisis. */
export function slotsAt(view: EvolutopiaView, place: string): Slot[] {
  if (place === CRISIS) return view.crisis ? slots(crisisOf(view, view.crisis).experts, view.crisis_experts) : [];
  const site = view.sites.find(({ tile }) => tile === place);
  return slots(tileOf(view, place).experts, site?.experts ?? []);
}

export function isComplete(found: readonly Slot[]): boolean {
  return found.every(({ by }) => by !== null);
}

export function total(counts: Counts): number {
  return EXPERTS.reduce((sum, kind) => sum + counts[kind], 0);
}

/** Where experts work: the sites, then the crisis if there is one. */
export function places(view: EvolutopiaView): string[] {
  return [...view.sites.map(({ tile }) => tile), ...(view.crisis ? [CRISIS] : [])];
}
