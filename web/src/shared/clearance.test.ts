import { expect, test } from "vitest";
import { type Box, clearest, covered } from "./clearance";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

test("what is covered is the area that is shared", () => {
  expect(covered(box(0, 0, 10, 10), [box(5, 5, 10, 10), box(20, 0, 5, 5)])).toBe(25);
});

test("the first place that covers least is taken", () => {
  const places = [box(0, 0, 10, 10), box(20, 0, 10, 10), box(40, 0, 10, 10)];
  expect(clearest(places, [box(0, 0, 5, 5)])).toBe(places[1]);
  expect(clearest(places, [])).toBe(places[0]);
});
