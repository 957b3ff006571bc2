/** A part of the page that did not come: the page is loaded again when that helps and nothing is lost by it. */

import { expect, test } from "vitest";
import { mend, type Surroundings } from "../src/live/mending";

/** A page where time passes only in pauses; `told` is what happened there, pauses in ms. */
function page({ back = 0, free = 0, last = -Infinity, changes = () => {} }: { back?: number; free?: number; last?: number; changes?: () => void }) {
  let now = 0;
  const told: (number | "asked" | "loaded")[] = [];
  const around: Surroundings = {
    answers: async () => {
      told.push("asked");
      changes();
      return now >= back;
    },
    isBusy: () => now < free,
    sinceLast: () => now - last,
    pause: async (ms) => {
      now += ms;
      told.push(ms);
    },
    reload: () => told.push("loaded"),
  };
  return { around, told, stayBusyUntil: (ms: number) => (free = ms) };
}

test("a server that answers is not waited for", async () => {
  const { around, told } = page({});
  await mend(around);
  expect(told).toEqual(["asked", "loaded"]);
});

test("one that does not is asked less and less often, but never given up", async () => {
  const { around, told } = page({ back: 60_000 });
  await mend(around);
  const pauses = told.filter((each) => typeof each === "number");
  expect(pauses.slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(told.slice(-2)).toEqual(["asked", "loaded"]);
});

test("what is unsent, typed or chosen in a dialog is not lost", async () => {
  const { around, told } = page({ free: 1500 });
  await mend(around);
  expect(told).toEqual([500, 500, 500, "asked", "loaded"]);
});

test("nor what was begun while the server was asked", async () => {
  const busy = page({ changes: () => busy.told.length === 1 && busy.stayBusyUntil(500) });
  await mend(busy.around);
  expect(busy.told).toEqual(["asked", 500, "asked", "loaded"]);
});

test("a page that stays broken is not loaded over and over", async () => {
  const { around, told } = page({ last: -29_000 });
  await mend(around);
  expect(told).toEqual([500, 500, "asked", "loaded"]);
});
