import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { foodOf, signed, TRAITS, traitOf } from "./cards";
import { COATS, draw, scaleOf, seedOf } from "./creature";
import { fixture, FIXTURES } from "./fixtures/fixtures";
import { ICONS } from "./icons";
import { spread } from "./pool";
import { scores } from "./scores";

describe("creatures", () => {
  const plain = JSON.stringify(draw(1, 3, []));

  test.each(TRAITS)("%s can be seen on the animal", (trait) => {
    expect(JSON.stringify(draw(1, 3, [trait]))).not.toBe(plain);
  });

  test("look the same whenever they are drawn", () => {
    expect(JSON.stringify(draw(1, 3, []))).toBe(plain);
  });

  test("grow with their body, and never out of the picture", () => {
    const sizes = [1, 2, 3, 4, 5, 6].map(scaleOf);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(6);
    expect(scaleOf(9)).toBe(scaleOf(6));
  });

  test("of one player have different coats", () => {
    const coats = Array.from({ length: COATS }, (_, id) => seedOf(2, id) % COATS);
    expect(new Set(coats).size).toBe(COATS);
  });

  test("no path has a number that is none", () => {
    for (const [, { view }] of FIXTURES) {
      for (const [seat, { species }] of view.players.entries()) {
        for (const each of species) {
          const traits = each.traits.flatMap((card) => traitOf(card) ?? []);
          expect(JSON.stringify(draw(seedOf(seat, each.id), each.body, traits))).not.toMatch(/NaN|undefined/);
        }
      }
    }
  });
});

test("each trait has a sign of its own", () => {
  const signs = TRAITS.map((trait) => JSON.stringify(ICONS[trait]));
  expect(new Set(signs).size).toBe(TRAITS.length);
});

test("cards are read as they are written", () => {
  expect(traitOf("long-neck-1")).toBe("long-neck");
  expect(foodOf("long-neck-1")).toBe(-1);
  expect(traitOf("?")).toBeNull();
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
});

test("plants lie on the water, however many", () => {
  for (const count of [0, 1, 7, 30, 300]) {
    const plants = spread(count);
    expect(plants.length).toBe(Math.min(count, 60));
    for (const { x, y } of plants) expect(((x - 121) / 92) ** 2 + ((y - 60) / 38) ** 2).toBeLessThan(1);
  }
});

test.each(["2-over", "4-over", "6-over"])("%s: the tally is the server's (score.total, score.ties)", (name) => {
  const { outcome, previews } = fixture(name);
  const tally = scores(previews[""]!);
  for (const { seat, total, won } of tally) {
    expect(total).toBe(outcome!.scores[seat]);
    expect(won).toBe(outcome!.winners.includes(seat));
  }
});

describe("words", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

  test("no label is left over", () => {
    const sources = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const said = Object.values(sources).join("\n");
    for (const key of keys(read("./locales/en.ftl"))) {
      const isButton = /^(do|brief|short|cannot|use)-(.+)$/.exec(key);
      expect(said.includes(`"${isButton?.[2] ?? key}"`), key).toBe(true);
    }
  });
});
