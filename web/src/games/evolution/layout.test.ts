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
  { name: "a phone on its side", w: 700, h: 260 },
  { name: "a low laptop", w: 990, h: 480 },
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

  test("one's own species and hand fit", () => {
    const own = extent(made.near, species);
    expect(own.w).toBeLessThanOrEqual(w - 2 * PAD);
    expect(Math.min(own.h, made.row) + made.hand.height).toBeLessThan(h); // on a phone more than that is scrolled
    expect(made.hand.columns * (made.hand.card.w + 4) - 4).toBeLessThanOrEqual(w - 2 * PAD - made.side);
  });

  test("the others fit into their places", () => {
    const columns = made.areas[0]!.split(" ").length;
    for (const tiles of made.far) {
      const far = extent(tiles, species);
      const share = seats === 2 && made.shape === "wide" ? 0.7 : 1.12 / columns;
      expect(far.w).toBeLessThanOrEqual(w * share + 1);
      expect(far.h).toBeLessThan(h * 0.9);
    }
  });

  test("signs of traits can be touched: one by one, or where there is no room for that, together", () => {
    for (const tiles of [made.near, ...made.far]) {
      const { chip, together } = measure(tiles.w, tiles.h, 3, 0);
      expect(chip).toBeGreaterThanOrEqual(24);
      expect(together || 3 * (chip + 2) <= tiles.w).toBe(true);
      expect(tiles.w).toBeGreaterThanOrEqual(56);
    }
  });
});

test("a phone has its own layout, upright and on its side; a wide window the table", () => {
  expect(plan(390, 690, 4, 3).shape).toBe("tall");
  expect(plan(700, 260, 4, 3).shape).toBe("low");
  expect(plan(998, 690, 4, 3).shape).toBe("wide");
});

test("all opponents are drawn equally large", () => {
  for (const seats of [3, 4, 5, 6]) {
    const { far } = plan(1105, 790, seats, 3);
    for (const tiles of far) expect(tiles).toEqual(far[0]);
  }
});

test("every player has a place around the watering hole", () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const areas = plan(998, 690, seats, 3).areas.join(" ").split(" ");
    expect([...new Set(areas)].sort()).toEqual([..."abcde".slice(0, seats - 1), "p"]);
  }
});

test("cards never lie over each other: they get narrower, then there are more rows", () => {
  const hand = (w: number, h: number, cards: number) => plan(w, h, 4, 3, cards).hand;
  expect(hand(1105, 790, 7).face).toBe("told");
  expect(hand(998, 690, 12)).toMatchObject({ face: "usual", columns: 12 });
  const phone = hand(390, 690, 13);
  expect(phone.columns).toBe(7);
  expect(phone.card.w).toBeGreaterThanOrEqual(44);
  expect(hand(700, 260, 6).face).toBe("small");
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
