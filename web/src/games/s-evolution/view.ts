/** What the server sends of a position of S-Evolution: the view of one seat. */

import type * as Seen from "../../generated/views/s-evolution";

export type Player = Seen.Player;

export const BUILDINGS = ["farm", "factory", "lab", "trade", "prestige", "shield"] as const;
export type Building = (typeof BUILDINGS)[number];

export const MOST_POPULATION = 6;

/** What a player's Age allows in tricks: unseen, no colour, colour, colour and trump. */
export type Rules = Player["rules"];

export const STEPS = ["disaster", "harvest", "trade", "needs", "manage"] as const;
export type Step = (typeof STEPS)[number];
export type Phase = SEvolutionView["phase"];
export type Price = SEvolutionView["prices"]["grow"];

/** Of the options the board looks at three. */
export type SEvolutionView = Seen.SEvolutionView & {
  options: { edition: string; rounds: number; stock_limit: number };
};

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
