import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cardOf, EFFECTS } from "./cards";
import { forecast, outlook, zoneOf } from "./climate";
import { winsUpTo } from "./combat";
import { fixture, FIXTURES, owing } from "./fixtures/fixtures";
import { SIGNS } from "./icons";
import { islandOf } from "./island";
import { portrait } from "./portrait";
import { pieces } from "./pieces";
import { ALL_SCENES, lookOf } from "./scenery";
import { scores } from "./scores";
import { byZone, fateAt, fatesOf, survivors } from "./survival";
import { GENES, type Portrait, TERRAINS } from "./view";

const PLAIN: Portrait = { tail: 1, leg: 1, horn: 0, egg: 1, fur: 1, parasol: 1, mutant: 0 };

describe("portraits", () => {
  test.each(GENES)("one %s more can be seen, up to four of them", (gene) => {
    const drawn = [0, 1, 2, 3, 4].map((count) => JSON.stringify(portrait({ ...PLAIN, [gene]: count })));
    expect(new Set(drawn).size).toBe(5);
  });

  test("look the same whenever they are drawn, however many genes there are", () => {
    const many = Object.fromEntries(GENES.map((gene) => [gene, 12])) as Portrait;
    expect(portrait(many)).toEqual(portrait(many));
    expect(JSON.stringify(portrait(many))).not.toMatch(/NaN|undefined|null/);
  });
});

describe("the land", () => {
  test("no path has a number that is none, and every region has scenery of its terrain", () => {
    expect(JSON.stringify(ALL_SCENES)).not.toMatch(/NaN|undefined/);
    const known = new Set(ALL_SCENES.map(({ id }) => id));
    for (const region of islandOf(fixture("5-move").view.island).regions) {
      const { scene } = lookOf(region);
      expect(known.has(scene)).toBe(true);
      expect(scene.startsWith(region.terrain)).toBe(true);
    }
  });

  test("every effect of a card has a sign", () => {
    for (const effect of EFFECTS) expect(SIGNS[effect]).toBeTruthy();
  });
});

describe("the climate", () => {
  test.each([...FIXTURES])("%s: zones are the engine's", (_, { view }) => {
    for (const terrain of TERRAINS) expect(zoneOf(terrain, view.loop[view.climate]!)).toBe(view.zones[terrain]);
  });

  test("moves on with four faces, back with one, stays with one", () => {
    const { view } = fixture("3-move");
    view.climate = 0;
    expect([...forecast(view)].sort()).toEqual([[0, 1], [1, 4], [5, 1]]);
  });

  test("both ways from the beach lead to the meadow, and that is said once", () => {
    const { view } = fixture("3-move");
    view.climate = 0;
    expect(outlook(view)).toEqual([["meadow", 5], ["beach", 1]]);
  });
});

describe("survival", () => {
  test.each(owing("remove"))("%s: the engine asks about those that are shown as crowded", (_, at) => {
    const asked = at.legal.map((code) => code.replace("remove ", ""));
    const crowded = [...fatesOf(at.view, at.me)].filter(([, fate]) => fate === "crowded");
    expect(crowded.map(([region]) => region).sort()).toEqual(asked.sort());
  });

  test("the example of the rulebook: five dinos on cold hills and two furs", () => {
    const { view } = fixture("5-move");
    const hills = islandOf(view.island).regions.filter(({ terrain }) => terrain === "hill").slice(0, 5);
    view.players[0]!.dinos = hills.map(({ name }) => name);
    view.players[0]!.portrait.fur = 2;
    view.players[0]!.bonus = {};
    view.zones = { beach: "hot", meadow: "temperate", hill: "cold", mountain: "deadly" };
    expect(byZone(view, 0).cold.length).toBe(5);
    expect(survivors(view, 0)).toBe(2);
    view.players[0]!.bonus = { fur: -2 };
    expect(survivors(view, 0)).toBe(0);
    expect(new Set(fatesOf(view, 0).values())).toEqual(new Set(["dies"]));
  });

  test("what would become of a dino there counts those that stay, and not the place it leaves", () => {
    const { view } = fixture("5-move");
    const { regions } = islandOf(view.island);
    const [one, two, three] = regions.filter(({ terrain }) => terrain === "hill").map(({ name }) => name) as [string, string, string];
    const mountain = regions.find(({ terrain }) => terrain === "mountain")!.name;
    view.players[0]!.dinos = [one];
    view.players[0]!.portrait.fur = 1;
    view.players[0]!.bonus = {};
    view.zones = { beach: "hot", meadow: "temperate", hill: "cold", mountain: "deadly" };
    expect(fateAt(view, 0, two, one)).toBe("lives");
    expect(fateAt(view, 0, two, null)).toBe("crowded");
    expect(fateAt(view, 0, mountain, one)).toBe("dies");
    view.players[0]!.bonus = { fur: 1 };
    expect(fateAt(view, 0, three, null)).toBe("lives");
  });
});

test("the combat table, with cards counted in", () => {
  const { view } = fixture("3-move");
  const [own, other] = [view.players[0]!, view.players[1]!];
  own.bonus = other.bonus = {};
  const wins = (mine: number, theirs: number) => {
    own.portrait.horn = mine;
    other.portrait.horn = theirs;
    return winsUpTo(view, 0, 1);
  };
  expect([wins(0, 2), wins(0, 1), wins(1, 1), wins(2, 1), wins(4, 1)]).toEqual([null, 1, 2, 4, 5]);
  own.bonus = { attack: 2 };
  expect(wins(0, 2)).toBe(2);
  other.bonus = { defence: 2 };
  expect(wins(0, 2)).toBeNull();
});

test("cards are read as they are written", () => {
  expect(cardOf("climate-1")).toEqual({ effect: "climate", amount: -1, aimed: false });
  expect(cardOf("far-egg+3")).toEqual({ effect: "far-egg", amount: 3, aimed: false });
  expect(cardOf("leg-1")?.aimed).toBe(true);
  expect(cardOf("?")).toBeNull();
});

test.each(["3-over", "5-over"])("%s: the tally is the server's (over.win)", (name) => {
  const { view, outcome } = fixture(name);
  for (const { seat, total, won, start, survivors: alive, genes } of scores(view)) {
    expect(total).toBe(outcome!.scores[seat]);
    expect(won).toBe(outcome!.winners.includes(seat));
    expect({ start, survivors: alive, genes }).toEqual(outcome!.breakdown[seat]);
  }
});

test("an event lights up the regions it is about", () => {
  expect(pieces({ event: "moved", seat: 0, from: "a1", region: "a2" })).toEqual(["region:a2", "region:a1"]);
  expect(pieces({ event: "died", seat: 0, regions: ["c3"] })).toEqual(["region:c3"]);
  expect(pieces({ event: "climate", terrain: "hill" })).toEqual(["climate"]);
});

describe("words", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

  test("no label is left over", () => {
    const sources = import.meta.glob<string>("./*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const said = Object.values(sources).join("\n");
    for (const key of keys(read("./locales/en.ftl"))) {
      const made = /^(do|when|fate)-(.+?)(-long)?$/.exec(key);
      expect(said.includes(`"${key}"`) || said.includes(`"${made?.[2] ?? ""}"`), key).toBe(true);
    }
  });
});
