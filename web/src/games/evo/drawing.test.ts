import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cardOf, EFFECTS } from "./cards";
import { factsOf, outlook } from "./facts";
import { fixture, FIXTURES, owing } from "./fixtures/fixtures";
import { SIGNS } from "./icons";
import { islandOf } from "./island";
import { portrait } from "./portrait";
import { movePieces, pieces } from "./pieces";
import { ALL_SCENES, lookOf } from "./scenery";
import { scores } from "./scores";
import { GENES, type Portrait } from "./view";

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

describe("what is foreseen", () => {
  test("both ways from the beach lead to the meadow, and that is said once", () => {
    const loop = ["beach", "meadow", "hill", "mountain", "hill", "meadow"] as const;
    expect(outlook(loop, [1, 4, 0, 0, 0, 1])).toEqual([["meadow", 5], ["beach", 1]]);
  });

  test.each(owing("remove"))("%s: the engine asks about those that are shown as crowded", (_, at) => {
    const asked = at.legal.map((code) => code.replace("remove ", ""));
    const { fates } = factsOf(at.previews[""]!)!.seats[at.me]!;
    expect(Object.keys(fates).filter((region) => fates[region] === "crowded").sort()).toEqual(asked.sort());
  });

  test.each([...FIXTURES])("%s: the drawing finds what it shows of every seat", (_, { view, previews }) => {
    const facts = factsOf(previews[""]!)!;
    expect(facts.climate.length).toBe(view.loop.length);
    view.players.forEach((player, seat) => {
      expect(Object.keys(facts.seats[seat]!.fates).sort()).toEqual([...player.dinos].sort());
      expect(Object.keys(facts.seats[seat]!.herds).sort()).toEqual(["cold", "deadly", "hot", "temperate"]);
    });
  });
});

test("cards are read as they are written", () => {
  expect(cardOf("climate-1")).toEqual({ effect: "climate", amount: -1, aimed: false });
  expect(cardOf("far-egg+3")).toEqual({ effect: "far-egg", amount: 3, aimed: false });
  expect(cardOf("leg-1")?.aimed).toBe(true);
  expect(cardOf("?")).toBeNull();
});

test.each(["3-over", "5-over"])("%s: the tally is the server's (over.win)", (name) => {
  const { view, outcome, previews } = fixture(name);
  for (const { seat, total, won, start, survivors: alive, genes } of scores(view, previews[""]!)) {
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

test("a hint lights up the pieces of its move", () => {
  expect(movePieces("move a1>a2")).toEqual(["region:a1", "region:a2"]);
  expect(movePieces("aim leg-1>2")).toEqual(["card:leg-1", "seat:2"]);
  expect(movePieces("strike c3")).toEqual(["card:strike+1", "region:c3"]);
  expect(movePieces("lot 1 horn")).toEqual(["gene:horn"]);
  expect(movePieces("pass")).toEqual([]);
});

describe("words", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

  test("no label is left over", () => {
    const sources = import.meta.glob<string>("./{*,moments/*}.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const said = Object.values(sources).join("\n");
    for (const key of keys(read("./locales/en.ftl"))) {
      const made = /^(do|when|fate|passing)-(.+?)(-long)?$/.exec(key);
      expect(said.includes(`"${key}"`) || said.includes(`"${made?.[2] ?? ""}"`), key).toBe(true);
    }
  });
});
