import { expect, test } from "vitest";
import { fixture } from "./fixtures/fixtures";
import { isMarked, SQUARES, toggled } from "./ownMap";

test("squares come in the order of the game's own, the first of which counts 1 and the last 32768", () => {
  expect(SQUARES).toEqual(Object.keys(fixture("3-turn").view.squares));
  expect(toggled(0, "a1")).toBe(1);
  expect(toggled(0, "b1")).toBe(2);
  expect(toggled(0, "d4")).toBe(32768);
});

test("a square that is clicked twice is as before", () => {
  const once = toggled(5, "c3");
  expect(isMarked(once, "c3")).toBe(true);
  expect(toggled(once, "c3")).toBe(5);
});
