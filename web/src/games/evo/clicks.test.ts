import { describe, expect, test } from "vitest";
import { type Click, clicks, type Clicks, type Picked, stillGood } from "./clicks";
import { factsOf } from "./facts";
import { type Fixture, fixture, FIXTURES, owing } from "./fixtures/fixtures";

function situation(at: Fixture) {
  return { view: at.view, me: at.me, decision: at.decision, legal: at.legal, facts: factsOf(at.previews[""] ?? null) };
}

function offer(at: Fixture, picked: Picked | null = null): Clicks {
  return clicks({ ...situation(at), picked });
}

function all(offered: Clicks): Click[] {
  const { regions, cards, seats, bids, less, more, acts } = offered;
  const pages = [less, more].filter((click) => click !== null);
  return [...regions.values(), ...cards.values(), ...seats.values(), ...bids.values(), ...pages, ...acts];
}

/** Every way on from a position: what one click sends, or what the next one does after it. */
function reach(at: Fixture, picked: Picked | null = null, seen = new Set<string>()): Set<string> {
  const out = new Set<string>();
  for (const click of all(offer(at, picked))) {
    if (!click.open) continue;
    const next = JSON.stringify(click.pick);
    if (click.pick === null) out.add(click.codes[0] ?? "");
    else if (!seen.has(next)) {
      seen.add(next);
      for (const code of reach(at, click.pick, seen)) out.add(code);
    }
  }
  return out;
}

describe("what is offered", () => {
  test("every kind of decision is among the positions", () => {
    const kinds = new Set([...FIXTURES.values()].flatMap(({ decision }) => decision?.kind ?? []));
    for (const kind of ["move", "land", "birth", "remove", "lot", "bid", "climate-card", "survival-card", "auction-card"])
      expect(kinds, kind).toContain(kind);
  });

  test.each([...FIXTURES])("%s: every legal move can be reached, and nothing else", (_, at) => {
    expect([...reach(at)].sort()).toEqual([...at.legal].sort());
  });

  test.each([...FIXTURES])("%s: what cannot be done names the move to ask about", (_, at) => {
    for (const click of all(offer(at))) expect(click.codes.at(-1)).toMatch(/^[a-z-]+( |$)/);
  });

  test("nothing is offered to one who looks on, or when the game is over", () => {
    for (const name of ["5-watch", "5-over"]) expect(all(offer(fixture(name))), name).toEqual([]);
  });
});

describe("a dino", () => {
  test.each(owing("move"))("%s: goes step by step, each beside the one before", (_, at) => {
    for (const region of at.view.players[at.me]!.dinos) {
      for (const click of offer(at, { kind: "dino", region }).regions.values()) {
        if (click.verb !== "step" && click.verb !== "attack") continue;
        expect(click.codes.length).toBeLessThanOrEqual(at.view.steps);
        let stands = region;
        for (const code of click.codes) {
          const [from, to] = code.replace("move ", "").split(">");
          expect(from).toBe(stands);
          stands = to!;
        }
      }
    }
  });

  test("attacks with its odds, and asks why where it is outmatched", () => {
    const at = fixture("3-swim"); // one horn against three, and against none
    const ways = offer(at, { kind: "dino", region: "c6" }).regions;
    expect(ways.get("d5")).toMatchObject({ verb: "attack", open: true, attack: { seat: 2, wins: 4 } });
    at.legal = at.legal.filter((code) => code !== "move c6>d5");
    delete situation(at).facts!.ways!["c6"]!["d5"]; // as of one who has three horns
    expect(offer(at, { kind: "dino", region: "c6" }).regions.get("d5")).toMatchObject({
      open: false,
      codes: ["move c6>d5"],
    });
  });

  test("goes one step at a time until the engine has said how far it gets", () => {
    const at = fixture("5-move");
    at.previews = {};
    expect([...reach(at)].sort()).toEqual([...at.legal].sort());
  });

  test("asks about regions that are too far", () => {
    expect(offer(fixture("3-swim"), { kind: "dino", region: "a3" }).ask("g1")).toEqual(["move a3>g1"]);
  });

  test("swims and lands with one click, wherever the server would let it land", () => {
    const offered = offer(fixture("3-swim"), { kind: "swimmer", region: "a3" });
    const landings = [...offered.regions.values()].filter((click) => click.verb === "land");
    expect(landings.map((click) => click.codes[1]).sort()).toEqual([...fixture("3-land").legal].sort());
    for (const click of landings) expect(click.codes[0]).toBe("swim a3");
  });
});

describe("the auction", () => {
  test.each(owing("lot"))("%s: a bid is its gene and its amount", (_, at) => {
    for (const [key, click] of offer(at).bids) {
      const [lot, amount] = key.split(" ");
      expect(click.codes).toEqual([`lot ${lot!} ${at.view.lots[Number(lot)]!.gene}`, `bid ${amount!}`]);
      const standing = at.view.lots[Number(lot)]!.bid;
      if (click.open && standing !== null) expect(Number(amount)).toBeGreaterThan(standing);
    }
  });

  test("amounts above six are a page further, as far as one can pay", () => {
    const at = fixture("4-bid");
    const most = Number(at.legal.at(-1)!.split(" ")[1]);
    const last = offer(at, { kind: "scale", from: Math.floor(most / 7) * 7 });
    expect(last.more).toBeNull();
    const open = [...last.bids.values()].filter((click) => click.open);
    expect(open.at(-1)!.codes).toEqual([`bid ${String(most)}`]);
  });

  test("with a gene chosen the other rows say that the amount comes first", () => {
    const at = fixture("4-bid");
    const other = (at.view.lot! + 1) % 4;
    expect(offer(at).bids.get(`${String(other)} 0`)).toMatchObject({ open: false });
  });
});

describe("what was picked", () => {
  test("is forgotten when the dino is gone or the turn is over", () => {
    const at = fixture("3-swim");
    expect(stillGood({ kind: "dino", region: "a3" }, situation(at))).toBe(true);
    expect(stillGood({ kind: "dino", region: "a1" }, situation(at))).toBe(false);
    expect(stillGood({ kind: "dino", region: "a3" }, { ...situation(at), decision: null })).toBe(false);
    expect(stillGood({ kind: "card", card: "leg-1" }, situation(at))).toBe(false);
  });
});
