/** Prompts say what is possible just now, and count. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asides, seenIn } from "./asides";
import { FIXTURES, fixture } from "./fixtures/fixtures";
import { prompt } from "./prompts";
import type { EvolutopiaView } from "./view";

const english = readFileSync(new URL("./locales/en.ftl", import.meta.url), "utf8");

test("every prompt has its words, and none speaks of a role that cannot be used", () => {
  for (const [name, { view, decision, legal }] of FIXTURES) {
    const said = decision ? prompt(view, decision.kind, legal) : null;
    if (!said) continue;
    expect(english, name).toContain(`\n${said.key} = `);
    if (said.key.endsWith("-or-role")) expect(legal.some((code) => /^(use|copy) /.test(code)), name).toBe(true);
  }
});

test("assigning counts, and offers what is left", () => {
  const { view } = fixture("2-assign");
  const at = (assigned: number, ...legal: string[]) => prompt({ ...view, assigned, assign_limit: 3 }, "assign", legal);
  expect(at(0, "assign builder e01")).toEqual({ key: "ask-assign", args: { count: 0, most: 3 } });
  expect(at(1, "assign builder e01", "done")?.key).toBe("ask-assign-more");
  expect(at(3, "use r03", "done")?.key).toBe("ask-assigned-or-role");
  expect(at(3, "done")?.key).toBe("ask-assigned");
});

test("setting aside counts, and is not offered when no more can be", () => {
  const { view } = fixture("4-look");
  expect(prompt(view, "look", ["study", "aside"])?.key).toBe("ask-look");
  expect(prompt({ ...view, aside_tiles: ["e01", "e02", "e03"] }, "look", ["study"])?.key).toBe("ask-look-last");
  expect(prompt({ ...view, asides: 3 }, "place", ["place", "play b6"])).toEqual({ key: "ask-place-last", args: { count: 3, most: 3 } });
});

test("with nothing free there are only the crises; after the action only what one holds", () => {
  const { view } = fixture("3-turn");
  expect(prompt(view, "turn", ["manage", "play b1"])?.key).toBe("ask-crises");
  expect(prompt(view, "turn", ["act choose", "manage"])).toBeNull();
  expect(prompt(view, "after", ["end", "use r06"])?.key).toBe("ask-after-role");
  expect(prompt(view, "after", ["end", "play b1", "use r06"])).toBeNull();
});

test("those let go stand apart from those drawn and set aside", () => {
  const nobody = { designer: 0, regulator: 0, "neo-urbanist": 0, builder: 0, technologist: 0 };
  const view = { turns: 7, asides: 0, aside: { ...nobody, builder: 2 } } as EvolutopiaView;
  const later = { turns: 7, asides: 1, aside: { ...nobody, builder: 2, designer: 1 } } as EvolutopiaView;
  const seen = seenIn(view, null);
  expect(asides(later, seenIn(later, seen))).toEqual({ dismissed: { ...nobody, builder: 2 }, drawn: { ...nobody, designer: 1 } });
  expect(asides(later, seenIn(later, null))).toBeNull();
  expect(seenIn({ ...later, turns: 8 }, seen)).toBeNull();
});
