import { expect, test } from "vitest";
import type { Words } from "../../shared/words";
import { owing } from "./fixtures/fixtures";
import { regret } from "./regret";

const words = { lang: "en" } as Words;
const [, playing] = owing("play")[0]!;

test("ending the turn with cards that could be played is asked about", () => {
  expect(regret(["end"], { ...playing, words })).toEqual({
    name: "end-with-cards",
    question: expect.stringMatching(/hand\. End your turn all the same\?$/),
  });
});

test("without such a card, and in any other phase, it is not", () => {
  expect(regret(["end"], { ...playing, legal: ["end"], words })).toBeNull();
  expect(regret([playing.legal[0]!], { ...playing, words })).toBeNull();
  for (const [, feeding] of owing("feed", "leaf")) expect(regret(["end"], { ...feeding, words })).toBeNull();
});
