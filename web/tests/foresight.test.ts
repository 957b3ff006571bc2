import { describe, expect, test, vi } from "vitest";
import type { Preview } from "../src/shared/board";
import { Foresight, foreseenIn } from "../src/shared/foresight.svelte";
import { inOrder } from "../src/shared/tally";

const told = (made: number, outcome: Preview["outcome"] = null): Preview => ({
  certain: true,
  made,
  legal: [],
  view: null,
  outcome,
  facts: {},
});
const settled = () => new Promise((wake) => setTimeout(wake));

describe("what is foreseen", () => {
  test("is asked once for the same moves, and known when the answer is there", async () => {
    const ask = vi.fn((codes: string[]) => Promise.resolve(told(codes.length)));
    const foresight = new Foresight(ask);
    expect(foresight.after()).toBeNull();
    expect(foresight.after()).toBeNull();
    expect(foresight.after("grow 1", "evolve")).toBeNull();
    await settled();
    expect(foresight.after()?.made).toBe(0);
    expect(foresight.after("grow 1", "evolve")?.made).toBe(2);
    expect(ask.mock.calls).toEqual([[[]], [["grow 1", "evolve"]]]);
  });

  test("is asked again where the answer was lost", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => Promise.reject(new Error("lost"))).mockRejectedValueOnce(new Error("lost"));
    const foresight = new Foresight(ask as unknown as () => Promise<Preview>);
    foresight.after();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(ask).toHaveBeenCalledTimes(4); // and then the board goes without
    expect(foresight.after()).toBeNull();
  });

  test("of a lesson was made before", () => {
    const foresee = foreseenIn({ "": told(0), "card a;body 0": told(2) });
    expect(foresee()?.made).toBe(0);
    expect(foresee("card a", "body 0")?.made).toBe(2);
    expect(foresee("end")).toBeNull();
  });
});

test("the tally begins with who won, and there is none before the end", () => {
  const breakdown = [{ food: 1 }, { food: 2 }, { food: 3 }];
  const rows = inOrder(told(0, { scores: [5, 9, 9], winners: [2], breakdown }));
  expect(rows.map(({ seat, won }) => [seat, won])).toEqual([[2, true], [1, false], [0, false]]);
  expect(rows[0]!.parts).toEqual({ food: 3 });
  expect(inOrder(told(0))).toEqual([]);
  expect(inOrder(null)).toEqual([]);
});
