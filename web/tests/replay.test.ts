/** A replay's own logic: stops, rounds, addresses, and the score graph in numbers. */

import { describe, expect, test } from "vitest";
import type { PastLine, Step } from "../src/generated/wire";
import { firstChoice, heardBetween, instantFor, instants, placeOf, roundAt, rounds, viewAt, viewsOf } from "../src/live/instants";
import { addressOf, readPosition } from "../src/live/past";
import { graph, markAt, spread, ticks } from "../src/screens/replay/graph";

const line = (steps: Step[]): PastLine => ({ last: steps.length, over: true, steps });

describe("a game, instant by instant", () => {
  const drew = (at: number, seat: number): Step => ({ at, seat: -1, round: 1, news: [{ event: "drew", seat }] });
  const feast = [{ event: "ate", seat: 1 }, { event: "ate", seat: 1 }, { event: "starved", seat: 0 }, { event: "round", round: 2 }];
  const game = line([
    { at: 1, seat: -1, round: 1, news: [{ event: "round", round: 1 }] },
    drew(2, 0),
    drew(3, 0),
    drew(4, 1),
    { at: 5, seat: 0, round: 1, news: [], phase: "food" },
    { at: 6, seat: 0, round: 1, news: [{ event: "ate", seat: 0 }], undone: true },
    { at: 7, seat: 0, round: 1, news: [{ event: "undone", seat: 0 }] },
    { at: 8, seat: 1, round: 2, news: feast },
    { at: 9, seat: -1, round: 2, news: [] },
  ]);
  const all = instants(game);

  test("everything that was heard is one, but what nature deals a seat in a row, and what was undone", () =>
    expect(all.map(({ at, nth }) => [at, nth])).toEqual([[1, 1], [3, 1], [4, 1], [7, 1], [8, 1], [8, 2], [8, 3], [8, 4], [9, 0]]));
  test("between two of them is the place of the earlier", () => {
    expect([{ at: 0, nth: 0 }, { at: 5, nth: 0 }, { at: 8, nth: 2 }].map((here) => placeOf(all, here))).toEqual([-1, 2, 5]);
    expect(instantFor(all, { at: 2, nth: 1 })).toEqual({ at: 3, nth: 1 });
    expect(instantFor(all, { at: 99, nth: 1 }), "past the end").toEqual({ at: 9, nth: 0 });
    expect(instantFor([], { at: 1, nth: 1 }), "a game without steps").toEqual({ at: 1, nth: 1 });
  });
  test("what was heard between two of them is all that stands", () => {
    expect(heardBetween(game, { at: 1, nth: 1 }, { at: 3, nth: 1 })).toHaveLength(2);
    expect(heardBetween(game, { at: 4, nth: 1 }, { at: 8, nth: 2 }).map(({ event }) => event)).toEqual(["undone", "ate", "ate"]);
    expect(heardBetween(game, { at: 8, nth: 2 }, { at: 9, nth: 0 }).map(({ event }) => event)).toEqual(["starved", "round"]);
  });
  test("a round begins where it is announced, not where its position does", () => {
    const starts = rounds(game);
    expect(starts).toEqual([{ round: 1, at: 1, nth: 1 }, { round: 2, at: 8, nth: 4 }]);
    expect([all[0]!, all[6]!, all[7]!, { at: 0, nth: 0 }].map((here) => roundAt(starts, here))).toEqual([1, 1, 2, 0]);
  });
  test("it opens where the first choice is", () => {
    expect(firstChoice(game)).toEqual({ at: 5, nth: 0 });
    expect(firstChoice(line([])), "an empty game").toEqual({ at: 0, nth: 0 });
  });
  test("each has the table as it was then, the last of a position that position", () => {
    const told = viewsOf({
      at: 8,
      last: 9,
      news: [],
      view: { food: 0 },
      passages: [
        { at: 7, seen: [{ food: [5] }, {}] },
        { at: 8, seen: [{ food: [4] }, { food: [3] }, { food: [2] }, { food: [1] }, {}] },
      ],
    });
    const foods = [1, 2, 3, 4, 9].map((nth) => viewAt(told.get(8)!, { at: 8, nth })["food"]);
    expect(foods).toEqual([4, 3, 2, 0, 0]);
    expect(told.get(7)).toEqual([{ food: 5 }, { food: 4 }]);
    expect(viewsOf({ at: 0, last: 9, news: [], view: { food: 7 } }).get(0)).toEqual([{ food: 7 }]);
  });
});

describe("the address of a position", () => {
  const read = (query: string) => readPosition(new URLSearchParams(query));
  test("is read back", () => {
    const address = addressOf("a b", 57, -2);
    expect(address).toBe("/replay/a%20b?at=57&as=-2");
    expect(read(address.split("?")[1]!)).toEqual({ at: 57, as: -2, nth: null });
    expect(read(addressOf("a", 57, 0, 3).split("?")[1]!)).toEqual({ at: 57, as: 0, nth: 3 });
  });
  test("may say nothing, or nonsense", () => {
    expect(read("")).toEqual({ at: null, as: null, nth: null });
    expect(read("at=1e9&as=NaN")).toEqual({ at: null, as: null, nth: null });
    expect(read("at=99999999999999")).toEqual({ at: null, as: null, nth: null });
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
