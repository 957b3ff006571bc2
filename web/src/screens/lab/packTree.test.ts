import { expect, test } from "vitest";
import { anyEntry, changes, nearest, put, steps, type Table, valueAt } from "./packTree";

const pack: Table = {
  pack: { name: "usual" },
  food: { horns: [1, 2, 3], "long-neck": [4] },
  evolution: [{ gains: { energy: 1 } }, { gains: { energy: 2 }, count: 1 }],
  boards: { "4-large-small": ["A", "D"] },
};

test("a value is found by the place that the check names", () => {
  expect(steps("evolution[1].gains.energy")).toEqual(["evolution", 1, "gains", "energy"]);
  expect(valueAt(pack, "evolution[1].gains.energy")).toBe(2);
  expect(valueAt(pack, "boards.4-large-small[1]")).toBe("D");
  expect(valueAt(pack, "evolution[7].gains")).toBeUndefined();
  expect(anyEntry("evolution[1].arrival[0].n")).toBe("evolution[].arrival[].n");
});

test("a value is put in, taken out and added, and the pack before stays as it was", () => {
  expect(valueAt(put(pack, "food.horns[1]", 9), "food.horns")).toEqual([1, 9, 3]);
  expect(valueAt(put(pack, "food.horns[1]", undefined), "food.horns")).toEqual([1, 3]);
  expect(valueAt(put(pack, "evolution[0].gains.economy", 1), "evolution[0].gains")).toEqual({ energy: 1, economy: 1 });
  expect(valueAt(put(pack, "evolution[1].count", undefined), "evolution[1]")).toEqual({ gains: { energy: 2 } });
  expect(Object.keys(put(pack, "food", {}))).toEqual(Object.keys(pack));
  expect(valueAt(pack, "food.horns")).toEqual([1, 2, 3]);
});

test("changes are told value by value, of a list that has grown as a whole; what a pack says of itself is none", () => {
  const other = put(put(put(pack, "food.horns", [1, 2]), "evolution[1].gains.energy", 5), "pack.name", "mine");
  expect(changes(pack, other)).toEqual([
    { place: "food.horns", before: [1, 2, 3], after: [1, 2] },
    { place: "evolution[1].gains.energy", before: 2, after: 5 },
  ]);
  expect(changes(pack, structuredClone(pack))).toEqual([]);
});

test("undoing each change gives the pack that was", () => {
  const other = put(put(pack, "evolution[0].count", 0), "food.long-neck", []);
  expect(changes(pack, other).reduce((now, { place, before }) => put(now, place, before), other)).toEqual(pack);
});

test("what is missing is told where it is missed", () => {
  expect(nearest(pack, "evolution[1].experts.builder")).toBe("evolution[1]");
  expect(nearest(pack, "food.horns")).toBe("food.horns");
  expect(nearest(pack, "climate")).toBe("");
});
