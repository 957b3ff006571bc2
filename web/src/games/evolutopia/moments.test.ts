/** Moments: which events are told together, and that every event of the game has been thought of. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "../../shared/board";
import { changes, fates, gone } from "./changes";
import arrival from "./fixtures/5-arrival.json";
import { moment, nameOf, pace, sound } from "./moments";
import { stakes } from "./stakes";
import type { EvolutopiaView } from "./view";

const english = readFileSync(new URL("../../../../src/speciate/games/evolutopia/locales/en.ftl", import.meta.url), "utf8");
const EVENTS = [...english.matchAll(/^event-([\w-]+) =/gm)].map(([, name = ""]) => name);

/** How the page plays events: the names of the moments, each with its events. */
function played(events: GameEvent[]): [string | null, string[]][] {
  const told: [string | null, GameEvent[]][] = [];
  for (const event of events) {
    const last = told.at(-1);
    const name = moment(event, last?.[0] ? last[1] : []);
    if (last && name !== null && last[0] === name) last[1].push(event);
    else told.push([name, [event]]);
  }
  return told.map(([name, all]) => [name, all.map(({ event }) => event)]);
}

const check = "evolutopia:crisis.check";

test("an inauguration is one moment: the scores, the place, the nuisance that is covered", () => {
  const events: GameEvent[] = [
    { event: "acted", seat: 0, action: "inaugurate" },
    { event: "inaugurated", tile: "e01" },
    { event: "indicator", indicator: "mobility", by: 2, value: 4, rule: "evolutopia:inaugurate.score" },
    { event: "built", tile: "e01", square: "b4" },
    { event: "nuisance-covered", nuisance: "n01.front", square: "b4", left: 2 },
    { event: "blocked", action: "inaugurate" },
  ];
  expect(played(events)).toEqual([
    [null, ["acted"]],
    ["inauguration", ["inaugurated", "indicator", "built", "nuisance-covered"]],
    [null, ["blocked"]],
  ]);
});

test("what a crisis does is told with it, and the next crisis is a moment of its own", () => {
  const events: GameEvent[] = [
    { event: "crisis-unmanaged", crisis: "c04", rule: check },
    { event: "indicator", indicator: "energy", by: -2, value: 1, rule: check },
    { event: "pawn", by: 1, beacon: 3, last: 8, rule: check },
    { event: "crisis-came", crisis: "c05", rule: "evolutopia:crisis.draw" },
    { event: "option-chosen", crisis: "c05", option: 1, rule: "evolutopia:crisis.real-choice" },
    { event: "expert-to-bag", kind: "builder", rule: "evolutopia:crisis.draw" },
  ];
  expect(played(events).map(([name, all]) => [name, all.length])).toEqual([
    ["unmanaged", 3],
    ["crisis", 1],
    ["arrival", 2],
  ]);
});

test("a loss chosen later still belongs to its crisis, by the rule it names", () => {
  expect(nameOf([{ event: "expert-to-bag", kind: "builder", rule: check }])).toBe("unmanaged");
  expect(nameOf([{ event: "tile-under", tile: "e01", rule: "evolutopia:choose.aside" }])).toBeNull();
});

test("what a good plan changes is told with it; an indicator by itself is a change", () => {
  const plus: GameEvent = { event: "indicator", indicator: "energy", by: 1, value: 4, rule: "evolutopia:plan.play" };
  expect(moment(plus, [{ event: "plan-played", seat: 0, plan: "b7" }])).toBe("plan");
  expect(moment(plus, [])).toBe("change");
});

test("every event has a pace above nothing, and those that must be read stay longest", () => {
  expect(EVENTS.length).toBeGreaterThan(40);
  for (const event of EVENTS) expect(pace({ event })).toBeGreaterThanOrEqual(0.3);
  expect(pace({ event: "crisis-came" })).toBeGreaterThan(pace({ event: "expert-drawn" }) * 3);
});

test("what gets better sounds other than what gets worse", () => {
  expect(sound({ event: "indicator", by: 1 })).toBe("count");
  expect(sound({ event: "indicator", by: -1 })).toBe("loss");
  expect(sound({ event: "pawn", by: 1 })).toBe("alarm");
  expect(sound({ event: "pawn", by: -1 })).toBe("count");
  expect(sound({ event: "nuisance" })).toBeNull();
});

test("changes of one indicator add up", () => {
  const events: GameEvent[] = [
    { event: "indicator", indicator: "energy", by: 2, value: 4 },
    { event: "indicator", indicator: "energy", by: 1, value: 5 },
    { event: "pawn", by: 2, beacon: 5, last: 8 },
  ];
  expect(changes(events)).toEqual({ indicators: [{ indicator: "energy", from: 2, to: 5 }], pawn: { from: 3, to: 5 } });
});

test("experts drawn get their fate, and those who leave are counted", () => {
  const events: GameEvent[] = [
    { event: "expert-drawn", kind: "builder" },
    { event: "expert-aside", kind: "builder" },
    { event: "expert-drawn", kind: "builder" },
    { event: "expert-to-zone", kind: "builder" },
    { event: "expert-drawn", kind: "designer" },
  ];
  expect(fates(events).map(({ fate }) => fate)).toEqual(["aside", "zone", "drawn"]);
  expect(gone([{ event: "kind-released", kind: "builder", count: 3 }]).experts).toHaveLength(3);
});

test("what is at stake is what lies there", () => {
  const view = arrival.view as unknown as EvolutopiaView;
  expect(stakes(view, [{ op: "site-away", n: 1 }]).tiles).toEqual(view.sites.map(({ tile }) => tile));
  expect(stakes(view, [{ op: "study-away", n: 1 }]).tiles).toEqual(view.study);
  expect(stakes(view, [{ op: "indicator", indicator: "energy", n: -1 }])).toEqual({ tiles: [], experts: [], plans: [] });
});
