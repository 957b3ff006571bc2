import { expect, test } from "vitest";
import { fixture } from "./fixtures/fixtures";
import { movePieces } from "./movePieces";

test("a hint lights the hunter and the prey, the card, the pond", () => {
  const { view, me } = fixture("4-feed");
  const own = view.players[me]!.species[0]!;
  const other = (me + 1) % view.seats;
  const prey = view.players[other]!.species[0]!;
  const [mine, theirs] = [`species:${String(me)}:${String(own.id)}`, `species:${String(other)}:${String(prey.id)}`];
  expect(movePieces(`attack 0>${String(other)}.0`, view, me)).toEqual([mine, theirs]);
  expect(movePieces("feed 0", view, me)).toEqual([mine, "pool"]);
  expect(movePieces("body 0", view, me)).toEqual([mine]);
  expect(movePieces("card horns+3", view, me)).toEqual(["card:horns+3"]);
  expect(movePieces("end", view, me)).toEqual([]);
});
