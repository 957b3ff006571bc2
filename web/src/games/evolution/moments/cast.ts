/** Who is on the stage, read from what has been told so far and from the table as it was before. */

import type { GameEvent } from "../../../shared/board";
import { type Trait } from "../cards";
import { type EvolutionView, hasTrait, type Species } from "../view";

export interface Actor {
  seat: number;
  species: Species;
  /** its population now, and before */
  population: number;
  /** gone for good */
  dead: boolean;
  /** cards its owner draws for it */
  cards: number;
  /** meat it has taken */
  meat: number;
}

/** What makes a fighter count for more than its body. */
export interface Bonus {
  trait: Trait;
  amount: number;
}

export interface Fighter extends Actor {
  size: number;
  bonus: Bonus | null;
}

export interface Attack {
  hunter: Fighter;
  prey: Fighter;
  /** Horns have wounded the hunter */
  gored: boolean;
  /** the others that get a share, in the order in which they take it */
  guests: Actor[];
  /** what has gone into bags */
  bagged: { seat: number; count: number }[];
}

function find(view: EvolutionView, ref: unknown): Actor | null {
  if (!Array.isArray(ref)) return null;
  const seat = Number(ref[0]);
  const species = view.players[seat]?.species.find(({ id }) => id === Number(ref[1]));
  return species ? { seat, species, population: species.population, dead: false, cards: 0, meat: 0 } : null;
}

function fighter(actor: Actor, size: unknown, trait: Trait): Fighter {
  const counted = typeof size === "number" ? size : actor.species.body;
  const amount = counted - actor.species.body;
  const bonus = amount > 0 && hasTrait(actor.species, trait) ? { trait, amount } : null;
  return { ...actor, size: counted, bonus };
}

export function readAttack(events: readonly GameEvent[], before: EvolutionView): Attack | null {
  const [first, ...later] = events;
  const [hunter, prey] = [find(before, first?.species), find(before, first?.target)];
  if (!first || !hunter || !prey) return null;
  const attack: Attack = {
    hunter: fighter(hunter, first.size, "pack-hunting"),
    prey: fighter(prey, first.defence, "hard-shell"),
    gored: false,
    guests: [],
    bagged: [],
  };
  for (const event of later) tellAttack(attack, event, before);
  return attack;
}

function tellAttack(attack: Attack, event: GameEvent, before: EvolutionView): void {
  if (event.event === "bagged") {
    attack.bagged.push({ seat: Number(event.seat), count: Number(event.count) });
    return;
  }
  const told = find(before, event.species);
  if (!told) return;
  const all: Actor[] = [attack.hunter, attack.prey, ...attack.guests];
  let actor = all.find((each) => each.seat === told.seat && each.species.id === told.species.id);
  if (!actor) attack.guests.push((actor = told));
  if (event.event === "gored") attack.gored = true;
  tellActor(actor, event);
}

function tellActor(actor: Actor, event: GameEvent): void {
  const count = Number(event.count);
  if (event.event === "meat") actor.meat += count;
  else if (event.event === "extinct") {
    actor.dead = true;
    actor.cards = count;
  } else actor.population = count;
}

export interface RoundEnd {
  /** whose species are shown: of the newest event */
  seat: number;
  row: Actor[];
  /** food that went into the bag of that seat, once that is told */
  eaten: number | null;
  /** the bags of all, as told so far */
  bags: { seat: number; count: number; told: boolean }[];
}

function seatOf(event: GameEvent): number {
  return Array.isArray(event.species) ? Number(event.species[0]) : Number(event.seat);
}

/** end.starve, end.bag: seat by seat. */
export function readRoundEnd(events: readonly GameEvent[], before: EvolutionView): RoundEnd | null {
  const newest = events.at(-1);
  if (!newest) return null;
  const seat = seatOf(newest);
  const row = (before.players[seat]?.species ?? []).flatMap(({ id }) => find(before, [seat, id]) ?? []);
  const end: RoundEnd = {
    seat,
    row,
    eaten: null,
    bags: before.players.map(({ bag }, each) => ({ seat: each, count: bag, told: false })),
  };
  for (const event of events) {
    const bag = end.bags[seatOf(event)];
    if (event.event === "bagged" && bag) {
      bag.count += Number(event.count);
      bag.told = true;
      if (seatOf(event) === seat) end.eaten = (end.eaten ?? 0) + Number(event.count);
    } else if (seatOf(event) === seat && Array.isArray(event.species)) {
      const id = Number(event.species[1]);
      const actor = row.find(({ species }) => species.id === id);
      if (actor) tellActor(actor, event);
    }
  }
  return end;
}

/** My species that have died, for what nobody may miss. */
export function lostOf(me: number, actors: readonly Actor[]): Actor | null {
  return actors.findLast(({ seat, dead }) => dead && seat === me) ?? null;
}
