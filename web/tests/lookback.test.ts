/** Looking back in a running game: everything that happened is a step, also within one answer to a move. */

import { expect, test, vi } from "vitest";
import type { PastLine, PastPosition } from "../src/generated/wire";
import { LookBack } from "../src/live/lookback.svelte";
import type { LiveTable } from "../src/live/table.svelte";

const happened = (...events: string[]) => events.map((event) => ({ event }));
const LINE: PastLine = {
  last: 3,
  over: false,
  steps: [
    { at: 1, news: happened("laid") },
    { at: 2, news: happened("fed", "starved") },
    { at: 3, news: happened("round") },
  ],
};
const SECOND: PastPosition = {
  at: 2,
  last: 3,
  view: { food: 5 },
  news: [],
  passages: [{ at: 2, seen: [{ food: [3] }, { food: [4] }, {}] as never }],
};

function lookBack(positions: Record<number, PastPosition>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const at = Number(/at=(\d+)/.exec(path)?.[1] ?? 0);
    const found = at ? positions[at] : LINE;
    return new Response(JSON.stringify(found ?? { error: "gone" }), { status: found ? 200 : 404 });
  });
  return { back: new LookBack({ id: "T", token: "x" } as LiveTable), asked };
}

test("one goes back event by event, and forward to now", async () => {
  const { back, asked } = lookBack({ 2: SECOND, 1: { at: 1, last: 3, view: {}, news: [] } });
  await back.start();
  expect([back.here, back.at, back.index, back.count]).toEqual([{ at: 2, nth: 2 }, 2, 3, 4]);
  expect([back.view, back.news]).toEqual([{ food: 5 }, happened("starved")]);
  await back.step(-1);
  expect([back.here, back.view, back.news]).toEqual([{ at: 2, nth: 1 }, { food: 3 }, happened("fed")]);
  expect(back.at, "that is no position: nothing can be asked about it").toBeNull();
  await back.step(1);
  await back.step(1);
  expect([back.here, back.view, back.news], "now").toEqual([null, null, []]);
  expect(asked, "a position is asked for once").toEqual(["/api/tables/T/line", "/api/tables/T?at=2&shown=1"]);
});

test("what cannot be got is not shown", async () => {
  const { back } = lookBack({ 2: SECOND });
  await back.start();
  await back.step(-1);
  await back.step(-1);
  expect(back.here).toBeNull();
});
