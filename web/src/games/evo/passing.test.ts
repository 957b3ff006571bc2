import { describe, expect, test } from "vitest";
import { ALONE, type Asked, causeOf, fitsNothing, passesAfter, PAUSE, questionOf, type Said } from "./passing";
import type { EvoView } from "./view";

function asked(legal: string[], kind = "movement-card", round = 3): Asked {
  const view = { round, players: [{ hand: ["leg+2", "egg+2"] }] } as unknown as EvoView;
  return { view, me: 0, decision: { seat: 0, kind, sealed: false, step: false }, legal };
}

const NOTHING = asked(["pass"]);
const SOMETHING = asked(["play leg+2", "pass"]);
const SAID: Said = { wish: "fitting", rounds: new Map(), chosen: "", stopped: "", sent: new Set() };
const ROUND: Said = { ...SAID, rounds: new Map([[0, 3]]) };

describe("haste tells nothing of a hand", () => {
  test("whatever a pass comes from, it goes out at the same time after its question", () => {
    for (const cause of ["nothing", "round", "chosen"] as const)
      for (const thought of [0, 300, PAUSE]) expect(passesAfter(cause, true, thought)).toBe(PAUSE);
  });

  test("who thinks longer is not kept waiting", () => {
    expect(passesAfter("chosen", true, PAUSE + 900)).toBe(PAUSE + 900);
  });

  test("among bots nobody can be told anything", () => {
    expect(passesAfter("chosen", false, 0)).toBe(0);
    expect(passesAfter("nothing", false, 0)).toBe(ALONE);
  });
});

describe("who wants to be asked is asked", () => {
  test("a pass is made unasked where nothing fits, and nowhere else", () => {
    expect(causeOf(NOTHING, SAID)).toBe("nothing");
    expect(causeOf(SOMETHING, SAID)).toBeNull();
    expect(fitsNothing(SOMETHING)).toBe(false);
    expect(causeOf(asked(["end"], "move"), ROUND)).toBeNull();
  });

  test("to be asked each time is a setting, and a pass under way can be stopped", () => {
    expect(causeOf(NOTHING, { ...SAID, wish: "each" })).toBeNull();
    expect(causeOf(NOTHING, { ...SAID, stopped: questionOf(NOTHING) })).toBeNull();
  });

  test("a round that is passed ends with the round, and is passed by one seat", () => {
    expect(causeOf(SOMETHING, ROUND)).toBe("round");
    expect(causeOf(asked(SOMETHING.legal, "births-card"), ROUND)).toBe("round");
    expect(causeOf(asked(SOMETHING.legal, "births-card", 4), ROUND)).toBeNull();
    expect(causeOf({ ...SOMETHING, me: 1 }, ROUND)).toBeNull();
  });

  test("a pass that was taken back is not made again by itself", () => {
    expect(causeOf(NOTHING, { ...SAID, sent: new Set([questionOf(NOTHING)]) })).toBeNull();
    expect(causeOf(SOMETHING, { ...ROUND, sent: new Set([questionOf(SOMETHING)]) })).toBeNull();
    expect(causeOf(SOMETHING, { ...SAID, sent: new Set([questionOf(SOMETHING)]), chosen: questionOf(SOMETHING) })).toBe("chosen");
  });
});
