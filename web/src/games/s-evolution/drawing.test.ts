import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BUILDING_ART, DISASTER_ART, DISCOVERY_ART, SUIT_ART } from "./art";
import { COLOURS, DISASTERS, readCard, readDiscovery, SUITS } from "./cards";
import { DIFFERENCES } from "./editions";
import { DESK, LARGEST, layout, LOW, PHONE, SHORT, SQUAT } from "./layout";
import { factsOf, needsOf } from "./facts";
import { fixture, FIXTURES } from "./fixtures/fixtures";
import { pieces } from "./pieces";
import { scores } from "./scores";
import { BUILDINGS } from "./view";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const game = read("../../../../src/speciate/games/s_evolution/locales/en.ftl");

describe("drawings", () => {
  test("each suit, building, disaster and Discovery has one of its own", () => {
    const decks = COLOURS.flatMap((deck) => [1, 2, 3, 4, 5, 6].map((age) => DISCOVERY_ART[`${deck}-${String(age)}`]));
    const all = [
      ...SUITS.map((suit) => SUIT_ART[suit]),
      ...BUILDINGS.map((building) => BUILDING_ART[building]),
      ...DISASTERS.map((disaster) => DISASTER_ART[disaster]),
      ...decks,
    ].map((drawing) => JSON.stringify(drawing));
    expect(all).not.toContain(undefined);
    expect(new Set(all).size).toBe(3 + 6 + 8 + 24);
    expect(all.join()).not.toMatch(/NaN|undefined/);
  });
});

describe("cards are read as they are written", () => {
  test("resources, jokers, disasters", () => {
    expect(readCard("food-3+2")).toEqual({ suit: "food", strength: 3, gives: 2, joker: false, disaster: null });
    expect(readCard("tools-6+joker")).toMatchObject({ joker: true, gives: 0 });
    expect(readCard("science-4+decline")).toMatchObject({ disaster: "decline", gives: 0 });
    expect([readCard("?"), readCard("red-4")]).toEqual([null, null]);
  });

  test("Discoveries", () => {
    expect(readDiscovery("yellow-6")).toEqual({ deck: "yellow", age: 6 });
    expect(readDiscovery("food-3+2")).toBeNull();
  });

  test("which disaster takes which cards", () => {
  });
});

describe("layout", () => {
  test("the table is drawn as designed at 1280 × 800 and on a phone", () => {
    expect(layout(DESK)).toEqual({ tall: false, short: false, low: false, squat: false, narrow: false, roomy: true, unit: 1 });
    expect(layout(PHONE)).toEqual({ tall: true, short: false, low: false, squat: false, narrow: false, roomy: false, unit: 1 });
    expect(layout(SHORT)).toEqual({ tall: true, short: true, low: false, squat: false, narrow: false, roomy: false, unit: 1 });
    expect(layout(LOW)).toEqual({ tall: true, short: true, low: true, squat: false, narrow: false, roomy: false, unit: 1 });
    expect(layout(SQUAT)).toEqual({ tall: false, short: false, low: false, squat: true, narrow: false, roomy: false, unit: 1 });
  });

  test("three others have narrow boards beside a log on a tablet, one and two have not", () => {
    const beside = (others: number) => layout({ w: 744, h: 668 }, others).narrow;
    expect([1, 2, 3].map(beside)).toEqual([false, false, true]);
  });

  test.each([
    [998, 610],
    [1520, 960],
    [2150, 1320],
    [360, 560],
    [768, 900],
    [986, 487],
    [1052, 557],
  ])("%i × %i: what was designed fits", (w, h) => {
    const { tall, short, squat, unit } = layout({ w, h });
    const made = short ? SHORT : tall ? PHONE : squat ? SQUAT : DESK;
    expect(made.w * unit).toBeLessThanOrEqual(w + 1);
    expect(made.h * unit).toBeLessThanOrEqual(h + 1);
    expect(unit).toBeLessThanOrEqual(LARGEST);
  });
});

describe("words", () => {
  test("no label is left over", () => {
    const sources = import.meta.glob<string>(["./*.{svelte,ts}", "./moments/*.{svelte,ts}"], { query: "?raw", import: "default", eager: true });
    const said = Object.values(sources).join("\n");
    for (const key of keys(read("./locales/en.ftl"))) {
      const composed = /^(do|plays|counts)-(.+)$/.exec(key)?.[2];
      const found = said.includes(`"${key}"`) || (composed !== undefined && new RegExp(`["\\s]${composed}[":]`).test(said));
      expect(found, key).toBe(true);
    }
  });

  test("an event lights what it is about", () => {
    expect(pieces({ event: "built", seat: 1, building: "farm", level: 1 })).toEqual(["building:1:farm"]);
    expect(pieces({ event: "took", seat: 1, card: "food-1+1", from: 2 })).toEqual(["seat:2"]);
    expect(pieces({ event: "discovery-taken", seat: 0, discovery: "red-1", from: 1 })).toContain("card:red-1");
  });

  test("the list of what 2.0 changed is the one the rules are tested by", () => {
    const source = read("../../../../tests/games/s_evolution/test_editions.py");
    const table = source.slice(source.indexOf("DIFFERENCES = "));
    const rows = [...table.matchAll(/\("([\w-]+)", "([\w.-]+)", "([\w.-]+)"\)/g)].map(([, ...row]) => row);
    expect(DIFFERENCES).toEqual(rows);
    for (const [name] of DIFFERENCES) expect(keys(game)).toContain(`difference-${name}`);
  });
});

test.each(["2-over", "4-over"])("%s: the tally is the server's (score.sets, over.win)", (name) => {
  const { view, outcome, previews } = fixture(name);
  const tally = scores(previews[""]!);
  expect(tally[0]!.won).toBe(true);
  for (const { seat, total, won, found } of tally) {
    expect(total).toBe(outcome!.scores[seat]);
    expect(won).toBe(outcome!.winners.includes(seat));
    expect(found).toBe(view.players[seat]!.sets);
  }
});

test.each([...FIXTURES])("%s: every resource of every player is drawn, foreseen or not", (_, { view, previews }) => {
  view.players.forEach(({ stock }, seat) => {
    for (const facts of [factsOf(previews[""]!), null])
      for (const { suit, have } of needsOf(facts, view, seat).tracks) expect(have).toBe(stock[suit]);
  });
});
