import { expect, test } from "vitest";
import { SPECTATOR } from "./board";
import { nearSeat, seatsAfter } from "./seating";

test("one who only looks on sits behind the first seat", () => {
  expect([SPECTATOR, 0, 3].map(nearSeat)).toEqual([0, 0, 3]);
});

test("the others sit around the table, from one's left", () => {
  expect(seatsAfter(1, 4)).toEqual([2, 3, 0]);
  expect(seatsAfter(0, 1)).toEqual([]);
});
