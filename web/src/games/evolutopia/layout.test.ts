import { describe, expect, test } from "vitest";
import { cityIn, GAP, layout, PAD, rowsOf } from "./layout";

const WIDE = [
  { name: "1280 × 800", w: 940, h: 690 },
  { name: "1280 × 720", w: 998, h: 610 },
  { name: "1920 × 1080", w: 1520, h: 960 },
  { name: "2560 × 1440", w: 2150, h: 1320 },
];

const FLAT = [
  { name: "a phone held across", w: 844, h: 330 },
  { name: "a small phone held across", w: 667, h: 300 },
  { name: "with a sentence above it", w: 700, h: 260 },
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
    const rows = rowsOf(seats, plan.paired);
    const players = rows * Math.max(28, 2.55 * plan.unit) + (rows - 1) * 3;
    const talents = plan.talents ? 6.4 * plan.unit : 0;
    expect(plan.city + GAP + players + talents + GAP + 5.2 * plan.unit + 2 * PAD).toBeLessThanOrEqual(h);
    expect(plan.city).toBeGreaterThan(h * 0.4);
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

describe.each(FLAT)("$name", ({ w, h }) => {
  test("what is at stake stands beside the city, and every face has its turn", () => {
    expect(layout(w, h, 3)).toMatchObject({ tall: true, low: true, flat: true });
  });
});

test("a low window on a laptop shows sites and study together", () => {
  expect(layout(960, 490, 5)).toMatchObject({ flat: true, low: false });
});

test("one's own roles are told on a laptop, with any number of players", () => {
  for (const seats of [1, 2, 3, 4, 5]) expect(layout(1100, 760, seats).talents).toBe(true);
});

test("letters grow with the screen, within reason", () => {
  expect(layout(940, 690, 3).unit).toBeLessThan(layout(1520, 960, 3).unit);
  expect(layout(5000, 4000, 3).unit).toBeLessThanOrEqual(20);
  expect(layout(300, 300, 3).unit).toBeGreaterThanOrEqual(10.5);
});
