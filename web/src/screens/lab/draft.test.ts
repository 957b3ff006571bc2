import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })); // the settings ask for it
const { doubtOf, written } = await import("./draft.svelte");

const variant = (name: string, options = {}) => ({ name, options, pack: null });
const asked = {
  title: " ",
  game: "evo",
  variants: [variant("A"), variant("B", { quick: true })],
  tables: [["greedy", "greedy"], ["greedy", "greedy"], ["random"]],
  measures: ["score"],
  games: 10,
  seed: "1",
  stop: null,
};

test("tables are called by who sits there, each by a name of its own", () => {
  expect(written(asked, "Evo").tables.map(({ name }) => name)).toEqual(["greedy, greedy", "greedy, greedy (2)", "random"]);
  expect(written(asked, "Evo").title).toBe("Evo");
});

test("what would tell nothing is said before it is run", () => {
  expect(doubtOf(asked)).toBeNull();
  expect(doubtOf({ ...asked, variants: [variant("A"), variant("B")] })).toBe("doubt-alike");
  expect(doubtOf({ ...asked, variants: [variant("A"), variant("A ", { quick: true })] })).toBe("doubt-twice");
  expect(doubtOf({ ...asked, variants: [variant(" ")] })).toBe("doubt-name");
  expect(doubtOf({ ...asked, measures: [] })).toBe("doubt-measure");
});
