import { describe, expect, test, vi } from "vitest";
import type { Advice, Preview, Worth } from "../src/generated/wire";
import { Adviser } from "../src/live/adviser";
import type { Begun } from "../src/shared/begun";
import type { Words } from "../src/shared/words";

const WORDS = { move: (code: string) => code } as Words;
const CARD: Begun = { after: ["card x"], among: ["body 0", "trait 0"] };

const foreseen = (...legal: string[]) => (codes: string[]): Promise<Preview> =>
  Promise.resolve({ certain: true, made: codes.length, legal, view: null, outcome: null, facts: {} });
const NOTHING = foreseen();

function worth(value: number, ...line: string[]): Worth {
  return { move: line[0]!, visits: 10, value, line, seats: line.map(() => 0) };
}

function advice(...moves: Worth[]): Advice {
  return { move: moves[0]!.move, moves };
}

/** A bot that says the one of the position, and the other of what is begun. */
function bot(usual: Advice, further: Advice | Error = usual) {
  const ask = vi.fn((begun: Begun | null) =>
    begun && further instanceof Error ? Promise.reject(further) : Promise.resolve(begun ? (further as Advice) : usual),
  );
  return { ask, adviser: new Adviser(ask, NOTHING) };
}

describe("a hint", () => {
  test("of the position says what is done at once, and is not asked for twice", async () => {
    const { ask, adviser } = bot(advice(worth(0.6, "card x", "trait 0", "end"), worth(0.5, "end")));
    const counsel = await adviser.counsel("1", null, WORDS);
    expect(counsel).toMatchObject({ begun: null, instead: null });
    expect(counsel.told.map(({ codes, percent }) => [codes, percent])).toEqual([
      [["card x", "trait 0"], 60],
      [["end"], 50],
    ]);
    await adviser.counsel("1", null, WORDS);
    expect(ask).toHaveBeenCalledTimes(1);
    await adviser.counsel("2", null, WORDS);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("goes on from what is begun", async () => {
    const { ask, adviser } = bot(advice(worth(0.6, "card x")), advice(worth(0.6, "body 0"), worth(0.4, "trait 0")));
    const counsel = await adviser.counsel("1", CARD, WORDS);
    expect(ask.mock.calls).toContainEqual([CARD]);
    expect(counsel).toMatchObject({ begun: CARD, instead: null });
    expect(counsel.told.map(({ codes }) => codes)).toEqual([["body 0"], ["trait 0"]]);
  });

  test("says what would have been better, where it surely is", async () => {
    const further = advice(worth(0.5, "body 0"));
    const worse = await bot(advice(worth(0.6, "end"), worth(0.5, "card x")), further).adviser.counsel("1", CARD, WORDS);
    expect(worse.instead?.codes).toEqual(["end"]);
    const alike = await bot(advice(worth(0.6, "end"), worth(0.59, "card x")), further).adviser.counsel("1", CARD, WORDS);
    expect(alike.instead).toBeNull();
  });

  test("of a basket is as good as the worst that lies in it, of a hunter as the best prey", async () => {
    const usual = advice(worth(0.6, "build farm"), worth(0.4, "evolve"));
    const basket: Begun = { after: ["build farm", "evolve"], among: [] };
    expect((await bot(usual).adviser.counsel("1", basket, WORDS)).instead?.codes).toEqual(["build farm"]);
    const hunter: Begun = { after: [], among: ["build farm", "evolve"] };
    expect((await bot(usual).adviser.counsel("1", hunter, WORDS)).instead).toBeNull();
  });

  test("of what can be done now is part of what was said of the position", async () => {
    const { ask, adviser } = bot(advice(worth(0.6, "feed 1"), worth(0.5, "attack 0>1.0"), worth(0.4, "attack 0>2.0")));
    const hunter: Begun = { after: [], among: ["attack 0>1.0", "attack 0>2.0"] };
    const counsel = await adviser.counsel("1", hunter, WORDS);
    expect(counsel.told.map(({ percent }) => percent)).toEqual([50, 40]);
    expect(counsel.instead?.codes).toEqual(["feed 1"]);
    expect(ask.mock.calls).toEqual([[null]]);
  });

  test("speaks of the position where it cannot be said how to go on", async () => {
    const { adviser } = bot(advice(worth(0.6, "end")), new Error("by chance"));
    const counsel = await adviser.counsel("1", CARD, WORDS);
    expect(counsel).toMatchObject({ begun: null, told: [{ codes: ["end"] }] });
  });

  test("keeps to what it said a step before, unless something else is clearly better", async () => {
    const usual = advice(worth(0.6, "card x", "trait 0"));
    const near = bot(usual, advice(worth(0.6, "body 0"), worth(0.58, "trait 0")));
    await near.adviser.counsel("1", null, WORDS);
    const kept = await near.adviser.counsel("1", CARD, WORDS);
    expect(kept.told.map(({ codes, isUnsure }) => [codes[0], isUnsure])).toEqual([
      ["trait 0", false],
      ["body 0", true],
    ]);
    const far = bot(usual, advice(worth(0.6, "body 0"), worth(0.5, "trait 0")));
    await far.adviser.counsel("1", null, WORDS);
    expect((await far.adviser.counsel("1", CARD, WORDS)).told[0]?.codes).toEqual(["body 0"]);
  });

  test("also when the step was played, and not when another was", async () => {
    const second = advice(worth(0.6, "body 0"), worth(0.58, "trait 0"));
    for (const [played, first] of [
      ["card x", "trait 0"],
      ["card y", "body 0"],
    ] as const) {
      const ask = vi.fn(() => Promise.resolve(second)).mockResolvedValueOnce(advice(worth(0.6, "card x", "trait 0")));
      const adviser = new Adviser(ask, NOTHING);
      await adviser.counsel("1", null, WORDS);
      adviser.played([played]);
      expect((await adviser.counsel("2", null, WORDS)).told[0]?.codes).toEqual([first]);
    }
  });

  test("names the second half of its move, where the bot did not look so far ahead", async () => {
    const ask = vi.fn((begun: Begun | null) => Promise.resolve(advice(worth(0.6, begun ? "start e1" : "act site"))));
    const { told } = await new Adviser(ask, foreseen("start e1", "start e2")).counsel("1", null, WORDS);
    expect(ask).toHaveBeenLastCalledWith({ after: ["act site"], among: [] });
    expect(told[0]?.codes).toEqual(["act site", "start e1"]);
  });

  test("that failed is asked for again", async () => {
    const ask = vi.fn(() => Promise.resolve(advice(worth(0.6, "end")))).mockRejectedValueOnce(new Error("away"));
    const adviser = new Adviser(ask, NOTHING);
    await expect(adviser.counsel("1", null, WORDS)).rejects.toThrow("away");
    expect((await adviser.counsel("1", null, WORDS)).told[0]?.codes).toEqual(["end"]);
  });
});
