import { describe, expect, it } from "vitest";
import { changed } from "../src/live/differences";
import { actorOf, fullLength, lengthOfNext } from "../src/live/pacing";
import { Playback, type Stage } from "../src/live/playback.svelte";
import { isSameChoice, type Scene, scenesOf } from "../src/live/scenes";
import type { GameUi } from "../src/shared/board";
import type { Update } from "../src/generated/wire";
import { FakeEnvironment } from "./connection/network";

const scene = (version: number, event = "fed", more: object = {}): Scene => ({
  version,
  event: { event, seat: 1, ...more },
  view: { at: version },
});
const scenes = (count: number, from = 1) => Array.from({ length: count }, (_, i) => scene(from + i, `e${from + i}`));

const FRAME = 16; // ms in which even a scene in a hurry is drawn

/** Chances that are the same each time: mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Room {
  time: FakeEnvironment;
  playback: Playback;
  shown: number[];
  setSpeed(speed: ReturnType<Stage["speed"]>): void;
}

function room(ui: Partial<GameUi> = {}): Room {
  const time = new FakeEnvironment();
  let speed: ReturnType<Stage["speed"]> = "calm";
  const shown: number[] = [];
  const playback = new Playback(
    {
      now: () => time.now(),
      after: (ms, act) => time.after(ms, act),
      speed: () => speed,
      ui: () => ui as GameUi,
      shows: ({ version }) => shown.push(version),
    },
    0,
  );
  playback.hold(false);
  return { time, playback, shown, setSpeed: (chosen) => (speed = chosen) };
}

describe("differences", () => {
  it("change keys and places, put and take away", () => {
    const old = { a: 1, b: [1, { c: 2 }], gone: true };
    expect(changed(old, { a: [3], b: { "1": { c: [9] } }, gone: [], neu: [{}] })).toEqual({ a: 3, b: [1, { c: 9 }], neu: {} });
    expect(old).toEqual({ a: 1, b: [1, { c: 2 }], gone: true });
  });

  it("lead from the view of an update back to what was before", () => {
    const update = {
      version: 12,
      news: [{ event: "a" }, { chat: "hm" }, { event: "b" }],
      view: { food: 3 },
      scenes: [
        { version: 10, change: { food: [5] } },
        { version: 12, change: { food: [4] } },
      ],
    } as unknown as Update;
    expect(scenesOf(update)).toEqual([
      { version: 10, event: { event: "a" }, view: { food: 5 } },
      { version: 12, event: { event: "b" }, view: { food: 4 } },
    ]);
  });
});

describe("pacing", () => {
  it("tells who acts by the seat, the owner of a species, or the game", () => {
    expect(actorOf({ event: "x", seat: 2 }, null)).toBe(2);
    expect(actorOf({ event: "x", species: [3, 7] }, null)).toBe(3);
    expect(actorOf({ event: "x", seat: -1 }, null)).toBe(null);
    expect(actorOf({ event: "x", seat: 2 }, { actor: () => null })).toBe(null);
    expect(actorOf({ event: "x", seat: 2 }, { actor: () => undefined })).toBe(2);
  });

  it("is shorter for what is expected, what comes again, and one's own", () => {
    const usual = fullLength(scene(1), undefined, "calm", 0, null);
    expect(fullLength(scene(1), undefined, "calm", 1, null)).toBeLessThan(usual);
    expect(fullLength(scene(2), scene(1), "calm", 0, null)).toBeLessThan(usual);
    expect(fullLength(scene(1), undefined, "brisk", 0, null)).toBeLessThan(usual);
    expect(fullLength(scene(1), undefined, "calm", 0, { pace: () => 2 })).toBe(2 * usual);
  });

  it("hurries when much waits", () => {
    const few = lengthOfNext(scenes(3), undefined, 0, "calm", 0, null);
    const many = lengthOfNext(scenes(40), undefined, 0, "calm", 0, null);
    expect(many).toBeLessThan(few / 2);
    const withRound = lengthOfNext([...scenes(40), scene(41, "round")], undefined, 0, "calm", 0, null);
    expect(withRound).toBeGreaterThan(many);
  });
});

describe("a playback", () => {
  it("shows everything in its order, each with its position, and then the table as it is", () => {
    const { time, playback, shown } = room();
    playback.add(scenes(4));
    expect(playback.current?.view).toEqual({ at: 1 });
    time.pass(60_000);
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(playback.current).toBe(null);
  });

  it("is never more than eight seconds behind, and skips nothing for it", () => {
    const { time, playback, shown } = room();
    playback.add(scenes(90));
    time.pass(8_500);
    expect(playback.isOn).toBe(false);
    expect(shown).toHaveLength(90);
  });

  it.each([
    ["calm", 8_000],
    ["brisk", 3_500],
  ] as const)("at %s, whatever comes has been shown so many ms after the last of it came", (speed, most) => {
    for (let seed = 1; seed <= 60; seed++) {
      const { time, playback, shown, setSpeed } = room({ pace: ({ event }) => (event.endsWith("7") ? 3 : 1) });
      const chance = random(seed);
      setSpeed(speed);
      let told = 0;
      for (let burst = Math.ceil(6 * chance()); burst > 0; burst--) {
        const count = Math.ceil(120 * chance() ** 2);
        playback.add(scenes(count, told + 1));
        told += count;
        const waiting = told - shown.length;
        const last = time.now();
        let waited = 0;
        const patience = burst > 1 ? most * chance() : Infinity; // the others may act again before all was shown
        while (playback.isOn && waited < patience) {
          time.pass(10);
          waited = time.now() - last;
        }
        const bound = Math.max(most, FRAME * (waiting + 1)) + 10; // looked at every 10 ms
        expect(waited, `${waiting} scenes, seed ${seed}`).toBeLessThanOrEqual(bound);
      }
      expect(playback.isOn).toBe(false);
      expect(shown, "all of it, in order").toEqual(Array.from({ length: told }, (_, i) => i + 1));
    }
  });

  it("takes its time where a round ends, and no more than twice as much", () => {
    const { time, playback, shown } = room();
    playback.add([...scenes(60), scene(61, "round")]);
    time.pass(9_000);
    expect(playback.isOn).toBe(true);
    time.pass(7_500);
    expect(playback.isOn).toBe(false);
    expect(shown).toHaveLength(61);
  });

  it("waits no longer before it takes in a skip than the skip itself", () => {
    for (const count of [1, 5, 150]) {
      const { time, playback } = room();
      playback.add(scenes(count));
      time.pass(count > 1 ? 300 : 0);
      playback.skip();
      expect(playback.isOn).toBe(false);
      time.pass(60_000);
      expect(playback.isOn, "what was skipped does not come back").toBe(false);
    }
  });

  it("takes in what comes meanwhile", () => {
    const { time, playback, shown } = room();
    playback.add(scenes(2));
    time.pass(10);
    playback.add(scenes(2, 3));
    time.pass(60_000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("can be skipped, and goes on with what comes later", () => {
    const { time, playback, shown } = room();
    playback.add(scenes(5));
    playback.skip();
    expect(playback.isOn).toBe(false);
    playback.add(scenes(1, 6));
    expect(playback.current?.version).toBe(6);
    time.pass(60_000);
    expect(shown).toEqual([1, 6]);
  });

  it("shows nothing by itself when all is to be at once", () => {
    const { time, playback, shown, setSpeed } = room();
    setSpeed("instant");
    playback.add(scenes(5));
    time.pass(60_000);
    expect(shown).toEqual([]);
    expect(playback.hasPast).toBe(true);
  });

  it("waits while nobody looks, and asks before it shows very much", () => {
    const { time, playback, shown } = room();
    playback.hold(true);
    playback.add(scenes(3));
    time.pass(60_000);
    expect(shown).toEqual([]);
    playback.hold(false);
    time.pass(60_000);
    expect(shown).toEqual([1, 2, 3]);
    playback.hold(true);
    playback.add(scenes(30, 4));
    time.pass(60_000);
    playback.hold(false);
    expect(playback.isOn).toBe(false);
    expect(playback.missed).toBe(30);
    playback.reviewMissed();
    expect(playback.current?.version).toBe(4);
    expect([playback.index, playback.count]).toEqual([1, 30]);
    time.pass(120_000);
    expect(playback.isOn).toBe(false);
    expect(playback.missed).toBe(0);
  });

  it("of what was seen before the page was opened, plays only what was missed", () => {
    const { time, playback, shown } = room();
    playback.add(scenes(20), true);
    playback.returned(3);
    time.pass(60_000);
    expect(shown).toEqual([18, 19, 20]);
  });

  it("is looked at again step by step since one's own last turn", () => {
    const { playback } = room();
    const mine = (version: number) => scene(version, "mine", { seat: 0 });
    playback.add([mine(1), scene(2, "a"), scene(3, "b"), mine(4)], true);
    playback.reviewSinceMyTurn();
    expect(playback.current?.version).toBe(2);
    playback.step(1);
    expect(playback.current?.version).toBe(3);
    playback.step(-1);
    expect(playback.current?.version).toBe(2);
    playback.step(-1);
    expect(playback.current?.version).toBe(2);
    playback.skip();
    expect(playback.isOn).toBe(false);
  });

  it("keeps what comes during a review for afterwards, as it is then", () => {
    const { playback } = room();
    playback.add(scenes(3), true);
    playback.reviewSinceMyTurn();
    playback.add(scenes(2, 4));
    expect(playback.count).toBe(3);
    playback.skip();
    expect(playback.isOn).toBe(false);
  });

  it("joins the events of a moment", () => {
    const { time, playback } = room({ moment: (event) => (event.event === "other" ? null : "attack") });
    playback.add([scene(1, "other"), scene(2, "attacked"), scene(3, "lost"), scene(4, "other")]);
    expect(playback.moment).toBe(null);
    time.pass(900);
    expect(playback.moment).toMatchObject({ name: "attack", before: { at: 1 } });
    time.pass(900);
    expect(playback.moment?.events.map(({ event }) => event)).toEqual(["attacked", "lost"]);
    time.pass(900);
    expect(playback.moment).toBe(null);
  });

  it("begins a moment anew where the game says so", () => {
    const { time, playback } = room({ moment: () => "attack", anew: ["attacked"] });
    playback.add([scene(1, "attacked"), scene(2, "lost"), scene(3, "attacked"), scene(4, "lost")]);
    time.pass(1800);
    expect(playback.moment).toMatchObject({ events: [{ event: "attacked" }], before: { at: 2 } });
    time.pass(900);
    expect(playback.moment?.events.map(({ event }) => event)).toEqual(["attacked", "lost"]);
  });
});

describe("what happens while one chooses", () => {
  const asked = (kind: string, legal: string[]) => ({ decision: { kind }, legal }) as unknown as Update;

  it("takes nothing away from who has the same choice as before", () => {
    expect(isSameChoice(asked("food", ["a", "b"]), asked("food", ["a", "b"]))).toBe(true);
    expect(isSameChoice(asked("food", ["a", "b"]), asked("food", ["a"]))).toBe(false);
    expect(isSameChoice(asked("food", ["a"]), asked("play", ["a"]))).toBe(false);
    expect(isSameChoice(null, asked("food", ["a"]))).toBe(false);
    expect(isSameChoice({} as Update, {} as Update), "nobody is asked").toBe(false);
  });

  it("is shown, and one may act meanwhile; not in a review", () => {
    const { time, playback, shown } = room();
    playback.add([scene(1), { ...scene(2, "laid"), isAside: true }]);
    expect(playback.isAside, "the first had to be seen").toBe(false);
    time.pass(900);
    expect([playback.current?.version, playback.isAside]).toEqual([2, true]);
    time.pass(900);
    expect(shown).toEqual([1, 2]);
    playback.reviewSinceMyTurn();
    playback.step(1);
    expect([playback.current?.version, playback.isAside]).toEqual([2, false]);
  });
});
