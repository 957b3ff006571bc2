import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Scene } from "./art/draw";
import { evolution, EVOLUTIONS, TOWN_HALL } from "./art/evolutions";
import { avenue, birds, meadow, smog, wild } from "./art/ground";
import { ACTION_SIGNS, CRISIS_SIGNS, EXPERT_SIGNS, INDICATOR_SIGNS, PLAN_SIGNS, ROLE_SIGNS } from "./art/icons";
import { nuisance, NUISANCES } from "./art/nuisances";
import { fixture, FIXTURES } from "./fixtures/fixtures";
import { beside, health } from "./health";
import { movePieces, pieces } from "./pieces";
import { ACTIONS, EXPERTS, INDICATORS, slots } from "./view";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const game = read("../../../../src/speciate/games/evolutopia/locales/en.ftl");
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => prefix + String(i + 1).padStart(2, "0"));

describe("the city", () => {
  const palette = read("./palette.css");
  const known = (paint: string) => palette.includes(`--p-${paint}:`);
  const scenes: [string, Scene][] = [
    ["start", TOWN_HALL],
    ...Object.entries(EVOLUTIONS),
    ...Object.entries(NUISANCES),
    ...[0, 0.3, 0.6, 1].flatMap((green): [string, Scene][] => [
      [`wild ${String(green)}`, wild(3, green)],
      [`avenue ${String(green)}`, avenue(green)],
      [`smog ${String(green)}`, smog([[10, 10]], green)],
      [`birds ${String(green)}`, birds(green)],
    ]),
  ];

  test("every evolution and both sides of every nuisance have a picture of their own", () => {
    expect(Object.keys(EVOLUTIONS)).toEqual(numbered("e", 35));
    for (const tile of numbered("n", 10)) for (const side of ["front", "back"]) expect(NUISANCES[`${tile}.${side}`]).toBeDefined();
    const drawn = [...Object.values(EVOLUTIONS), ...Object.values(NUISANCES)].map((scene) => JSON.stringify(scene));
    expect(new Set(drawn).size).toBe(55);
    expect(evolution("e99")).toBe(TOWN_HALL);
    expect(nuisance("n99.front").length).toBeGreaterThan(0);
  });

  test.each(scenes)("%s is drawn with numbers and with paints of the palette", (_, scene) => {
    expect(JSON.stringify(scene)).not.toMatch(/NaN|undefined|Infinity/);
    for (const { fill, stroke } of scene) {
      for (const paint of [fill, stroke]) if (paint) expect(known(paint), paint).toBe(true);
    }
  });

  test("recovers visibly", () => {
    expect(meadow(1, 0.9).length).toBeGreaterThan(meadow(1, 0.2).length);
    expect(birds(1).length).toBeGreaterThan(birds(0.4).length);
    expect(JSON.stringify(wild(2, 0.1))).not.toBe(JSON.stringify(wild(2, 0.9)));
  });
});

test("every sign there is", () => {
  expect(Object.keys(EXPERT_SIGNS)).toEqual([...EXPERTS]);
  expect(Object.keys(INDICATOR_SIGNS)).toEqual([...INDICATORS]);
  expect(Object.keys(ACTION_SIGNS)).toEqual([...ACTIONS, "manage"]);
  expect(Object.keys(CRISIS_SIGNS)).toEqual(numbered("c", 15));
  const ops = keys(game);
  expect(Object.keys(PLAN_SIGNS).sort()).toEqual(ops.flatMap((key) => (key.startsWith("does-") ? [key.slice(5)] : [])).sort());
  expect(Object.keys(ROLE_SIGNS).sort()).toEqual(ops.flatMap((key) => (key.startsWith("talent-") ? [key.slice(7)] : [])).sort());
});

describe("words", () => {
  test("no label is left over", () => {
    const sources = import.meta.glob<string>(["./*.{svelte,ts}", "./moments/*.svelte"], { query: "?raw", import: "default", eager: true });
    const said = Object.values(sources).join("\n");
    for (const key of keys(read("./locales/en.ftl"))) {
      const made = /^(do|brief|face|pictogram|fate|moment)-(.+)$/.exec(key)?.[2] ?? key.replace("-or-role", "");
      const isMove = game.includes(`\nmove-${made} =`);
      expect(isMove || said.includes(`"${made}"`) || said.includes(`"${key}"`) || said.includes(`${made}:`), key).toBe(true);
    }
  });

  test("what happened is about pieces of the table", () => {
    expect(pieces({ event: "expert-assigned", kind: "builder", place: "e07" })).toEqual(["expert:builder", "tile:e07"]);
    expect(pieces({ event: "pawn", by: 1, beacon: 3, last: 8 })).toEqual(["track"]);
    expect(pieces({ event: "built", tile: "e07", square: "b3" })).toEqual(["tile:e07", "square:b3"]);
    for (const [, { news }] of FIXTURES) for (const event of news) expect(pieces(event).join()).not.toContain("undefined");
  });
});

test("a move is about pieces of the table too", () => {
  expect(movePieces("assign builder e07")).toEqual(["expert:builder", "tile:e07"]);
  expect(movePieces("move builder e07 zone")).toEqual(["expert:builder", "tile:e07", "zone"]);
  expect(movePieces("build b3")).toEqual(["square:b3"]);
  expect(movePieces("draw")).toEqual([]);
  for (const [, { legal }] of FIXTURES) for (const code of legal) expect(movePieces(code).join()).not.toMatch(/:(,|$)/);
});

test("experts who count as another kind fill that place", () => {
  expect(slots({ designer: 1, builder: 1 }, ["technologist as builder"])).toEqual([
    { kind: "designer", by: null },
    { kind: "builder", by: "technologist" },
  ]);
});

test("a city that was saved is well; one that was lost is not", () => {
  expect(health(fixture("4-over-won").view)).toBe(1);
  expect(health(fixture("3-over-lost").view)).toBeLessThan(0.8);
});

test("the ground recovers beside what stands: a corner has two squares beside it, the middle four", () => {
  expect(beside("a1").sort()).toEqual(["a2", "b1"]);
  expect(beside("b2").sort()).toEqual(["a2", "b1", "b3", "c2"]);
});
