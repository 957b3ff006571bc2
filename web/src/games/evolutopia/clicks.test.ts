import { describe, expect, test } from "vitest";
import { type Click, clicks, type Clicks, type Picked, stillGood } from "./clicks";
import { factsOf } from "./facts";
import { type Fixture, FIXTURES, owing } from "./fixtures/fixtures";
import { EXPERTS } from "./view";

const DECISIONS = [
  "turn", "look", "study-room", "under-pile", "start", "site-room", "spare", "bonus", "dismiss", "place", "assign",
  "open", "build", "mediate", "keep", "arrival", "lose-expert", "lose-study", "vacate", "scrap", "lose-plan", "block",
  "pick", "after", "summon", "unblock", "boost", "watch", "vision", "dispatch", "respond", "fetch",
]; // prettier-ignore

function offer(at: Fixture, picked: Picked | null = null, mine = true): Clicks {
  return clicks({ view: at.view, decision: at.decision, legal: at.legal, facts: factsOf(at.previews[""] ?? null), picked, mine });
}

function all(offered: Clicks): Click[] {
  return [...offered.values()].flat();
}

/** Every way on from a position: what one click sends, or what the next one does after it. */
function reach(at: Fixture, mine: boolean, picked: Picked | null = null): Set<string> {
  const out = new Set<string>();
  for (const click of all(offer(at, picked, mine))) {
    if (!click.open) continue;
    if (click.pick === null) out.add(click.codes[0] ?? "");
    else if (picked === null) for (const code of reach(at, mine, click.pick)) out.add(code);
  }
  return out;
}

describe("what is offered", () => {
  test("every decision of the game is among the fixtures, and every number of players", () => {
    for (const kind of DECISIONS) expect(owing(kind).length, kind).toBeGreaterThan(0);
    const seats = [...FIXTURES.values()].map(({ view }) => view.seats);
    expect([...new Set(seats)].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([...FIXTURES])("%s: every legal move can be reached, and nothing else", (_, at) => {
    expect([...reach(at, true)].sort()).toEqual([...at.legal].sort());
  });

  test.each([...FIXTURES])("%s: whoever advises can point at every move, and at nothing else", (_, at) => {
    expect([...reach(at, false)].sort()).toEqual([...at.legal].sort());
    for (const click of all(offer(at, null, false))) {
      expect(click.open).toBe(true);
      for (const code of click.leads) expect(at.legal).toContain(code);
    }
  });

  test.each([...FIXTURES])("%s: what cannot be done names a move to ask about", (_, at) => {
    for (const click of all(offer(at))) {
      expect(click.codes.at(-1)).toMatch(/^[a-z]+( |$)/);
      if (!click.open) expect(at.legal).not.toContain(click.codes[0]);
    }
  });

  test("nothing is offered to one who looks on", () => {
    const [, at] = [...FIXTURES].find(([name]) => name.endsWith("watching"))!;
    expect(all(offer(at))).toEqual([]);
  });
});

describe("experts", () => {
  test("are taken up first, and then put where their kind is needed", () => {
    const [, at] = owing("assign").find(([name]) => name.endsWith("assign"))!;
    const [code] = at.legal.filter((each) => each.startsWith("assign "));
    const [, kind, place] = code!.split(" ");
    const [first] = offer(at).get(`zone:${kind!}`)!;
    expect(first).toMatchObject({ open: true, pick: { kind: "expert", expert: kind, from: "zone" } });
    const slot = offer(at, first!.pick).get(`slot:${place!}:${kind!}`)!;
    expect(slot[0]).toMatchObject({ verb: "put", codes: [code], open: true });
  });

  test("whom a place does not need can be asked about there", () => {
    const [, at] = owing("assign").find(([name]) => name.endsWith("assign"))!;
    const kind = EXPERTS.find((each) => offer(at).get(`zone:${each}`)?.some((click) => click.pick))!;
    const shut = all(offer(at, { kind: "expert", expert: kind, from: "zone" })).filter((click) => !click.open);
    expect(shut.some((click) => click.codes[0]?.startsWith(`assign ${kind} `))).toBe(true);
  });

  test("one who counts as any kind is offered every place with somebody missing", () => {
    const [, at] = [...FIXTURES].find(([name]) => name.endsWith("train"))!;
    const trained = at.legal.filter((code) => code.startsWith("train "));
    const [, kind] = trained[0]!.split(" ");
    const put = all(offer(at, { kind: "expert", expert: kind as "builder", from: "zone" })).filter(
      (click) => click.verb === "put",
    );
    expect(put.map((click) => click.codes[0])).toEqual(expect.arrayContaining(trained.filter((code) => code.includes(` ${kind!} `))));
  });
});

describe("inaugurating", () => {
  test("an evolution and its square are sent together", () => {
    const [, at] = owing("open")[0]!;
    const tile = at.legal.find((code) => code.startsWith("open "))!.split(" ")[1]!;
    const sent = all(offer(at, { kind: "site", tile })).filter((click) => click.verb === "build" && click.open);
    expect(sent.length).toBeGreaterThan(0);
    for (const click of sent) expect(click.codes[0]).toBe(`open ${tile}`);
  });

  test("at the beginning of a turn a finished site stands for the action", () => {
    const [, at] = owing("open")[0]!;
    const turn = { ...at, decision: { ...at.decision!, kind: "turn" }, legal: ["act inaugurate", "manage"] };
    const tile = at.legal.find((code) => code.startsWith("open "))!.split(" ")[1]!;
    const [first] = offer(turn).get(`tile:${tile}`)!;
    expect(first).toMatchObject({ short: true, leads: ["act inaugurate"] });
    const [build] = all(offer(turn, first!.pick)).filter((click) => click.verb === "build" && click.open);
    expect(build!.codes.slice(0, 2)).toEqual(["act inaugurate", `open ${tile}`]);
  });

  test("where the scores end the game at once, nothing is placed", () => {
    const [, at] = owing("open")[0]!;
    const tile = at.legal.find((code) => code.startsWith("open "))!.split(" ")[1]!;
    const ending = structuredClone(at);
    factsOf(ending.previews[""]!)!.tiles[tile]!.ends = "won";
    const offered = offer(ending, { kind: "site", tile });
    expect(offered.get(`tile:${tile}`)!.some((click) => click.verb === "confirm")).toBe(true);
    expect(all(offered).filter((click) => click.verb === "build")).toEqual([]);
  });
});

describe("what was picked", () => {
  test("is forgotten when the expert is gone or the decision is another", () => {
    const [, at] = owing("assign").find(([name]) => name.endsWith("assign"))!;
    const click = all(offer(at)).find((each) => each.pick)!;
    const now = { ...at, facts: null, mine: true };
    expect(stillGood(click.pick!, now)).toBe(true);
    expect(stillGood(click.pick!, { ...now, decision: null })).toBe(false);
    expect(stillGood(click.pick!, { ...now, legal: ["done"] })).toBe(false);
  });
});
