import { describe, expect, test } from "vitest";
import { GAP, layout, type Layout, PAD } from "./layout";
import { measure } from "./tile";

const SCREENS = [
  { name: "1280 × 800", w: 998, h: 690 },
  { name: "1280 × 720", w: 998, h: 610 },
  { name: "1920 × 1080", w: 1520, h: 960 },
  { name: "2560 × 1440", w: 2150, h: 1320 },
  { name: "a phone", w: 390, h: 690 },
  { name: "a small phone", w: 360, h: 560 },
  { name: "a tablet", w: 768, h: 900 },
];

const CASES = SCREENS.flatMap((screen) =>
  [2, 4, 6].flatMap((seats) => [1, 4, 8].map((species) => ({ ...screen, seats, species }))),
);

function plan(w: number, h: number, seats: number, species: number, cards = 11): Layout {
  return layout({ room: { w, h }, near: species, far: Array<number>(seats - 1).fill(species), cards });
}

/** What the rows of tiles take up. */
function extent(tiles: { w: number; h: number; columns: number }, count: number) {
  const rows = Math.ceil(count / tiles.columns);
  return { w: tiles.columns * (tiles.w + GAP) - GAP, h: rows * (tiles.h + GAP) - GAP };
}

describe.each(CASES)("$name, $seats players with $species species", ({ w, h, seats, species }) => {
  const made = plan(w, h, seats, species);

  test("one's own species and hand fit without scrolling", () => {
    const own = extent(made.near, species);
    expect(own.w).toBeLessThanOrEqual(w - 2 * PAD);
    expect(own.h + made.card.h).toBeLessThan(h);
    expect(10 * made.step + made.card.w).toBeLessThanOrEqual(w - 2 * PAD);
  });

  test("the others fit into their places", () => {
    const columns = made.areas[0]!.split(" ").length;
    for (const tiles of made.far) {
      const far = extent(tiles, species);
      const share = seats === 2 && !made.tall ? 0.7 : 1 / columns;
      expect(far.w).toBeLessThanOrEqual(w * share + 1);
      expect(far.h).toBeLessThan(h * 0.9);
    }
  });

  test("signs of traits are far enough from each other to be touched", () => {
    for (const tiles of [made.near, ...made.far]) expect(tiles.w).toBeGreaterThanOrEqual(72);
  });
});

test("a phone has its own layout, a wide window the table", () => {
  expect(plan(390, 690, 4, 3).tall).toBe(true);
  expect(plan(998, 690, 4, 3).tall).toBe(false);
});

test("every player has a place around the watering hole", () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const areas = plan(998, 690, seats, 3).areas.join(" ").split(" ");
    expect([...new Set(areas)].sort()).toEqual([..."abcde".slice(0, seats - 1), "p"]);
  }
});

test("cards lie side by side while there is room, and cover each other evenly when there is not", () => {
  const few = plan(998, 690, 4, 3, 5);
  expect(few.step).toBe(few.card.w + GAP);
  const many = plan(390, 690, 4, 3, 15);
  expect(many.step).toBeLessThan(many.card.w);
  expect(many.step).toBeGreaterThan(18);
});

test("three buttons never cover the letter of a species: they stack where they fit, else stand side by side", () => {
  for (const [w, h] of [
    [188, 210],
    [104, 172],
    [168, 160],
    [108, 105],
  ] as const) {
    const { brief, label, chip } = measure(w, h, 3, 3);
    expect(label).toBeGreaterThanOrEqual(24);
    if (!brief) expect(3 * (label + 3)).toBeLessThan(h - chip - 22);
  }
  expect(measure(188, 210, 3, 3).brief).toBe(false);
  expect(measure(108, 105, 3, 3).brief).toBe(true);
});
