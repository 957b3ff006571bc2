/** Searching the rules. */

import { describe, expect, test } from "vitest";
import { byTopic, find, fold, pieces } from "../src/screens/rules/find";

const rule = (slug: string, title: string, text: string) => ({ slug, title, text });
const RULES = [
  rule("setup.players", "Joueurs", "On joue de 2 à 6."),
  rule("trick.turn", "Un tour", "Chacun joue une carte face visible."),
  rule("tie.age", "Égalités", "L’Âge le plus élevé l’emporte."),
  rule("trick.size", "Plus grand", "Le cœur du jeu : être plus grand."),
];
const slugs = (query: string) => find(RULES, query).map(({ slug }) => slug);

test("topics come in the order of the rulebook, each once, with its rules in order", () =>
  expect(byTopic(RULES).map(({ name, rules }) => [name, rules.length])).toEqual([["setup", 1], ["trick", 2], ["tie", 1]]));

describe("what is searched for", () => {
  test("is found without accents, capitals and typographic signs", () => {
    expect(fold("Cœur d’Été")).toBe("coeur d'ete");
    expect(slugs("eleve")).toEqual(["tie.age"]);
    expect(slugs("ÉGALITÉS")).toEqual(["tie.age"]);
    expect(slugs("l'age")).toEqual(["tie.age"]);
    expect(slugs("coeur")).toEqual(["trick.size"]);
  });
  test("is every word, wherever it stands", () => {
    expect(slugs("joue carte")).toEqual(["trick.turn"]);
    expect(slugs("carte dragon")).toEqual([]);
  });
  test("may be a slug", () => expect(slugs("trick.")).toEqual(["trick.turn", "trick.size"]));
  test("is everything when it is nothing", () => expect(slugs("  ")).toHaveLength(RULES.length));
});

describe("what was found is marked", () => {
  const marked = (text: string, query: string) => pieces(text, query).map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");
  test("as it is written", () => expect(marked("L’Âge le plus élevé", "age eleve")).toBe("L’[Âge] le plus [élevé]"));
  test("sign by sign, also where one becomes two", () => expect(marked("cœurs", "oeu")).toBe("c[œu]rs"));
  test("every time", () => expect(marked("joue et joue", "joue")).toBe("[joue] et [joue]"));
  test("and nothing without a question", () => expect(marked("joue", "")).toBe("joue"));
});
