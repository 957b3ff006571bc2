import { describe, expect, test } from "vitest";
import { fixture, FIXTURES, owing } from "./fixtures/fixtures";
import { forecastBuild, forecastEffects, forecastTile, health, neighbours, squaresFor, threat } from "./preview";
import { INDICATORS, isComplete, slots, slotsAt } from "./view";

const after = (code: string): string => code.split(" ")[1] ?? "";

describe("where an evolution can go", () => {
  test.each(owing("build"))("%s: the squares are those of the server (inaugurate.adjacent, inaugurate.nuisance)", (_, at) => {
    const legal = at.legal.filter((code) => code.startsWith("build ")).map(after);
    expect(squaresFor(at.view, at.view.opened!).sort()).toEqual(legal.sort());
  });

  test.each(owing("open"))("%s: only what is finished and has a square can be opened", (_, at) => {
    const could = at.view.sites.map(({ tile }) => tile).filter((tile) => isComplete(slotsAt(at.view, tile)) && squaresFor(at.view, tile).length);
    expect(could.sort()).toEqual(at.legal.filter((code) => code.startsWith("open ")).map(after).sort());
  });

  test("a corner has two neighbours, the middle four", () => {
    expect(neighbours("a1").sort()).toEqual(["a2", "b1"]);
    expect(neighbours("b2").sort()).toEqual(["a2", "b1", "b3", "c2"]);
  });

  test("with the good plan any square will do, with the Remediator only nuisances", () => {
    const { view } = owing("build")[0]![1];
    const free = Object.entries(view.squares).filter(([, content]) => content === "");
    expect(squaresFor({ ...view, anywhere: true }, view.opened!).length).toBeGreaterThanOrEqual(free.length);
    const remedied = squaresFor({ ...view, remedy: true }, view.opened!);
    for (const square of remedied) expect(view.squares[square]).toMatch(/^n/);
  });
});

describe("what would come of it", () => {
  const at = owing("open")[0]![1];
  const tile = after(at.legal.find((code) => code.startsWith("open "))!);

  test("the indicators move by what is printed, within their scale (inaugurate.score)", () => {
    const { indicators } = forecastTile(at.view, tile);
    for (const [name, by] of Object.entries(at.view.box.tiles[tile]!.gains)) {
      const value = at.view.indicators[name as "energy"] + by;
      expect(indicators[name as "energy"]).toBe(Math.max(0, Math.min(7, value)));
    }
  });

  test("an indicator at 0 loses, even where others would win (over.both)", () => {
    const view = structuredClone(at.view);
    for (const name of INDICATORS) view.indicators[name] = 7;
    view.indicators.comfort = 1;
    expect(forecastEffects(view, [{ op: "indicator", indicator: "comfort", n: -1 }]).ends).toBe("lost");
  });

  test("the last beacon loses (over.crisis)", () => {
    const view = { ...at.view, pawn: 7 };
    expect(forecastEffects(view, [{ op: "crisis-track", n: 2 }])).toMatchObject({ pawn: 8, ends: "lost" });
  });

  test("covering the last nuisance may win (over.win)", () => {
    const view = structuredClone(at.view);
    for (const name of INDICATORS) view.indicators[name] = 6;
    for (const [square, content] of Object.entries(view.squares)) if (content.startsWith("n")) view.squares[square] = "";
    expect(forecastBuild(view, "a1")).toBe("won");
    view.squares["a1"] = "n03.front";
    view.squares["d4"] = "n04.front";
    expect(forecastBuild(view, "a1")).toBeNull();
  });

  test("a managed crisis threatens nothing", () => {
    for (const [, { view }] of FIXTURES) {
      const found = threat(view);
      if (view.crisis === null || isComplete(slotsAt(view, "crisis"))) expect(found).toBeNull();
    }
  });
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
