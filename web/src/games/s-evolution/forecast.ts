/**
 * What the needs of this round will bring if nothing more happens: points, an Age gained or lost, hunger.
 *
 * Counted are the stock, the cards taken, the buildings and the disasters taken; not counted are jokers and Trade,
 * which are still the player's choice.
 */

import { barredBy, type Disaster, readCard, type Suit, SUITS } from "./cards";
import {
  hasHarvested,
  hasPaid,
  isFirstEdition,
  isStep,
  type Player,
  PRODUCER,
  type SEvolutionView,
  TOP_AGE,
} from "./view";

const SAFE_AGES = 2; // needs.fall, needs.starve

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

export interface Forecast {
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

/** needs.kinds */
function kinds(age: number): number {
  return Math.ceil(age / 2);
}

/** The disasters that will still strike; worker.shield-2.0, worker.protection-2013 */
function struck(view: SEvolutionView, seat: number, player: Player): Disaster[] {
  if (hasHarvested(view, seat)) return [];
  const acting = isStep(view.phase) && view.turn === seat;
  const all = acting ? view.suffering : player.taken.flatMap((card) => readCard(card)?.disaster ?? []);
  if (!player.workers.shield) return all;
  if (!isFirstEdition(view)) return [];
  return all.slice(acting && view.held_off ? 0 : 1);
}

/** What cards and buildings bring before the needs are paid. */
function harvest(view: SEvolutionView, seat: number, player: Player, disasters: Disaster[]): Record<Suit, number> {
  const out = { food: 0, tools: 0, science: 0 };
  if (hasHarvested(view, seat)) return out;
  const acting = isStep(view.phase) && view.turn === seat;
  const barred = [...(acting ? view.barred : []), ...disasters.map(barredBy)];
  const hurricanes = disasters.filter((each) => each === "hurricane").length;
  const storms = (acting ? view.storms : 0) + (isFirstEdition(view) ? 0 : hurricanes);
  for (const suit of SUITS) {
    const cards = player.taken.flatMap((text) => readCard(text) ?? []).filter((card) => card.suit === suit);
    const given = barred.includes(suit) ? 0 : cards.reduce((sum, card) => sum + card.gives, 0);
    const made = Math.max(0, player.workers[PRODUCER[suit]] - storms);
    const kept = Math.max(0, player.stock[suit] - (isFirstEdition(view) ? hurricanes : 0));
    out[suit] = Math.min(view.options.stock_limit, kept + given + made) - player.stock[suit];
  }
  return out;
}

export function forecast(view: SEvolutionView, seat: number): Forecast {
  const player = view.players[seat]!;
  const paid = hasPaid(view, seat);
  const disasters = struck(view, seat, player);
  const hit = (name: Disaster) => disasters.filter((each) => each === name).length;
  const age = Math.max(1, player.age - hit("decline"));
  const population = Math.max(1, player.population - hit("epidemic"));
  const coming = harvest(view, seat, player, disasters);
  const tracks = SUITS.map((suit, at) => {
    const need = at < kinds(age) ? population : 0;
    const there = player.stock[suit] + coming[suit];
    return { suit, have: player.stock[suit], coming: coming[suit], need, missing: Math.max(0, need - there) };
  });
  const harvested = hasHarvested(view, seat);
  const cards = harvested ? 0 : player.taken.filter((card) => readCard(card)?.joker).length;
  const jokers = cards + (view.turn === seat ? view.gains : 0);
  return { paid, tracks, jokers, ...verdict(view, player, age, population, tracks) };
}

type Verdict = Pick<Forecast, "points" | "rises" | "falls" | "starves">;

function verdict(view: SEvolutionView, player: Player, age: number, population: number, tracks: Track[]): Verdict {
  const needs = tracks.filter(({ need }) => need > 0);
  const met = needs.filter(({ missing }) => missing === 0).length;
  const unmet = needs.length - met;
  const punished = age > SAFE_AGES;
  const starves = punished && needs.some(({ have, coming, missing }) => missing > 0 && have + coming === 0);
  const points = isFirstEdition(view)
    ? points2013(player, met, unmet, starves ? Math.max(1, population - 1) : population)
    : points20(player, needs, population);
  return {
    points,
    rises: unmet === 0 && age < TOP_AGE,
    falls: punished && met === 0,
    starves: starves && population > 1,
  };
}

/** needs.score, worker.prestige-2013: after bonus and penalties */
function points2013(player: Player, met: number, unmet: number, population: number): number {
  return met * population + (unmet ? player.workers.prestige : 0);
}

/** needs.score, needs.lose-2.0: need by need, never below 0 */
function points20(player: Player, needs: Track[], population: number): number {
  let score = player.score;
  for (const { missing } of needs) score = missing ? Math.max(0, score - missing) : score + population;
  return score - player.score;
}
