/** The end of a game: counting, playing again, and what is kept of it. */

import { expect, test } from "vitest";
import type { Outcome, Summary } from "../src/generated/wire";
import { countedSoFar, sources } from "../src/live/counting";
import { botsOf, hasOthers, sameAgain } from "../src/live/rematch";
import { fileName } from "../src/shared/fileNames";

const outcome: Outcome = {
  scores: [12, 9],
  winners: [0],
  breakdown: [{ food: 7, traits: 5, total: 12 }, { food: 9, total: 9 }],
};

test("sources are counted one after the other, up to the score", () => {
  const parts = sources(outcome);
  expect(parts).toEqual(["food", "traits"]);
  expect([0, 1, 2].map((counted) => countedSoFar(outcome, parts, counted))).toEqual([[0, 0], [7, 9], [12, 9]]);
});

test("a score with a floor is told as it is, whatever its sources add up to", () => {
  expect(countedSoFar({ scores: [0], winners: [], breakdown: [{ needs: -4 }] }, ["needs"], 1)).toEqual([0]);
});

const seat = (agent: string) => ({ name: agent, agent, ready: true, colour: "red" });
const old = {
  id: "a",
  name: "Friday",
  game: "evo",
  options: { scarce: true },
  clocks: { rule: { kind: "bank", seconds: 60 }, left: [], since: [] },
  hints: false,
  spectators: true,
  spectator_chat: true,
  seats: [seat("human"), seat("casual"), seat("human")],
} as unknown as Summary;

test("a rematch is the same table, with its bots", () => {
  expect(sameAgain(old)).toEqual({
    game: "evo",
    name: "Friday",
    seats: 3,
    options: { scarce: true },
    public: false,
    clock: { kind: "bank", seconds: 60 },
    hints: false,
  });
  expect(botsOf(old)).toEqual([[1, "casual"]]);
});

test("who shares the screen with all others waits for nobody", () => {
  expect(hasOthers(old, [0])).toBe(true);
  expect(hasOthers(old, [0, 2])).toBe(false);
});

test("a saved file is told apart by game, table, day and players", () => {
  const at = new Date(2026, 10, 7).getTime();
  expect(fileName({ game: "Evo", table: "Friday: final", at, players: ["Ann", "B/o"] }, "png")).toBe("Evo – Friday final – 2026-11-07 – Ann, B o.png");
  expect(fileName({ game: "Evo", table: "Evo", at, players: [] }, "jsonl")).toBe("Evo – 2026-11-07.jsonl");
  expect([...fileName({ game: "Evo", table: "x".repeat(300), at, players: [] }, "svg")].length).toBe(124);
});
