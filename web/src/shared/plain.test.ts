import { describe, expect, it } from "vitest";
import { moveAt } from "./plain";
import type { Words } from "./words";

/** Reads `drop column=3` and `put row=1 column=2`. */
const words = {
  read(code: string) {
    const [kind, ...args] = code.split(" ");
    if (kind === "odd") throw new Error("unknown");
    return { kind, args: args.map((arg) => [arg.split("=")[0], "number", arg.split("=")[1]]) };
  },
} as unknown as Words;

describe("a square of the plain board", () => {
  it("is clicked for the one move that names its row and column", () => {
    const legal = ["put row=1 column=2", "put row=2 column=2", "pass", "odd"];
    expect(moveAt(1, 2, true, legal, words)).toBe("put row=1 column=2");
    expect(moveAt(1, 2, false, legal, words)).toBe("put row=1 column=2");
    expect(moveAt(1, 1, true, legal, words)).toBeNull();
  });

  it("stands for its column where a move names no row, as long as it is free", () => {
    const legal = ["drop column=3", "drop column=4"];
    expect(moveAt(6, 3, true, legal, words)).toBe("drop column=3");
    expect(moveAt(6, 3, false, legal, words)).toBeNull();
  });

  it("is not clicked where several moves name it", () => {
    expect(moveAt(1, 1, true, ["put row=1 column=1", "burn row=1 column=1"], words)).toBeNull();
  });
});
