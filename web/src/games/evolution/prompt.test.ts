import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Messages, type Words } from "../../shared/words";
import { fixture } from "./fixtures/fixtures";
import { prompt } from "./prompt";

const read = (lang: string) => readFileSync(new URL(`./locales/${lang}.ftl`, import.meta.url), "utf8");
const words = { lang: "en", trait: (name: string) => name, card: (card: string) => card } as unknown as Words;
const labels = new Messages("en", read("en"));

function said(name: string, legal?: string[], cannot: Record<string, string> = {}, mustHold = false) {
  const { view, me, decision, legal: all, previews } = fixture(name);
  const foreseen = { ...previews[""]!, facts: { cannot } };
  return prompt({ view, me, decision, legal: legal ?? all, foreseen, labels, words, mustHold });
}

test("only the species that can feed are named, and what hinders the others", () => {
  expect(said("4-feed", ["feed 0", "attack 1>0.0", "attack 1>2.1"], { "2": "too-large" })).toMatch(
    /^Feed \w+ or \w+\. \w+ cannot attack: nothing is small enough\.$/,
  );
});

test("whoever is full is told of Fat Tissue, and nobody of what cannot be done", () => {
  expect(said("4-feed", ["feed 0", "end"])).toMatch(/^Fill the Fat Tissue of \w+, or end your turn\.$/);
  expect(said("4-feed", ["end", "think 0 horns+3"])).toMatch(/^Use the Intelligence of \w+, or end your turn\.$/);
  expect(said("4-play", ["card horns+3", "end"])).toBe("Choose a card to play, or end your turn.");
});

test("leaf traits are named with their species", () => {
  expect(said("4-leaf", ["fertile 0", "fat 1", "end"])).toMatch(/^Use fertile \(\w+\) or fat-tissue \(\w+\), or end/);
});

test("a card becomes only what it can become", () => {
  const held = fixture("2-use").view.players[fixture("2-use").me]!.held!;
  expect(said("2-use")).toBe(`What does ${held} become: a trait, body size, population, or a new species?`);
  expect(said("2-use", ["body 0", "new left", "new right"])).toBe(`What does ${held} become: body size or a new species?`);
});

test("where cards have no room for their text, the first round says how to read them", () => {
  const { view, me, decision, legal } = fixture("4-food");
  const asked = { view: { ...view, round: 1 }, me, decision, legal, foreseen: null, labels, words };
  expect(prompt({ ...asked, mustHold: true })).toMatch(/Hold one to read its trait\.$/);
  expect(prompt({ ...asked, mustHold: false })).not.toMatch(/Hold/);
  expect(prompt({ ...asked, view: { ...view, round: 2 }, mustHold: true })).not.toMatch(/Hold/);
});
