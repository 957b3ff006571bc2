import { describe, expect, test } from "vitest";
import { cityIn, GAP, layout, PAD } from "./layout";

const WIDE = [
  { name: "1280 × 800", w: 940, h: 690 },
  { name: "1280 × 720", w: 998, h: 610 },
  { name: "1920 × 1080", w: 1520, h: 960 },
  { name: "2560 × 1440", w: 2150, h: 1320 },
];

const TALL = [
  { name: "a phone", w: 390, h: 690 },
  { name: "a small phone", w: 360, h: 500 },
  { name: "a phone under a lesson", w: 390, h: 490 },
  { name: "a tablet", w: 768, h: 1000 },
];

describe.each(WIDE)("$name", ({ w, h }) => {
  test.each([1, 2, 3, 4, 5])("%i players: the city and those who play fit above the actions", (seats) => {
    const plan = layout(w, h, seats);
    expect(plan.tall).toBe(false);
    const players = seats * Math.max(28, 2.55 * plan.unit) + (seats - 1) * 3;
    expect(plan.city + GAP + players + GAP + 5.2 * plan.unit + 2 * PAD).toBeLessThanOrEqual(h);
    expect(plan.city).toBeGreaterThan(h * 0.45);
    expect(w - plan.city).toBeGreaterThan(w * 0.5);
  });
});

describe.each(TALL)("$name", ({ w, h }) => {
  test.each([1, 5])("%i players: the city leaves room for them", (seats) => {
    const plan = layout(w, h, seats);
    expect(plan.tall).toBe(true);
    expect(plan.low).toBe(h < 600);
    const face = h * 0.52;
    const side = cityIn(face, w, seats, plan.unit);
    expect(side).toBeLessThanOrEqual(w - 2 * PAD);
    expect(side + Math.ceil(seats / 2) * 31).toBeLessThanOrEqual(face);
    expect(cityIn(40, w, seats, plan.unit)).toBeGreaterThanOrEqual(0);
  });
});

test("letters grow with the screen, within reason", () => {
  expect(layout(940, 690, 3).unit).toBeLessThan(layout(1520, 960, 3).unit);
  expect(layout(5000, 4000, 3).unit).toBeLessThanOrEqual(20);
  expect(layout(300, 300, 3).unit).toBeGreaterThanOrEqual(10.5);
});
