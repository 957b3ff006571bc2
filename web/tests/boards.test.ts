import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "../src/shared/board";

interface Rules {
  ruleOf: (event: GameEvent) => string | null;
}

const games = import.meta.glob<Rules>("../src/games/*/rules.ts", { eager: true });
const boards = Object.entries(games).map(([path, rules]) => [path.split("/").at(-2)!, rules] as const);

function keys(game: string): Set<string> {
  const path = `../../src/speciate/games/${game.replaceAll("-", "_")}/locales/en.ftl`;
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  return new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!));
}

test.each(boards)("%s: everything that happens is explained by a rule of the game", (game, { ruleOf }) => {
  const known = keys(game);
  for (const key of known) {
    if (!key.startsWith("event-")) continue;
    const slug = ruleOf({ event: key.replace("event-", "") });
    expect(slug, key).not.toBeNull();
    expect(known.has(`rule-${slug!.replaceAll(".", "_")}`), `${key}: ${slug!}`).toBe(true);
  }
});
