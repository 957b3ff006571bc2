import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Messages, type Words } from "../../shared/words";
import { fixture } from "./fixtures/fixtures";
import { prompt } from "./prompt";

const words = { t: (key: string) => key } as unknown as Words;
const labels = new Messages("en", readFileSync(new URL("./locales/en.ftl", import.meta.url), "utf8"));

function said(name: string, legal?: string[], isTouch = false) {
  const { view, me, decision, legal: all } = fixture(name);
  return prompt({ view, me, decision, legal: legal ?? all, labels, words, isTouch });
}

test("whoever must follow is told which colour, and of a Discovery that may be played as well", () => {
  expect(said("3-play")).toBe("Follow the colour (suit-food), or play your Discovery.");
  expect(said("3-play", ["play food-2+2"])).toBe("Follow the colour: play suit-food.");
  expect(said("3-play", ["discovery"])).toBe("You have only your Discovery left: play it.");
});

test("whoever is free to play what they like, or can buy, is asked by the game", () => {
  const { view, me } = fixture("3-play");
  expect(said("3-play", view.players[me]!.hand.map((card) => `play ${card}`))).toBeNull();
  expect(said("4-manage")).toBeNull();
  expect(said("4-take")).toBeNull();
});

test("fingers are told in the first round how to read a card", () => {
  const { view, me, decision } = fixture("3-play");
  const first = { ...view, round: 1, colour: null };
  const asked = { view: first, me, decision, legal: ["play food-2+2"], labels, words };
  expect(prompt({ ...asked, isTouch: true })).toBe("Play a card. Hold one to read what it does.");
  expect(prompt({ ...asked, isTouch: false })).toBeNull();
});

test("whoever can buy nothing is told so", () => {
  expect(said("4-manage", ["done"])).toBe("There is nothing you can buy: end your turn.");
  expect(said("4-manage", ["remove lab", "done"])).toBe("There is nothing you can buy: take back a worker, or end your turn.");
});
