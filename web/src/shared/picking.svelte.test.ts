import { describe, expect, test } from "vitest";
import type { Click } from "./desk.svelte";
import { makePicking } from "./picking.svelte";

interface Card {
  kind: "card";
  name: string;
}

const ONCE = { detail: 1 } as MouseEvent; // by a pointer: no focus to be moved

function card(name: string, open = true): Click<Card> {
  return { verb: "card", codes: [`card ${name}`], pick: { kind: "card", name }, open };
}

function use(name: string, open = true): Click<Card> {
  return { verb: "use", codes: [`card ${name}`, "use"], pick: null, open };
}

function clicks({ hand, picked }: { hand: string[]; picked: Card | null }): string[] {
  return [...hand, ...(picked ? [`use ${picked.name}`] : [])];
}

/** The same as real clicks, in a map as boards have them. */
function realClicks({ hand, picked }: { hand: string[]; picked: Card | null }): Map<string, Click<Card>[]> {
  return new Map([
    ["hand", hand.map((name) => card(name))],
    ["uses", picked ? [use(picked.name), { ...use(picked.name), codes: [`card ${picked.name}`, "keep"] }] : []],
  ]);
}

function stillGood({ name }: Card, { hand }: { hand: string[] }): boolean {
  return hand.includes(name);
}

/** A hand of cards: each is picked first and then used. */
function table() {
  const at = $state({ hand: ["ant", "bee"], pending: null as string[] | null });
  const told: string[] = [];
  const picking = makePicking(() => ({ pending: at.pending, why: (...codes) => told.push(`why ${codes.join()}`) }), {
    now: () => ({ hand: at.hand }),
    clicks,
    stillGood,
    next: { card: ["use"] },
    send: (click: Click<Card>) => told.push(click.codes.join()),
    board: () => undefined,
  });
  return { at, told, picking };
}

describe("picking", () => {
  test("what is clicked first offers its second half, and is sent with it", () => {
    const { told, picking } = table();
    expect(picking.clicks).toEqual(["ant", "bee"]);
    picking.press(card("ant"), ONCE);
    expect(picking.clicks).toEqual(["ant", "bee", "use ant"]);
    expect(told).toEqual([]);
    picking.press(use("ant"), ONCE);
    expect(told).toEqual(["card ant,use"]);
    expect(picking.picked).toBeNull();
  });

  test("another takes its place; the same once more lays it back, as Cancel does", () => {
    const { picking } = table();
    picking.press(card("ant"), ONCE);
    picking.press(card("bee"), ONCE);
    expect(picking.picked?.name).toBe("bee");
    picking.press(card("bee"), ONCE);
    expect(picking.picked).toBeNull();
    picking.press(card("ant"), ONCE);
    picking.cancel();
    expect(picking.picked).toBeNull();
  });

  test("what cannot be done asks why, and keeps what is in the hand", () => {
    const { told, picking } = table();
    picking.press(card("ant"), ONCE);
    picking.press(use("ant", false), ONCE);
    picking.press(card("bee", false), ONCE);
    expect(told).toEqual(["why card ant,use", "why card bee"]);
    expect(picking.picked?.name).toBe("ant");
  });

  test("nothing is done while moves are under way", () => {
    const { at, told, picking } = table();
    at.pending = ["card ant"];
    picking.press(card("bee"), ONCE);
    picking.press(use("bee"), ONCE);
    picking.press(use("bee", false), ONCE);
    expect(told).toEqual([]);
    expect(picking.picked).toBeNull();
  });

  test("a new view that makes nonsense of it takes it out of the hand", () => {
    const { at, picking } = table();
    picking.press(card("ant"), ONCE);
    at.hand = ["bee"];
    expect(picking.picked).toBeNull();
    expect(picking.clicks).toEqual(["bee"]);
  });

  test("Escape lays it back, and is for others while the hand is empty", () => {
    const { picking } = table();
    const stopped: string[] = [];
    function press(key: string): void {
      picking.onkeydown({ key, stopPropagation: () => stopped.push(key) } as unknown as KeyboardEvent);
    }
    press("Escape");
    picking.press(card("ant"), ONCE);
    press("a");
    expect(picking.picked?.name).toBe("ant");
    press("Escape");
    expect(picking.picked).toBeNull();
    expect(stopped).toEqual(["Escape"]);
  });

  test("says what is begun: by what is picked, unless that is only looked at, or by what is gathered", () => {
    const gathered: string[] = [];
    const begin = (looks: "card"[]) =>
      makePicking(() => ({ pending: null, why: () => {} }), {
        now: () => ({ hand: ["ant", "bee"] }),
        clicks: realClicks,
        stillGood,
        next: { card: ["use"] },
        looks,
        gathered: () => gathered,
        send: () => {},
        board: () => undefined,
      });
    const [picking, looking] = [begin([]), begin(["card"])];
    expect(picking.begun).toBeNull();
    for (const each of [picking, looking]) each.press(card("ant"), ONCE);
    expect(picking.begun).toEqual({ after: ["card ant"], among: ["use", "keep"] });
    expect(looking.begun).toBeNull();
    gathered.push("buy a farm");
    expect(begin([]).begun).toEqual({ after: ["buy a farm"], among: [] });
  });
});
