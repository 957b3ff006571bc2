import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Messages } from "../src/shared/words";

const root = `${import.meta.dirname}/../src`;
const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const all = readdirSync(root, { recursive: true }).map((path) => String(path).replaceAll("\\", "/"));
const pairs = all.filter((path) => path.endsWith("locales/en.ftl")).map((path) => [path, path.replace("en.ftl", "fr.ftl")] as const);

function keys(path: string): string[] {
  return new FluentResource(read(path)).body
    .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)])
    .sort();
}

test.each(pairs)("%s and %s have the same keys, each once", (en, fr) => {
  expect(keys(fr)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
  for (const path of [en, fr]) {
    const written = [...read(path).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    expect(new FluentResource(read(path)).body.map(({ id }) => id), `${path}: all of it is readable`).toEqual(written);
  }
});

test("every key that the page's own code names is there", () => {
  const known = new Set(keys("locales/en.ftl"));
  const files = all.filter((path) => /\.(svelte|ts)$/.test(path) && !path.startsWith("games/") && !path.startsWith("dev/"));
  const named = files.flatMap((path) => [...read(path).matchAll(/\bt\("([a-z][\w.-]*)"/g)].map(([, key]) => key!));
  const words = new Set(["title", "tagline", "unknown-card", "card-name", "species-name", "tie-break"]); // said by games
  expect(named.filter((key) => !known.has(key) && !words.has(key))).toEqual([]);
});

test("counts have their plural forms", () => {
  const [en, fr] = [new Messages("en", read("locales/en.ftl")), new Messages("fr", read("locales/fr.ftl"))];
  expect([0, 1, 2].map((free) => en.t("waiting-for-players", { free }))).toEqual(["All seated", "1 seat free", "2 seats free"]);
  expect([0, 1, 2].map((free) => fr.t("waiting-for-players", { free }))).toEqual(["Table complète", "1 place libre", "2 places libres"]);
  expect(en.t("players", { least: 1, most: 5 })).toBe("1 to 5 players");
  expect(fr.t("players", { least: 2, most: 6 })).toBe("2 à 6 joueurs");
  expect(fr.t("chat-new", { count: 0 })).toBe("0 nouveau message"); // zero is singular in French
});

test("every key that the lab names is there", () => {
  const known = new Set(keys("screens/lab/locales/en.ftl"));
  const files = all.filter((path) => /^screens\/lab\/[^/]+\.(svelte|ts)$/.test(path));
  const named = files.flatMap((path) => [...read(path).matchAll(/\bsay\("([a-z][\w.-]*)"/g)].map(([, key]) => key!));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
