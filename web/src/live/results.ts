/** How this person did against bots: kept in this browser alone, to offer bots of about their strength. */

import type { OfferedBot, Outcome, Summary } from "../generated/wire";
import { levelOf } from "../shared/botNames";
import { ranking } from "./ranking";

/** A bot that one met, and whether one came in before it: 1, after it: 0, or level with it. */
export type Met = [level: string, score: number];

interface Result {
  table: string;
  game: string;
  met: Met[];
}

const KEY = "speciate.results";
const MOST = 40; // games: who one was long ago one is no more
const HUMAN = "human";
const UNRATED = ["random", "greedy"]; // they are no opponents to grow with

const isResult = (data: unknown): data is Result =>
  typeof data === "object" && data !== null && typeof (data as Result).game === "string" && Array.isArray((data as Result).met);

function all(): Result[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(data) ? data.filter(isResult) : [];
  } catch {
    return []; // storage may be forbidden, or hold something else
  }
}

/** The bots of a finished game, by how one did against them. Only where one person had one seat to the end, by the printed rules. */
export function metBots({ seats, house }: Summary, outcome: Outcome, mine: readonly number[]): Met[] {
  const [me, ...others] = mine;
  if (me === undefined || others.length || house || seats[me]?.agent !== HUMAN) return [];
  const places = new Map(ranking(outcome).map(({ seat, place }) => [seat, place]));
  const own = places.get(me) ?? 0;
  return seats.flatMap(({ agent }, seat): Met[] => {
    if (seat === me || !agent || agent === HUMAN) return [];
    const its = places.get(seat) ?? 0;
    return [[levelOf(agent), own < its ? 1 : own === its ? 0.5 : 0]];
  });
}

/** Keeps the result of a finished game, once. */
export function keepResult(table: Summary, outcome: Outcome, mine: readonly number[]): void {
  const met = metBots(table, outcome, mine);
  const known = all();
  if (!met.length || known.some((result) => result.table === table.id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, { table: table.id, game: table.game, met }].slice(-MOST)));
  } catch {
    // then nothing is known of this person
  }
}

export const resultsOf = (game: string): Met[][] => all().flatMap((result) => (result.game === game ? [result.met] : []));

/**
 * A person's rating by the bots they met: the one that makes these results most likely, on the scale of the bots. Half a win and half a loss
 * against `usual` are taken for granted, so that a first game does not say too much.
 */
export function ratingOf(met: readonly Met[], ratings: ReadonlyMap<string, number>, usual: number): number {
  const chance = (own: number, its: number) => 1 / (1 + 10 ** ((its - own) / 400));
  const games = [[usual, 0.5] as const, ...met.flatMap(([level, score]) => (ratings.has(level) ? [[ratings.get(level)!, score] as const] : []))];
  let [low, high] = [usual - 2000, usual + 2000];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    const surplus = games.reduce((sum, [its, score]) => sum + score - chance(middle, its), 0);
    if (surplus > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The level whose measured rating is nearest to this person's; null while nothing is known. */
export function nearestLevel(levels: readonly OfferedBot[], games: readonly Met[][]): string | null {
  const rated = levels.flatMap(({ name, rating }) => (rating === null ? [] : [[name, rating] as [string, number]]));
  const ratings = new Map(rated);
  const met = games.flat().filter(([level]) => ratings.has(level));
  const choices = rated.filter(([name]) => !UNRATED.includes(name));
  if (!met.length || !choices.length) return null;
  const own = ratingOf(met, ratings, ratings.get("casual") ?? choices[0]![1]);
  return choices.reduce((best, each) => (Math.abs(each[1] - own) < Math.abs(best[1] - own) ? each : best))[0];
}
