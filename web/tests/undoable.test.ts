import { expect, test } from "vitest";
import { undoableInWords } from "../src/shared/undoable";
import { Words } from "../src/shared/words";

const words = new Words(
  {
    game: "g",
    lang: "en",
    ftl: "move-food = Lay { $card }\nmove-feed = Feed { $species }\nphase-feed = Feeding\n",
    events: {},
    rules: [],
    moves: [
      { kind: "food", pattern: "food (.+)", args: [["card", "card"]] },
      { kind: "feed", pattern: "feed (\\d+)", args: [["species", "species"]] },
    ],
  } as unknown as ConstructorParameters<typeof Words>[0],
  ["Ann"],
  0,
);

test("what can be taken back is told by its move", () => {
  expect(undoableInWords({ move: "food horns", kind: "food", free: true }, words)).toBe("Lay horns");
});

test("a species may stand elsewhere by now: then only the phase is told, or nothing", () => {
  expect(undoableInWords({ move: "feed 0", kind: "feed", free: true }, words)).toBe("Feeding");
  expect(undoableInWords({ move: "feed 0", kind: "use", free: true }, words)).toBeNull();
});
