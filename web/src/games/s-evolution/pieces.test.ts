import { expect, test } from "vitest";
import { fixture } from "./fixtures/fixtures";
import { movePieces } from "./pieces";

test("a hint lights the card, the stocks, the building, the Ages", () => {
  const { view, me } = fixture("4-play");
  const seat = String(me);
  expect(movePieces("play science-5+1", view, me)).toEqual(["card:science-5+1"]);
  expect(movePieces("discovery", view, me)).toEqual([`card:${view.players[me]!.discovery!}`]);
  expect(movePieces("take 2", view, me)).toEqual(["trick:2"]);
  expect(movePieces("trump tools", view, me)).toEqual(["suits"]);
  expect(movePieces("trade food>tools", view, me)).toEqual([`stock:${seat}:food`, `stock:${seat}:tools`]);
  expect(movePieces("build farm", view, me)).toEqual([`building:${seat}:farm`]);
  expect(movePieces("evolve", view, me)).toEqual([`ages:${seat}`]);
  expect(movePieces("grow 1", view, me)).toEqual([`people:${seat}`]);
  expect(movePieces("done", view, me)).toEqual([]);
});

test.each(["suffer", "protect"])("%s lights the disaster that was taken", (verb) => {
  const { view, me, legal } = fixture("4-disaster-2013");
  const code = legal.find((each) => each.startsWith(verb))!;
  const [card] = movePieces(code, view, me);
  expect(view.players[me]!.taken.map((each) => `card:${each}`)).toContain(card);
  expect(card).toContain(code.split(" ")[1]);
});
