import { describe, expect, test } from "vitest";
import { type Click, clicks, type Clicks, type Picked, stillGood } from "./clicks";
import { type Fixture, fixture, FIXTURES, owing } from "./fixtures/fixtures";
import { playsUnseen } from "./view";

function offer(at: Fixture, picked: Picked | null = null, basket: string[] = []): Clicks {
  const preview = at.previews[basket.join(";")];
  const view = (preview?.view as Fixture["view"] | null | undefined) ?? at.view;
  const buyable = preview?.legal ?? null;
  return clicks({ view, me: at.me, decision: at.decision, legal: at.legal, picked, basket, buyable });
}

function all(offered: Clicks): Click[] {
  const { cards, trick, trumps, tracks, disasters, buildings, grow } = offered;
  const single = [offered.discovery, offered.flip, offered.up, offered.stay, offered.done];
  return [
    ...cards.values(),
    ...trick.values(),
    ...trumps.values(),
    ...tracks.values(),
    ...[...disasters.values()].flat(),
    ...[...buildings.values()].flat(),
    ...grow,
    ...single.flatMap((click) => click ?? []),
  ];
}

/** Every way on from a position: what one click sends or buys, or what the next one does after it. */
function reach(at: Fixture, picked: Picked | null = null): Set<string> {
  const out = new Set<string>();
  for (const click of all(offer(at, picked))) {
    if (!click.open) continue;
    if (click.pick === null) out.add(click.codes[0] ?? "");
    else if (picked === null) for (const code of reach(at, click.pick)) out.add(code);
  }
  return out;
}

describe("what is offered", () => {
  test.each([...FIXTURES])("%s: every legal move can be reached, and nothing else", (_, at) => {
    expect([...reach(at)].sort()).toEqual([...at.legal].sort());
  });

  test.each([...FIXTURES])("%s: what cannot be done names the move to ask about", (_, at) => {
    for (const click of all(offer(at))) expect(click.codes.at(-1)).toMatch(/^[a-z-]+( |$)/);
  });

  test("there is a position for every decision", () => {
    const kinds = ["trump", "play", "take", "disaster", "dismiss", "lose", "gain", "trade", "rise", "manage"];
    for (const kind of kinds) expect(owing(kind).length, kind).toBeGreaterThan(0);
  });

  test("nothing is offered to one who waits or looks on", () => {
    const at = fixture("4-watch");
    expect(at.decision).toBeNull();
    expect(all(offer(at))).toEqual([]);
  });
});

describe("the hand", () => {
  test("a card that does not follow stays in reach, to say why not", () => {
    const at = fixture("4-play");
    const held = [...offer(at).cards.values()].filter(({ open }) => !open);
    expect(held.length).toBeGreaterThan(0);
    for (const click of held) expect(click.codes[0]).toMatch(/^play /);
  });

  test.each(["3-unseen", "4-unseen-2013"])("%s: whoever plays unseen can only turn one up", (name) => {
    const offered = offer(fixture(name));
    expect(offered.flip?.open).toBe(true);
    expect(offered.cards.size).toBe(0);
    expect(offered.discovery).toBeNull();
  });
});

test("the last unseen card is turned up like the others, even if it must be the Discovery", () => {
  const own = fixture("4-unseen-2013").view.players[fixture("4-unseen-2013").me]!;
  expect(playsUnseen(own)).toBe(true);
  expect(playsUnseen({ ...own, unseen: 0, hand: [], discovery: "red-1" })).toBe(true);
  expect(playsUnseen({ ...own, unseen: 0, hand: [], discovery: null })).toBe(false);
});

describe("trade", () => {
  test("first what is given, then what it becomes", () => {
    const at = fixture("2-trade");
    const give = offer(at).tracks.get("food")!;
    expect(give).toMatchObject({ verb: "give", open: true, pick: { suit: "food" } });
    const got = offer(at, give.pick).tracks;
    expect(got.get("tools")).toMatchObject({ verb: "get", codes: ["trade food>tools"], pick: null });
    expect(got.get("food")!.verb).toBe("give"); // clicked again, it is laid back
  });

  test("what was picked is forgotten when it can no longer be given", () => {
    const at = fixture("2-trade");
    const picked: Picked = { kind: "given", suit: "food" };
    expect(stillGood(picked, at)).toBe(true);
    expect(stillGood(picked, { ...at, legal: ["done"] })).toBe(false);
    expect(stillGood(picked, { ...at, decision: null })).toBe(false);
  });
});

describe("disasters", () => {
  test("each can be suffered or, with the Shield left, held off", () => {
    const at = fixture("4-disaster-2013");
    const verbs = [...offer(at).disasters.values()].map((ways) => ways.map(({ verb }) => verb));
    expect(verbs).toEqual([
      ["suffer", "protect"],
      ["suffer", "protect"],
    ]);
  });
});

describe("management", () => {
  test("a purchase goes into the basket and is sent with the end of the turn", () => {
    const at = fixture("4-manage");
    const [build] = offer(at).buildings.get("trade")!;
    expect(build).toMatchObject({ open: true, buys: "build trade" });
    expect(offer(at, null, ["build trade"]).done!.codes).toEqual(["build trade", "done"]);
  });

  test("the last thing one can buy ends the action by itself", () => {
    const at = fixture("2-manage-2013");
    expect(offer(at, null, ["grow 1"]).done).toMatchObject({ open: true, codes: ["grow 1"] });
  });

  test.each(owing("manage"))("%s: what is sent is what the engine takes, whatever lies in the basket", (_, at) => {
    for (const [row, { made, legal }] of Object.entries(at.previews)) {
      const basket = row ? row.split(";") : [];
      if (made < basket.length) continue; // too dear
      expect(offer(at, null, basket).done!.codes).toEqual([...basket, ...legal.filter((code) => code === "done")]);
    }
  });

  test("what can no longer be paid asks with the purchases before it", () => {
    const at = fixture("4-manage");
    const basket = ["evolve"];
    const up = offer(at, null, basket).up!;
    expect(up.open).toBe(false);
    expect(up.codes).toEqual(["evolve", "evolve"]);
  });

  test("a full basket is sent with the next purchase", () => {
    const at = fixture("4-manage");
    at.view.players[at.me]!.stock = { food: 8, tools: 8, science: 8 };
    const basket = ["build trade", "remove trade", "build trade", "remove trade", "build trade", "remove trade", "remove farm"];
    const [build] = offer(at, null, basket).buildings.get("prestige")!;
    expect(build).toMatchObject({ open: true, buys: null });
    expect(build!.codes).toHaveLength(8);
  });
});
