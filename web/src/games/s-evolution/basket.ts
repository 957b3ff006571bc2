/**
 * Management before it is confirmed: purchases are collected here and sent together, so each can be taken back.
 *
 * The server lists what can be bought first; what can be bought after that is worked out below (manage.*), and the
 * server judges it all the same.
 */

import { readCard, type Suit } from "./cards";
import {
  type Building,
  BUILDINGS,
  isFirstEdition,
  MOST_POPULATION,
  placed,
  type Player,
  type SEvolutionView,
  TOP_AGE,
} from "./view";

/** A message to the server holds eight moves, the last of which ends the turn. */
export const MOST = 7;

export interface Cost {
  suit: Suit;
  count: number;
}

/** A purchase taken apart: `build farm`, `remove lab`, `grow 2`, `evolve`. */
interface Purchase {
  kind: string;
  building: Building | null;
  count: number;
}

function read(code: string): Purchase {
  const [kind = "", what = ""] = code.split(" ");
  return { kind, building: BUILDINGS.find((each) => each === what) ?? null, count: Number(what) || 0 };
}

/** Everything that an edition has for sale, and every worker that could be taken back. */
export function wares(view: SEvolutionView): string[] {
  return [
    ...view.prices.grow.prices.map((_, at) => `grow ${String(at + 1)}`),
    "evolve",
    ...BUILDINGS.map((building) => `build ${building}`),
    ...BUILDINGS.map((building) => `remove ${building}`),
  ];
}

/** What it costs now; null where it has no price: a worker taken back, a level above the highest. */
export function costOf(view: SEvolutionView, player: Player, code: string): Cost | null {
  const { kind, building, count } = read(code);
  if (kind === "grow") return cost(view, "grow", count - 1);
  if (kind === "evolve") return cost(view, "evolve", 0);
  return kind === "build" && building ? cost(view, building, player.workers[building]) : null;
}

function cost(view: SEvolutionView, ware: Building | "grow" | "evolve", at: number): Cost | null {
  const { with: suit, prices } = view.prices[ware];
  const count = prices[at];
  return count === undefined ? null : { suit, count };
}

/** manage.pop-*, manage.age, manage.worker */
export function canBuy(view: SEvolutionView, me: number, code: string): boolean {
  const player = view.players[me];
  if (!player) return false;
  const { kind, building, count } = read(code);
  if (kind === "remove") return building !== null && player.workers[building] > 0;
  const price = costOf(view, player, code);
  if (!price || player.stock[price.suit] < price.count) return false;
  if (kind === "grow") return player.population + count <= MOST_POPULATION && !(isFirstEdition(view) && view.grown);
  if (kind === "evolve") return player.age < TOP_AGE && !view.evolved;
  return building !== null && (player.workers[building] > 0 || placed(player) < player.population);
}

/** The table as it will be when the purchases are made. */
export function after(view: SEvolutionView, me: number, basket: readonly string[]): SEvolutionView {
  return basket.reduce((seen, code) => buy(seen, me, code), view);
}

function buy(view: SEvolutionView, me: number, code: string): SEvolutionView {
  const before = view.players[me];
  if (!before) return view;
  const { kind, building, count } = read(code);
  const player: Player = { ...before, stock: { ...before.stock }, workers: { ...before.workers } };
  const price = costOf(view, before, code);
  if (price) player.stock[price.suit] -= price.count;
  if (kind === "grow") player.population += count;
  if (kind === "evolve") player.age += 1;
  if (building) player.workers[building] = kind === "build" ? player.workers[building] + 1 : 0;
  return {
    ...view,
    grown: view.grown || kind === "grow",
    evolved: view.evolved || kind === "evolve",
    players: view.players.map((each, seat) => (seat === me ? player : each)),
  };
}

/** Purchases that can all be made one after the other, as far as they go. */
export function affordable(view: SEvolutionView, me: number, basket: readonly string[]): string[] {
  const out: string[] = [];
  for (const code of basket) {
    if (!canBuy(after(view, me, out), me, code)) break;
    out.push(code);
  }
  return out;
}

/** harvest.cards: whether a card's resources are lost to a disaster that has struck. */
export function isLost(view: SEvolutionView, text: string): boolean {
  const card = readCard(text);
  return card !== null && card.gives > 0 && view.barred.includes(card.suit);
}
