import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { letter, Messages, withPrinted, Words } from "../src/shared/words";
import samples from "./fixtures/words.json";

interface Sample {
  event?: { event: string };
  move?: string;
  refusal?: { rule: string; key: string; args: Record<string, unknown> };
  seat?: number;
  rows?: number[][];
  said: Record<string, string>;
}

for (const [game, data] of Object.entries(samples)) {
  for (const lang of ["en", "fr"]) {
    const ftl =
      typeof data.ftl === "string"
        ? readFileSync(`${import.meta.dirname}/../../${data.ftl}/${lang}.ftl`, "utf8")
        : (data.ftl as Record<string, string>)[lang]; // a game in one file
    const vocabulary = { ...data, game, lang, ftl } as unknown as ConstructorParameters<typeof Words>[0];

    describe(`${game} in ${lang} is said as in Python`, () => {
      test.each((data.samples as unknown as Sample[]).map((sample) => [sample.said[lang]!, sample] as const))("%s", (said, sample) => {
        const rows = sample.rows ?? [];
        const words = new Words(vocabulary, data.names, sample.seat ?? 0, (seat, place) => rows[seat]![place]!);
        if (sample.event) expect(words.event(sample.event)).toBe(said);
        else if (sample.move) expect(words.move(sample.move)).toBe(said);
        else expect(words.refusal(sample.refusal!)).toBe(said);
      });

      test("rules have the same title and text", () => {
        const words = new Words(vocabulary, data.names);
        const ruled = (data.ruled as Record<string, Record<string, string[]>>)[lang]!;
        for (const [slug, [title, text]] of Object.entries(ruled)) {
          expect(words.rule(`${game}:${slug}`)).toEqual({ slug, title, text });
          expect(words.rule(slug)?.title).toBe(title);
        }
        expect(words.rule("no.such-rule")).toBeNull();
      });
    });
  }
}

test("species are lettered as columns are", () => {
  expect([0, 25, 26, 51, 52].map(letter)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
});

test("a sentence that is missing is an error, not silence", () => {
  const messages = new Messages("en", "here = yes\n    .there = too\n");
  expect(messages.t("here.there")).toBe("too");
  expect(messages.has("gone")).toBe(false);
  expect(() => messages.t("gone")).toThrow("gone");
});

test("what somebody typed is cut to what a sentence can bear", () => {
  const messages = new Messages("en", "said = { $name }!");
  expect(messages.t("said", { name: "x".repeat(5000) })).toHaveLength(801);
});

test("what is printed on components of one's own is said, and the rest as usual", () => {
  const ftl = "discovery-red-1 = Wheel\ndiscovery-red-2 = Fire\nevent-found = { $seat } finds { $discovery }.\n";
  const events = { found: { seat: "seat", discovery: "discovery" } };
  const plain = { game: "g", lang: "en", ftl, events, moves: [], rules: [], card: "", pack: {}, fields: [] };
  const printed = { en: { "discovery-red-1": "Quipu" }, fr: {} };
  const data = withPrinted(plain, printed);
  const words = new Words(data, ["Ann"]);
  expect(words.event({ event: "found", seat: 0, discovery: "red-1" })).toBe("Ann finds Quipu.");
  expect(words.event({ event: "found", seat: 0, discovery: "red-2" })).toBe("Ann finds Fire.");
  expect(withPrinted(plain, structuredClone(printed))).toBe(data);
  expect(withPrinted(plain, undefined)).toBe(plain);
});
