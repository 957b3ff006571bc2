import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../shared/board";
import type { EvolutionView } from "../view";
import { lostOf, readAttack, readRoundEnd } from "./cast";
import { type MomentName, momentOf, paceOf, soundOf } from "./moments";

interface Story {
  me: number;
  before: EvolutionView;
  steps: { event: GameEvent; view: EvolutionView }[];
}

const files = import.meta.glob<Story>("../stories/*.json", { import: "default", eager: true });

function story(name: string): Story {
  const found = files[`../stories/${name}.json`];
  if (!found) throw new Error(`no story ${name}`);
  return found;
}

interface Shown {
  name: MomentName;
  events: GameEvent[];
  before: EvolutionView;
}

/** The moments of a story in order, as the page puts them on the stage. */
function shown({ before: start, steps }: Story): Shown[] {
  const moments: Shown[] = [];
  let now = null as Shown | null;
  let before = start;
  for (const { event, view } of steps) {
    const name = momentOf(event, now?.events ?? []);
    if (name === null) now = null;
    else if (now?.name === name) now.events.push(event);
    else moments.push((now = { name, events: [event], before }));
    before = view;
  }
  return moments;
}

const names = (told: string) => shown(story(told)).map(({ name, events }) => [name, events.length]);

describe("moments", () => {
  test("an attack is one, with the defence, the losses, the meat and the Scavengers", () => {
    expect(names("attack")).toEqual([["attack", 8]]);
    expect(names("my-species-killed")).toEqual([["attack", 5]]);
    expect(names("revenge")).toEqual([["attack", 4]]);
  });

  test("the food reveal is one of its own, apart from the hunger after it", () => {
    expect(names("food")).toEqual([["food-reveal", 1]]);
    expect(names("drought")).toEqual([
      ["food-reveal", 1],
      ["round-end", 10],
    ]);
  });

  test("the end of a round is one, then the last round is announced", () => {
    expect(names("hunger-3")).toEqual([
      ["round-end", 10],
      ["last-round", 1],
    ]);
  });

  test("food that leaves a species early is only shown on the board", () => {
    expect(momentOf({ event: "bagged", rule: "fat.discard", seat: 0, count: 2 }, [])).toBeNull();
  });

  test("no species dies outside a moment", () => {
    for (const each of Object.values(files)) {
      const told = each.steps.filter(({ event }) => event.event === "extinct").length;
      const staged = shown(each).flatMap(({ events }) => events.filter(({ event }) => event === "extinct"));
      expect(staged.length).toBe(told);
    }
  });
});

describe("an attack", () => {
  const [moment] = shown(story("attack"));
  const told = (count: number) => readAttack(moment!.events.slice(0, count), moment!.before)!;

  test("compares the sizes that count, with what adds to them", () => {
    const { hunter, prey } = told(1);
    expect([hunter.size, hunter.bonus]).toEqual([7, { trait: "pack-hunting", amount: 4 }]);
    expect([prey.size, prey.bonus]).toEqual([6, { trait: "hard-shell", amount: 4 }]);
  });

  test("goes on as it is told: Horns, the loss, the meat, the guests", () => {
    expect([told(1).gored, told(2).gored]).toEqual([false, true]);
    expect([told(2).hunter.population, told(2).prey.population, told(3).prey.population]).toEqual([3, 2, 1]);
    expect(told(5).hunter.meat).toBe(2);
    expect(told(8).guests.map(({ seat, meat }) => [seat, meat])).toEqual([
      [0, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  test("without Pack Hunting has nothing to add", () => {
    const [{ events, before }] = shown(story("my-species-killed")) as [Shown];
    expect(readAttack(events, before)!.hunter.bonus).toBeNull();
  });

  test("shows me the species I lost, hunter or prey", () => {
    for (const [name, cards] of [
      ["my-species-killed", 2],
      ["revenge", 1],
    ] as const) {
      const [{ events, before }] = shown(story(name)) as [Shown];
      const { hunter, prey } = readAttack(events, before)!;
      expect(lostOf(story(name).me, [hunter, prey])?.cards).toBe(cards);
    }
    const [{ events, before }] = shown(story("a-species-killed")) as [Shown];
    const { hunter, prey } = readAttack(events, before)!;
    expect([prey.dead, lostOf(2, [hunter, prey])]).toEqual([true, null]);
  });
});

describe("the end of a round", () => {
  test("counts the bags seat by seat, as the table has them in the end", () => {
    for (const name of ["hunger-3", "hunger-6"]) {
      const { steps } = story(name);
      const { events, before } = shown(story(name)).find((moment) => moment.name === "round-end")!;
      const last = steps.findLast(({ event }) => event.rule === "end.bag")!.view;
      const { bags, seat, eaten } = readRoundEnd(events, before)!;
      expect(bags.map(({ count }) => count)).toEqual(last.players.map(({ bag }) => bag));
      expect(eaten).toBe(bags[seat]!.count - before.players[seat]!.bag);
    }
  });

  test("says who starves and who dies", () => {
    const { events, before } = shown(story("hunger-3"))[0]!;
    const mine = events.findIndex(({ event, species }) => event === "extinct" && Array.isArray(species) && species[0] === 1);
    const { row, seat } = readRoundEnd(events.slice(0, mine + 1), before)!;
    expect(seat).toBe(1);
    expect(row[0]).toMatchObject({ population: 0, dead: true });
    expect(lostOf(1, row)).toBe(row[0]);
  });
});

test("what must be understood is looked at longer than what everybody expects", () => {
  const pace = (event: string, args = {}) => paceOf({ event, ...args });
  expect(pace("drew-unseen")).toBeLessThan(pace("plants-from-hole"));
  expect(pace("extinct")).toBeGreaterThan(pace("body-grew"));
  expect(pace("food-revealed", { cards: Array(6) })).toBeGreaterThan(pace("food-revealed", { cards: Array(2) }));
});

test("a bite, a loss and a reveal are told apart by ear", () => {
  const sounds = ["attacked", "extinct", "food-revealed", "plants-from-hole"].map((event) => soundOf({ event }));
  expect(new Set(sounds).size).toBe(4);
  expect(soundOf({ event: "play-ended" })).toBeNull();
});
