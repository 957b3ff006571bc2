import { expect, test } from "vitest";
import { sharing } from "../src/live/sharing";

const known = () => ({ round: 3, players: [{ name: "Ann", cards: ["horns+3"] }, { name: "Bo", cards: [] }], over: null });

test("what did not change stays the same object", () => {
  const old = known();
  expect(sharing(old, known())).toBe(old);
});

test("what changed is new, with all that holds it, and the rest is kept", () => {
  const old = known();
  const told = { ...known(), players: [known().players[0]!, { name: "Bo", cards: ["fertile"] }] };
  const shared = sharing(old, told);
  expect(shared).toEqual(told);
  expect(shared).not.toBe(old);
  expect(shared.players).not.toBe(old.players);
  expect(shared.players[0]).toBe(old.players[0]);
  expect(shared.players[1]!.cards).toEqual(["fertile"]);
});

test.each([
  ["a key that is gone", { a: 1, b: undefined }, { a: 1 }],
  ["a key in place of another", { a: 1, b: undefined }, { a: 1, c: undefined }],
  ["a shorter list", [1, 2], [1]],
  ["a list in place of an object", {}, []],
  ["nothing in place of something", { a: {} }, { a: null }],
  ["something in place of nothing", { a: null }, { a: {} }],
])("%s is a change", (_, old, told) => {
  const expected: unknown = structuredClone(told);
  const shared: unknown = sharing(old, told);
  expect(shared).not.toBe(old);
  expect(shared).toStrictEqual(expected);
});
