/** What the page works out for itself is what the engine says (fixtures/checks, made by fixtures/make.py). */

import { describe, expect, test } from "vitest";
import { affordable, after, canBuy, wares } from "./basket";
import { fixture, FIXTURES } from "./fixtures/fixtures";
import needs from "./fixtures/checks/needs.json";
import purchases from "./fixtures/checks/purchases.json";
import { forecast } from "./forecast";
import { scores } from "./scores";
import type { SEvolutionView } from "./view";

interface Purchases {
  me: number;
  view: SEvolutionView;
  legal: string[];
  steps: { buy: string; legal: string[] }[];
}

interface Needs {
  me: number;
  view: SEvolutionView;
  news: { event: string; count?: number; suit?: string }[];
  may_rise: boolean;
}

describe("purchases", () => {
  const able = (view: SEvolutionView, me: number) => wares(view).filter((code) => canBuy(view, me, code));
  const cases = (purchases as unknown as Purchases[]).map((each, at) => [at, each] as const);

  test.each(cases)("case %i: what can be bought, before and after each, is what the engine lists", (_, { me, view, legal, steps }) => {
    expect([...able(view, me), "done"].sort()).toEqual([...legal].sort());
    steps.forEach((step, at) => {
      const bought = after(view, me, steps.slice(0, at + 1).map(({ buy }) => buy));
      if (step.legal.length) expect([...able(bought, me), "done"].sort()).toEqual([...step.legal].sort());
    });
  });

  test("a basket that can no longer be paid ends where the money does", () => {
    const { view, me } = fixture("4-manage");
    expect(affordable(view, me, ["evolve", "evolve", "build trade"])).toEqual(["evolve"]);
  });

  test("the position itself is left alone", () => {
    const { view, me } = fixture("4-manage");
    const before = JSON.stringify(view);
    after(view, me, ["build trade", "grow 1", "remove farm"]);
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe("needs", () => {
  const cases = (needs as unknown as Needs[]).map((each, at) => [at, each] as const);

  test.each(cases)("case %i: points, Ages and hunger come as foretold", (_, { me, view, news, may_rise }) => {
    const seen = forecast(view, me);
    const sum = (event: string) => news.filter((each) => each.event === event).reduce((all, { count }) => all + (count ?? 0), 0);
    const told = (event: string) => news.some((each) => each.event === event);
    expect(seen.points).toBe(sum("scored") - sum("points-lost"));
    expect(seen.rises).toBe(told("age-rose") || may_rise);
    expect(seen.falls).toBe(told("age-fell"));
    expect(seen.starves).toBe(told("population-fell"));
    for (const { suit, missing, need } of seen.tracks) {
      const short = news.find((each) => each.event === "need-unmet" && each.suit === suit);
      expect(need > 0 ? missing : 0).toBe(short?.count ?? 0);
    }
  });

  test.each([...FIXTURES])("%s: nothing is foretold that is no number", (_, { view }) => {
    view.players.forEach((__, seat) => {
      expect(JSON.stringify(forecast(view, seat))).not.toMatch(/null|NaN/);
    });
  });

  test("disasters in hand are counted: Famine takes the Food cards, Decline the Age", () => {
    const { view } = fixture("4-play");
    const me = 3; // Age VI, population 3, no Shield
    const player = view.players[me]!;
    player.taken = ["food-3+3"];
    const before = forecast(view, me);
    player.taken = ["food-3+3", "tools-4+famine", "science-4+decline"];
    const struck = forecast(view, me);
    expect(struck.tracks[0]!.coming).toBe(before.tracks[0]!.coming - 3);
    player.workers.shield = 1;
    expect(forecast(view, me).tracks[0]!.coming).toBe(before.tracks[0]!.coming);
  });
});

test.each(["2-over", "4-over"])("%s: the tally is the server's (score.sets, over.win)", (name) => {
  const { view, outcome } = fixture(name);
  for (const { seat, total, won } of scores(view)) {
    expect(total).toBe(outcome!.scores[seat]);
    expect(won).toBe(outcome!.winners.includes(seat));
  }
});

test.each([...FIXTURES])("%s: sets are counted as the server counts them", (_, { view }) => {
  for (const { seat, found } of scores(view)) expect(found).toBe(view.players[seat]!.sets);
});
