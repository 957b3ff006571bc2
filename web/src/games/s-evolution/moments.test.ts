import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../shared/board";
import { moment, MOMENTS, pace, sound } from "./moments";

const events = readFileSync(
  new URL("../../../../src/speciate/games/s_evolution/events.py", import.meta.url),
  "utf8",
);
const NAMES = [...events.matchAll(/^ {4}"([a-z-]+)": Announcement\(/gm)].map(([, name]) => name!);
const happens = (event: string, seat?: number): GameEvent => (seat === undefined ? { event } : { event, seat });

/** The moments of what happens one after the other, as the page asks for them. */
function staged(...happened: GameEvent[]): (string | null)[] {
  let shown: GameEvent[] = [];
  let name: string | null = null;
  return happened.map((event) => {
    const next = moment(event, shown);
    shown = next === null ? [] : next === name ? [...shown, event] : [event];
    name = next;
    return next;
  });
}

describe("moments", () => {
  test("each begins with some event of the game", () => {
    const begun = NAMES.map((name) => moment(happens(name), []));
    expect(new Set(begun.filter((name) => name !== null))).toEqual(new Set(MOMENTS));
  });

  test("a trick: its order, a Discovery, then the cards", () => {
    const order = { event: "trick-order", seats: [1, 0] };
    const found = happens("discovery-taken", 1);
    expect(staged(order, found, happens("took", 0), happens("took", 2))).toEqual(["trick", "discovery", "trick", "trick"]);
    expect(staged(order, happens("took", 0))).toEqual(["trick", "trick"]);
  });

  test("what a disaster takes belongs to it; what hunger takes, to the needs", () => {
    expect(staged(happens("disaster", 1), happens("population-fell", 1), happens("worker-dismissed", 1))).toEqual([
      "disaster",
      "disaster",
      "disaster",
    ]);
    expect(staged(happens("need-unmet", 1), happens("points-lost", 1), happens("population-fell", 1))).toEqual([
      "needs",
      "needs",
      "needs",
    ]);
    expect(staged(happens("population-fell", 1))).toEqual([null]);
  });

  test("an Age lost to decline stays with the disaster, one lost to hunger is a moment of its own", () => {
    expect(staged(happens("disaster", 1), happens("age-fell", 1)).at(-1)).toBe("disaster");
    expect(staged(happens("need-unmet", 1), happens("age-fell", 1)).at(-1)).toBe("age");
  });

  test("nobody's moment goes on with what another does", () => {
    expect(staged(happens("harvested", 1), happens("gained", 2))).toEqual(["harvest", null]);
    expect(staged(happens("round", 1), happens("discovery-drawn", 0), happens("discovery-drawn", 2))).toEqual([
      "round",
      "round",
      "round",
    ]);
  });

  test("what everybody expects is brief, what must be understood is not; what counts can be heard", () => {
    expect(pace(happens("drew"))).toBeLessThan(0.5);
    expect(pace(happens("disaster"))).toBeGreaterThan(1.5);
    for (const name of NAMES) expect(pace(happens(name))).toBeGreaterThan(0);
    expect(sound(happens("disaster"))).toBe("alarm");
    expect(sound(happens("action"))).toBeNull();
  });
});
