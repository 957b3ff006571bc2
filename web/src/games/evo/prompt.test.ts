import { describe, expect, test } from "vitest";
import type { Words } from "../../shared/words";
import { labelsIn } from "./desk";
import { factsOf } from "./facts";
import { fixture, FIXTURES, owing } from "./fixtures/fixtures";
import { prompt } from "./prompt";

const WORDS = { lang: "en", card: (text: string) => `<${text}>`, t: (key: string) => `<${key}>` } as unknown as Words;
const labels = labelsIn("en");

function said(name: string, change: object = {}): string | null {
  const { view, me, decision, legal, previews } = fixture(name);
  const facts = factsOf(previews[""] ?? null);
  return prompt({ view, me, decision: decision ?? null, legal, words: WORDS, facts, picked: null, passing: null, ...change }, labels);
}

describe("a prompt says what can be done, and nothing else", () => {
  const asking = [...FIXTURES].filter(([, { decision }]) => decision?.kind.endsWith("-card")).map(([name]) => name);

  test.each(asking)("%s: the cards it names are those that can be played", (name) => {
    const sentence = said(name) ?? "";
    const named = [...sentence.matchAll(/<(.+?)>/g)].map(([, card]) => card!);
    const playable = fixture(name).legal.map((code) => (code.startsWith("strike") ? "strike+1" : code.split(/[ >]/)[1]));
    const all = [...new Set(playable.filter(Boolean))];
    expect(named.sort()).toEqual(all.length > 1 ? [] : all.sort());
  });

  test("without a card that fits it asks for none", () => {
    expect(said(asking[0]!, { legal: ["pass"] })).toMatch(/none of your cards/);
    expect(said(asking[0]!, { legal: ["pass"], passing: "nothing" })).toMatch(/you pass/);
  });

  test("nobody is told to move a dino that cannot", () => {
    expect(said("3-move")).toMatch(/choose a dino/);
    expect(said("3-move", { legal: ["end"] })).toMatch(/None of your dinos can move/);
    expect(said("3-move", { legal: ["play swim+1", "end"] })).toMatch(/<swim\+1>/);
  });

  test("dropping out is offered where it is allowed", () => {
    const { legal } = fixture("5-lot");
    expect(said("5-lot", { legal: legal.filter((code) => code !== "drop") })).not.toMatch(/drop out/);
    expect(said("5-lot", { legal: [...legal, "drop"] })).toMatch(/or drop out/);
    expect(said("5-lot", { legal: ["drop"] })).toMatch(/within your means/);
  });

  test("a bid is named for its gene, from the lowest amount", () => {
    expect(said("4-bid")).toBe("Your bid for <gene-egg>: 0 or more");
    expect(said("4-bid", { legal: ["bid 4", "bid 3"] })).toMatch(/: 3 or more/);
  });

  test.each(owing("remove"))("%s: it counts how many dinos must leave", (name) => {
    expect(said(name)).toMatch(/too many for this climate/);
  });
});
