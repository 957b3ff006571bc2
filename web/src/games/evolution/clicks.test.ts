import { describe, expect, test } from "vitest";
import { foreseenIn } from "../../shared/foresight.svelte";
import { type Click, clicks, type Clicks, type Picked, stillGood } from "./clicks";
import { type Fixture, fixture, FIXTURES, owing } from "./fixtures/fixtures";
import { hasTrait } from "./view";

function offer(at: Fixture, picked: Picked | null = null): Clicks {
  return clicks({ ...at, foresee: foreseenIn(at.previews), picked });
}

function all(offered: Clicks): Click[] {
  const { cards, species, targets, ends, traits, names, end } = offered;
  return [
    ...cards.values(),
    ...species.flat(),
    ...targets.values(),
    ...ends,
    ...traits.values(),
    ...names.values(),
    ...(end ? [end] : []),
  ];
}

/** Every way on from a position: what one click sends, or what the next one does after it. */
function reach(at: Fixture, picked: Picked | null = null, depth = 0): Set<string> {
  const out = new Set<string>();
  for (const click of all(offer(at, picked))) {
    if (!click.open) continue;
    if (click.pick === null) out.add(click.codes[0] ?? "");
    else if (depth < 3) for (const code of reach(at, click.pick, depth + 1)) out.add(code);
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

  test("nothing is offered to one who waits or looks on", () => {
    const at = fixture("4-watch");
    expect(at.decision).toBeNull();
    expect(all(offer(at))).toEqual([]);
  });
});

describe("a card and its use", () => {
  test.each(owing("use"))("%s: the uses worked out here are those of the server", (_, at) => {
    const own = at.view.players[at.me]!;
    const card = own.held!;
    const before: Fixture = {
      ...structuredClone(at),
      decision: { ...at.decision!, kind: "play" },
      legal: [`card ${card}`, "end"],
      previews: { [`card ${card}`]: at.previews[""]! },
    };
    const player = before.view.players[at.me]!;
    player.held = null;
    player.hand.push(card);
    const offered = offer(before, { kind: "card", card, at: 0 });
    const uses = [...offered.species.flat(), ...offered.ends].filter((click) => click.open);
    expect(uses.map((click) => click.codes[1]).sort()).toEqual([...at.legal].sort());
    for (const click of uses) expect(click.codes[0]).toBe(`card ${card}`);
  });

  test("a use that is not possible asks with the card before it", () => {
    const at = fixture("4-rich");
    const place = at.view.players[0]!.species.findIndex((species) => hasTrait(species, "carnivore"));
    const card = at.view.players[0]!.hand.find((each) => each.startsWith("carnivore"))!;
    const uses = offer(at, { kind: "card", card, at: 0 }).species[place]!;
    const trait = uses.find((click) => click.verb === "trait")!;
    expect(trait.open).toBe(false);
    expect(trait.codes).toEqual([`card ${card}`, `trait ${String(place)}`]);
  });
});

describe("feeding", () => {
  test("a carnivore picks first and then its prey, its owner's species among them", () => {
    const at = fixture("3-rich");
    const [hunt] = offer(at).species[0]!;
    expect(hunt).toMatchObject({ verb: "hunt", open: true, pick: { kind: "hunter", place: 0 } });
    const targets = offer(at, hunt!.pick).targets;
    const open = [...targets].filter(([, click]) => click.open).map(([, click]) => click.codes[0]);
    expect(open.sort()).toEqual(at.legal.filter((code) => code.startsWith("attack 0>")).sort());
    expect(targets.has("0.0")).toBe(false);
    expect(targets.has("0.1")).toBe(true);
  });

  test("Intelligence of a carnivore names a trait and sends both at once, as the server lists them", () => {
    const at = fixture("3-rich");
    const card = at.view.players[0]!.hand[0]!;
    const names = [...offer(at, { kind: "naming", place: 0, card }).names.values()];
    const open = names.filter((click) => click.open);
    expect(open.every((click) => click.codes[0] === `think 0 ${card}`)).toBe(true);
    expect(open.map((click) => click.codes[1]).sort()).toEqual([...fixture("3-ignore").legal].sort());
    expect(names.filter((click) => !click.open).map((click) => click.codes[1])).toEqual(["ignore carnivore"]);
  });

  test("end turn is in reach even where one must feed, to say why not", () => {
    expect(offer(fixture("3-rich")).end).toMatchObject({ open: false, codes: ["end"] });
  });
});

describe("what was picked", () => {
  test("is forgotten when the card has left the hand or the phase is over", () => {
    const at = fixture("4-rich");
    const card = at.view.players[0]!.hand[0]!;
    const picked: Picked = { kind: "card", card, at: 0 };
    expect(stillGood(picked, at)).toBe(true);
    expect(stillGood({ kind: "card", card: "horns+16", at: 0 }, at)).toBe(false);
    expect(stillGood(picked, { ...at, decision: null })).toBe(false);
    expect(stillGood(picked, { ...fixture("3-rich") })).toBe(false);
  });

  test("a hunter without prey is put back", () => {
    const at = fixture("3-rich");
    expect(stillGood({ kind: "hunter", place: 0 }, at)).toBe(true);
    expect(stillGood({ kind: "hunter", place: 0 }, { ...at, legal: ["end"] })).toBe(false);
  });
});
