import { expect, test } from "vitest";
import type { Words } from "../../shared/words";
import { fixture } from "./fixtures/fixtures";
import { regret } from "./regret";

const words = { lang: "en" } as Words;

test("finishing before the first step is asked about", () => {
  const at = fixture("4-move");
  expect(regret(["end"], { ...at, words })).toEqual({
    name: "finish-unmoved",
    question: "You have not taken any of your 5 steps yet. Finish your movement all the same?",
  });
});

test("after a step it is not, nor where nothing can move", () => {
  const at = fixture("4-move");
  expect(regret(["end"], { ...at, view: { ...at.view, steps: 4 }, words })).toBeNull();
  expect(regret(["end"], { ...at, legal: ["end"], words })).toBeNull();
  expect(regret([at.legal[0]!], { ...at, words })).toBeNull();
});
