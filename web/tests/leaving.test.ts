import { expect, test } from "vitest";
import type { Summary } from "../src/generated/wire";
import { waysToLeave } from "../src/screens/table/leaving";

function table(status: Summary["status"], ...agents: string[]): Summary {
  return { status, seats: agents.map((agent) => ({ name: agent, agent, ready: true, colour: "" })) } as unknown as Summary;
}

test("who leaves others behind can let a bot play", () => {
  expect(waysToLeave(table("playing", "human", "human", "casual"), [0], true)).toEqual(["now", "bot"]);
  expect(waysToLeave(table("playing", "greedy", "human"), [0], false), "a bot plays already").toEqual(["now"]);
});

test("who plays alone can close the table that is theirs", () => {
  expect(waysToLeave(table("playing", "human", "casual"), [0], true)).toEqual(["now", "close"]);
  expect(waysToLeave(table("playing", "human", "human"), [0, 1], true), "all on one screen").toEqual(["now", "close"]);
  expect(waysToLeave(table("playing", "human", "casual"), [0], false)).toEqual(["now"]);
});

test("there is nothing to leave before, after, or for who looks on", () => {
  expect(waysToLeave(table("over", "human"), [0], true)).toEqual([]);
  expect(waysToLeave(table("gathering", "human"), [0], true)).toEqual([]);
  expect(waysToLeave(table("playing", "human"), [], true)).toEqual([]);
});
