import { describe, expect, test } from "vitest";
import { fixture } from "./fixtures/fixtures";
import { islandOf, ROW } from "./island";
import { at, fit, isClickable, shapeOf, sideWidth, spotOf } from "./layout";

const ISLANDS = ["3-move", "4-move", "4m-move", "5-move"].map((name) => ({
  name,
  island: islandOf(fixture(name).view.island),
}));
const SEAS = [
  { name: "1280 × 800", w: 575, h: 590 },
  { name: "1920 × 1080", w: 890, h: 860 },
  { name: "a phone", w: 380, h: 410 },
  { name: "a phone on its side", w: 350, h: 268 },
  { name: "a wide window", w: 1400, h: 500 },
];
const CASES = SEAS.flatMap((sea) => ISLANDS.map(({ name, island }) => ({ ...sea, of: name, island })));

describe.each(CASES)("$of on $name", ({ w, h, island }) => {
  const place = fit(island, { w, h }, Math.min(84, Math.min(w, h) * (w < 480 ? 0.1 : 0.13)));

  test("the whole island lies in the sea", () => {
    for (const region of island.regions) {
      const { x, y } = at(place, island, region);
      expect(x - place.side).toBeGreaterThanOrEqual(0);
      expect(x + place.side).toBeLessThanOrEqual(w);
      expect(y - (ROW / 2) * place.side).toBeGreaterThanOrEqual(0);
      expect(y + (ROW / 2) * place.side).toBeLessThanOrEqual(h);
    }
  });

  test("the climate's wheel lies on no region and can be read", () => {
    const { x, y, r } = place.wheel;
    expect(r).toBeGreaterThan(Math.min(w, h) * 0.09);
    for (const region of island.regions) {
      const middle = at(place, island, region);
      expect(Math.hypot(middle.x - x, middle.y - y)).toBeGreaterThan(r + place.side * (ROW / 2));
    }
  });

  test("regions that are clicked do not overlap", () => {
    expect(spotOf(place.side)).toBeLessThanOrEqual(ROW * place.side);
  });
});

test.each(ISLANDS)("$name: regions are large enough for a finger on a phone", ({ island }) => {
  expect(isClickable(fit(island, { w: 380, h: 380 }, 38).side)).toBe(true);
  expect(isClickable(fit(island, { w: 350, h: 268 }, 27).side)).toBe(true);
});

test("a phone is tall or low, a desk is neither, and the players never push the island out", () => {
  expect(shapeOf({ w: 390, h: 690 })).toBe("tall");
  expect(shapeOf({ w: 844, h: 290 })).toBe("low");
  expect(shapeOf({ w: 667, h: 275 })).toBe("low");
  expect(shapeOf({ w: 998, h: 690 })).toBe("wide");
  for (const room of [{ w: 667, h: 275 }, { w: 844, h: 290 }, { w: 940, h: 690 }, { w: 998, h: 690 }, { w: 1520, h: 960 }, { w: 2150, h: 1320 }]) {
    expect(room.w - sideWidth(room)).toBeGreaterThan(sideWidth(room));
  }
});

describe("the island", () => {
  const { island } = ISLANDS[3]!;

  test("names regions by column and row, as the engine does", () => {
    const view = fixture("5-move").view;
    for (const { dinos } of view.players) for (const name of dinos) expect(island.byName.has(name), name).toBe(true);
  });

  test("borders go both ways", () => {
    for (const { name, neighbours } of island.regions) {
      for (const other of neighbours) expect(island.byName.get(other)!.neighbours).toContain(name);
    }
  });

  test("has as many stars as players", () => {
    for (const { name, island: each } of ISLANDS)
      expect(each.regions.filter(({ star }) => star).length).toBe(Number(name[0]));
  });
});
