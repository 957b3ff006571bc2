import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { GameEvent } from "../../shared/board";
import { moment, newest, pace, sinceLast, sound, TOLD } from "./moments";

const of = (event: string, args: object = {}): GameEvent => ({ event, ...args });

test("everything the game announces has a pace, and nothing else has", () => {
  const ftl = readFileSync(new URL("../../../../src/speciate/games/evo/locales/en.ftl", import.meta.url), "utf8");
  const announced = [...ftl.matchAll(/^event-([a-z-]+) =/gm)].map(([, name]) => name!);
  expect([...TOLD].sort()).toEqual(announced.sort());
  for (const name of announced) expect(pace(of(name)), name).toBeGreaterThan(0);
});

describe("moments", () => {
  test("a fight goes on to its end, and to the end of a species", () => {
    const begun = [of("attacked")];
    expect(moment(begun[0]!, [])).toBe("fight");
    const won = of("attack-won");
    expect(moment(won, begun)).toBe("fight");
    expect(moment(of("extinct"), [...begun, won])).toBe("fight");
  });

  test("a species that the climate ends is told among the losses", () => {
    expect(moment(of("extinct"), [of("died")])).toBe("survival");
    expect(moment(of("extinct"), [])).toBe("survival");
  });

  test("a climate card turns the wheel, another is a card", () => {
    expect(moment(of("card-played", { card: "climate-1" }), [])).toBe("climate");
    expect(moment(of("card-played", { card: "leg+2" }), [])).toBe("card");
    expect(moment(of("climate"), [of("card-played", { card: "climate-1" })])).toBe("climate");
  });

  test("a step on the island needs no stage", () => {
    expect(moment(of("moved"), [])).toBeNull();
    expect(moment(of("something new"), [])).toBeNull();
    expect(sound(of("something new"))).toBeNull();
  });

  test("the newest act of a moment is drawn", () => {
    const events = [of("attacked", { n: 1 }), of("attack-won"), of("attacked", { n: 2 })];
    expect(sinceLast(events, ["attacked"])).toEqual([events[2]]);
    expect(newest(sinceLast(events, ["attacked"]), "attack-won")).toBeNull();
    expect(newest(events, "attack-won", "attack-lost")).toBe(events[1]);
  });
});
