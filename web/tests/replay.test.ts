/** A replay's own logic: stops, rounds, addresses, and the score graph in numbers. */

import { describe, expect, test } from "vitest";
import type { PastLine, Step } from "../src/generated/wire";
import { addressOf, newsBetween, readPosition, roundAt, rounds, stopBeside, stopFor, stops } from "../src/live/past";
import { graph, markAt, spread, ticks } from "../src/screens/replay/graph";

const line = (steps: Step[]): PastLine => ({ last: steps.length, over: true, steps });

describe("the line of a game", () => {
  const ate = (at: number, species: number[]): Step => ({ at, round: 1, news: [{ event: "ate", species }] });
  const game = line([
    { at: 1, round: 1, news: [{ event: "round", round: 1 }] },
    ate(2, [0, 0]),
    ate(3, [1, 0]),
    { at: 4, round: 1, news: [] },
    { at: 5, round: 2, news: [{ event: "round", round: 2 }], undone: true },
    { at: 6, round: 1, news: [{ event: "undone", seat: 0 }] },
    { at: 7, round: 2, news: [{ event: "round", round: 2 }] },
    { at: 8, round: 2, news: [] },
  ]);

  test("each species that eats is a stop; what nobody heard of is none, but the end always is", () =>
    expect(stops(game)).toEqual([1, 2, 3, 6, 7, 8]));
  test("rounds begin where they are announced, unless that was taken back", () =>
    expect(rounds(game)).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 7 },
    ]));
  test("a position belongs to the round that was announced last", () =>
    expect([0, 1, 6, 7, 99].map((at) => roundAt(rounds(game), at))).toEqual([0, 1, 1, 2, 2]));
  test("a step goes to the stop beside a position, also from between two stops, and not past the ends", () => {
    const all = stops(game);
    expect([stopBeside(all, 3, 1), stopBeside(all, 4, 1), stopBeside(all, 8, 1)]).toEqual([6, 6, 8]);
    expect([stopBeside(all, 6, -1), stopBeside(all, 5, -1), stopBeside(all, 1, -1)]).toEqual([3, 3, 1]);
    expect(stopBeside([], 0, 1), "a game without steps").toBe(0);
  });
  test("a line of the log is shown at the stop that ends it", () => expect([2, 4, 99].map((at) => stopFor(stops(game), at))).toEqual([2, 6, 8]));
  test("what happened between two stops is all that stands", () =>
    expect(newsBetween(game, 3, 7).map(({ event }) => event)).toEqual(["undone", "round"]));
});

describe("the address of a position", () => {
  const read = (query: string) => readPosition(new URLSearchParams(query));
  test("is read back", () => {
    const address = addressOf("a b", 57, -2);
    expect(address).toBe("/replay/a%20b?at=57&as=-2");
    expect(read(address.split("?")[1]!)).toEqual({ at: 57, as: -2 });
  });
  test("may say nothing, or nonsense", () => {
    expect(read("")).toEqual({ at: null, as: null });
    expect(read("at=1e9&as=NaN")).toEqual({ at: null, as: null });
    expect(read("at=99999999999999")).toEqual({ at: null, as: null });
  });
});

describe("the score graph", () => {
  const box = { left: 0, right: 100, top: 0, bottom: 100 };
  const scores = [
    { at: 10, round: 1, scores: [0, 10] },
    { at: 20, round: 2, scores: [20, 5] },
    { at: 40, round: 3, scores: [40, 30] },
  ];

  test("counts in round numbers", () => {
    expect(ticks(0, 37)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(-7, 90)).toEqual([-50, 0, 50, 100]);
    expect(ticks(0, 0), "nobody has a point").toEqual([0, 1]);
  });
  test("has rounds from left to right and scores from bottom to top", () => {
    const { lines, columns } = graph(scores, 2, box);
    expect(columns.map(({ x, round }) => [x, round])).toEqual([[0, 1], [50, 2], [100, 3]]);
    expect(lines[0]!.map(({ y }) => y)).toEqual([100, 50, 0]);
    expect(lines[1]!.map(({ score }) => score)).toEqual([10, 5, 30]);
  });
  test("of a single round lies in the middle", () => expect(graph(scores.slice(0, 1), 2, box).columns[0]!.x).toBe(50));
  test("of no rounds is empty", () => expect(graph([], 2, box).lines).toEqual([[], []]));
  test("marks where one is between two rounds", () => {
    const { columns } = graph(scores, 2, box);
    expect([0, 10, 15, 20, 30, 40, 99].map((at) => markAt(columns, at))).toEqual([0, 0, 25, 50, 75, 100, 100]);
  });
  test("keeps marks of equal scores apart, in their order and within the picture", () => {
    expect(spread([50, 50, 10], 20, box)).toEqual([50, 70, 10]);
    expect(spread([95, 100], 20, box)).toEqual([80, 100]);
  });
});
