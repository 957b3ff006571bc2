/** What the server sends of a position of S-Evolution: the view of one seat. */

import type { Colour, Disaster, Suit } from "./cards";

export const BUILDINGS = ["farm", "factory", "lab", "trade", "prestige", "shield"] as const;
export type Building = (typeof BUILDINGS)[number];

export const MOST_POPULATION = 6;

/** What a player's Age allows in tricks: unseen, no colour, colour, colour and trump. */
export type Rules = "blind" | "free" | "colour" | "trump";

export interface Player {
  age: number;
  population: number;
  score: number;
  stock: Record<Suit, number>;
  workers: Record<Building, number>;
  /** resource cards; `?` for one that I may not see */
  hand: string[];
  /** cards that nobody has looked at */
  unseen: number;
  deck: number;
  /** in hand, or among the unseen cards */
  discovery: string | null;
  /** at each Age's place */
  discoveries: (string | null)[];
  /** the Ages whose Discovery lies face up */
  up: number[];
  card: string | null;
  card_taken: boolean;
  taken: string[];
  aside: string[];
  void: Suit[];
  obscured: boolean;
  invaded: boolean;
  rose: boolean;
  spent: string[];
  rules: Rules;
  needs: Partial<Record<Suit, number>>;
  /** points of the Discoveries face up */
  sets: number;
}

export const STEPS = ["disaster", "harvest", "trade", "needs", "manage"] as const;
export type Step = (typeof STEPS)[number];
export type Phase = "start" | "hand" | "trump" | "play" | "take" | Step | "over";

export interface Price {
  with: Suit;
  prices: number[];
}

export interface SEvolutionView {
  seat: number;
  seats: number;
  options: { edition: string; rounds: number; stock_limit: number; [name: string]: unknown };
  phase: Phase;
  round: number;
  lead: number;
  turn: number;
  turning: boolean;
  trump: Suit | null;
  colour: Suit | null;
  /** who still chooses a card of the trick */
  order: number[];
  winner: number | null;
  suffering: Disaster[];
  held_off: number;
  barred: Suit[];
  storms: number;
  gains: number;
  losses: number;
  trades: number;
  grown: boolean;
  evolved: boolean;
  waiting: number[];
  /** in which order they choose resource cards, as the trick stands */
  choosing: number[];
  /** for each card I may play: as which one I would choose */
  places: Record<string, number>;
  prices: Record<Building | "grow" | "evolve", Price>;
  discovery_colours: Record<string, Colour>;
  players: Player[];
}

export function isFirstEdition(view: SEvolutionView): boolean {
  return view.options.edition === "2013";
}

export function isStep(phase: Phase): phase is Step {
  return (STEPS as readonly string[]).includes(phase);
}

/** How many cards a player still has to play. */
export function cardsLeft(player: Player): number {
  return player.hand.length + player.unseen + (player.discovery ? 1 : 0);
}

/** hand.blind: a hand that its owner may not see, even when only the Discovery is left of it. */
export function playsUnseen(player: Player): boolean {
  return player.rules === "blind" && cardsLeft(player) > 0;
}

export function placed(player: Player): number {
  return BUILDINGS.filter((building) => player.workers[building] > 0).length;
}

/** How many steps of the Action phase a seat has behind it this round: all of them once it has acted. */
export function stepsDone(view: SEvolutionView, seat: number): number {
  if (view.phase === "over") return STEPS.length;
  if (!isStep(view.phase)) return 0;
  const after = (of: number) => (of - view.lead + view.seats) % view.seats;
  if (after(seat) !== after(view.turn)) return after(seat) < after(view.turn) ? STEPS.length : 0;
  return STEPS.indexOf(view.phase);
}

export function hasHarvested(view: SEvolutionView, seat: number): boolean {
  return stepsDone(view, seat) >= STEPS.indexOf("harvest");
}
