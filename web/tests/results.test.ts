/** How strong a person is, by the bots they met, and which level that is. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OfferedBot, Outcome, Place, Summary } from "../src/generated/wire";
import { keepResult, metBots, nearestLevel, ratingOf, resultsOf, type Met } from "../src/live/results";

const place = (agent: string): Place => ({ name: agent, agent, ready: true, colour: "" });
const table = (agents: string[], more: Partial<Summary> = {}) =>
  ({ id: "t1", game: "evolution", seats: agents.map(place), ...more }) as Summary;
const outcome = (scores: number[], winners: number[]): Outcome => ({ scores, winners, breakdown: [] });
const level = (name: string, rating: number | null): OfferedBot => ({ name, rating, wins: null, ms: 1, has_styles: true });

const LEVELS = [level("random", 700), level("beginner", 1200), level("casual", 1400), level("strong", 1600), level("expert", 1800)];
const RATINGS = new Map(LEVELS.map(({ name, rating }) => [name, rating!]));

describe("whom one met", () => {
  it("tells who was beaten, by level and not by style", () => {
    const met = metBots(table(["human", "casual-hunter", "strong", "casual"]), outcome([30, 20, 40, 30], [2]), [0]);
    expect(met).toEqual([["casual", 1], ["strong", 0], ["casual", 0.5]]);
  });

  it("tells nothing of several seats, of house rules, and of a seat that a bot has taken over", () => {
    const scores = outcome([3, 2, 1], [0]);
    expect(metBots(table(["human", "human", "casual"]), scores, [0, 1])).toEqual([]);
    expect(metBots(table(["human", "casual", "casual"], { house: true }), scores, [0])).toEqual([]);
    expect(metBots(table(["strong", "casual", "casual"]), scores, [0])).toEqual([]);
  });
});

describe("a rating", () => {
  it("is the usual one before the first game and after as much won as lost", () => {
    expect(ratingOf([], RATINGS, 1400)).toBeCloseTo(1400, 0);
    expect(ratingOf([["casual", 1], ["casual", 0]], RATINGS, 1400)).toBeCloseTo(1400, 0);
  });

  it("goes up with who was beaten, and stays in sight of them", () => {
    const won: Met[] = [["strong", 1], ["strong", 1], ["strong", 1]];
    expect(ratingOf(won, RATINGS, 1400)).toBeGreaterThan(1600);
    expect(ratingOf(won, RATINGS, 1400)).toBeLessThan(2200);
  });
});

describe("the nearest level", () => {
  it("is unknown without a game, or where nobody was measured", () => {
    expect(nearestLevel(LEVELS, [])).toBeNull();
    expect(nearestLevel([level("casual", null)], [[["casual", 1]]])).toBeNull();
  });

  it("follows the results, and never is one that plays without a plan", () => {
    const lost: Met[] = [["casual", 0], ["casual", 0], ["casual", 0]];
    expect(nearestLevel(LEVELS, [lost])).toBe("beginner");
    expect(nearestLevel(LEVELS, Array.from({ length: 20 }, () => [["random", 0]] as Met[]))).toBe("beginner");
    expect(nearestLevel(LEVELS, [[["strong", 1], ["strong", 0], ["strong", 1], ["strong", 0]]])).toBe("strong");
  });
});

describe("what is kept", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it("is each game once, and only of the game that is asked for", () => {
    keepResult(table(["human", "casual"]), outcome([2, 1], [0]), [0]);
    keepResult(table(["human", "casual"]), outcome([2, 1], [0]), [0]);
    keepResult(table(["human", "strong"], { id: "t2", game: "evo" }), outcome([2, 1], [0]), [0]);
    expect(resultsOf("evolution")).toEqual([[["casual", 1]]]);
    expect(resultsOf("evo")).toEqual([[["strong", 1]]]);
  });
});
