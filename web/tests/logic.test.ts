/** Small pieces of logic of the page, each a function. */

import { describe, expect, test } from "vitest";
import type { Clocks } from "../src/generated/wire";
import { clockText, timeLeft } from "../src/live/clock";
import { curtainFor, seatNames, seatToShow } from "../src/live/hotseat";
import { isTie, ranking, teamParts, verdict } from "../src/live/ranking";
import { standing } from "../src/live/newlinks.svelte";
import { cleanName, switchedOff, usualBot } from "../src/live/start";
import { ranked, told } from "../src/shared/advice";
import { bindFrench } from "../src/shared/typography";
import { isSaid, logLines, LogWriter } from "../src/shared/log";
import { owing } from "../src/shared/question";
import { Words } from "../src/shared/words";

describe("one screen for several", () => {
  test("stays with who owes a decision", () => expect(seatToShow([0, 2], 2, [0, 2])).toBe(2));
  test("goes round to the next who does", () => {
    expect(seatToShow([0, 1, 2], 1, [0, 2])).toBe(2);
    expect(seatToShow([0, 1, 2], 2, [0, 1])).toBe(0);
  });
  test("stays where it is while others move", () => expect(seatToShow([0, 2], 0, [1])).toBe(0));
  test("begins with who is to move", () => expect(seatToShow([1, 3], -2, [3])).toBe(3));
  test("shows a spectator what spectators see", () => expect(seatToShow([], -2, [0])).toBe(-2));
});

describe("the curtain", () => {
  const people = new Map([[0, "Ann"], [1, "Bo"], [2, "Ann"]]);
  test("falls between two people", () => {
    expect(curtainFor(people, 0, -2, false)).toBe(0);
    expect(curtainFor(people, 1, 0, false)).toBe(1);
  });
  test("does not fall between two seats of one person", () => {
    expect(curtainFor(people, 0, 0, false)).toBeNull();
    expect(curtainFor(people, 2, 0, false)).toBeNull();
  });
  test("never falls where one person has the screen alone", () => {
    expect(curtainFor(new Map([[0, "Ann"], [3, "Ann"]]), 3, -2, false)).toBeNull();
    expect(curtainFor(new Map([[0, "Ann"]]), 0, -2, false)).toBeNull();
    expect(curtainFor(new Map(), -2, -2, false)).toBeNull();
  });
  test("does not fall where all play together", () => expect(curtainFor(people, 1, 0, true)).toBeNull());
  test("several seats of one person have names of their own", () => {
    expect(seatNames(["Ann", "Bo", "Ann", "Ann"])).toEqual(["Ann", "Bo", "Ann 2", "Ann 3"]);
    expect(seatNames(["Ann"], ["Ann", "Ann 2"])).toEqual(["Ann 3"]);
    expect(seatNames(["x".repeat(30), "x".repeat(30)]).map((name) => name.length)).toEqual([30, 28]);
  });
});

describe("clocks", () => {
  const clocks: Clocks = { rule: { kind: "bank", seconds: 60 }, left: [60_000, 5_000], since: [null, 1_000] };
  test("stand still or run by the server's time", () => {
    expect(timeLeft(clocks, 0, 99_000)).toBe(60_000);
    expect(timeLeft(clocks, 1, 3_000)).toBe(3_000);
    expect(timeLeft(clocks, 1, 99_000)).toBe(0);
    expect(timeLeft(clocks, 1, 0), "our clock is behind").toBe(5_000);
  });
  test("are read as people write time", () => {
    expect([0, 1, 61_000, 3_723_000, 180_000_000].map(clockText)).toEqual(["0:00", "0:01", "1:01", "1:02:03", "2 d 02:00"]);
  });
});

describe("places at the end", () => {
  test("winners are first though a tie was broken otherwise", () => {
    const ranks = ranking({ scores: [10, 12, 12, 3], winners: [2], breakdown: [] });
    expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([[2, 1], [1, 2], [0, 3], [3, 4]]);
  });
  test("whether the score alone says who won", () => {
    expect(isTie({ scores: [10, 12, 12, 3], winners: [2], breakdown: [] })).toBe(true);
    expect(isTie({ scores: [10, 12, 10, 3], winners: [1], breakdown: [] })).toBe(false);
  });
  test("equals share a place", () => {
    const ranks = ranking({ scores: [5, 5, 4], winners: [0, 1], breakdown: [] });
    expect(ranks.map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});

describe("a game that all win or lose", () => {
  const outcome = (winners: number[], breakdown: Record<string, number>[] = []) => ({ scores: [1, 1], winners, breakdown });
  test("is won or lost together, by those who look on too", () => {
    expect(verdict(outcome([0, 1]), [0], true)).toBe("you-won-together");
    expect(verdict(outcome([]), [0, 1], true)).toBe("you-lost-together");
    expect(verdict(outcome([0, 1]), [], true)).toBe("they-won-together");
  });
  test("rivals are named as before", () => {
    expect(verdict(outcome([1]), [1], false)).toBe("you-won");
    expect(verdict(outcome([1]), [0, 1], false), "of two people at one screen").toBe("winner");
    expect(verdict(outcome([0, 1]), [], false)).toBe("winners");
    expect(verdict(outcome([]), [0], false)).toBe("no-winner");
  });
  test("says its numbers only where there is more than the victory", () => {
    expect(teamParts(outcome([0, 1], [{ victory: 1 }, { victory: 1 }]))).toEqual([]);
    expect(teamParts(outcome([0], [{ health: 3, water: 5 }]))).toEqual([["health", 3], ["water", 5]]);
  });
});

test("no line of French begins with its punctuation", () => {
  expect(bindFrench("Qui joue ? Cochez « ici » : voilà !")).toBe("Qui joue\u00a0? Cochez «\u00a0ici\u00a0»\u00a0: voilà\u00a0!");
  expect(bindFrench("à 10:30, rien")).toBe("à 10:30, rien");
});

describe("names", () => {
  test("are cleaned to what the server takes", () => {
    expect(cleanName("  Ann\u0000\u200b  B\u00a0o ")).toBe("Ann  B o");
    expect(cleanName("x".repeat(99))).toHaveLength(30);
    expect([...cleanName("🦕".repeat(99))]).toHaveLength(30);
    expect(cleanName("\u202e\u2066")).toBe("");
  });
  test("the usual bot is one that is fun to play against", () => {
    expect(usualBot(["random", "greedy", "beginner", "casual"])).toBe("casual");
    expect(usualBot(["random", "greedy"])).toBe("greedy");
    expect(usualBot(["own"])).toBe("own");
  });
});

describe("the log", () => {
  const words = new Words(
    {
      game: "g",
      lang: "en",
      ftl: "event-drew = { $seat } draws.\nevent-ate = { $species } eats by { $cause }.\nspecies-name = { $letter } ({ $owner })\ncause-horns = Horns\n",
      events: { drew: { seat: "seat" }, ate: { species: "species", cause: "cause" } },
      moves: [],
      card: "",
      pack: {},
      fields: [],
      rules: ["trait.horns"],
    },
    ["Ann", "Bo"],
  );
  const page = {
    t: (key: string, args: Record<string, unknown> = {}) => `${key} ${JSON.stringify(args)}`,
    nameOf: ({ name, agent }: { name: string; agent: string }) => (agent === "human" ? name : `the ${agent}`),
  };

  test("joins equal sentences in a row, and keeps the order", () => {
    const drew = { event: "drew", seat: 0 };
    const lines = logLines([drew, drew, { event: "drew", seat: 1 }, { chat: "hi" }, drew], words, page, null, 9);
    expect(lines.map(({ text, times }) => [text, times])).toEqual([["Ann draws.", 2], ["Bo draws.", 1], ["Ann draws.", 1]]);
  });
  test("is the same list while nothing is added, and has the same lines when something is", () => {
    const drew = { event: "drew", seat: 0 };
    const writer = new LogWriter(words, page, null);
    const lines = writer.lines([drew, { ...drew }], 9);
    expect(writer.lines([drew, { ...drew }], 9)).toBe(lines);
    const more = writer.lines([drew, { ...drew }, { event: "drew", seat: 1 }], 9);
    expect(more[0]).toBe(lines[0]);
    expect(more).toHaveLength(2);
    expect(writer.lines([drew, { ...drew }, { ...drew }], 9)[0]).toMatchObject({ times: 3 });
  });
  test("knows the pieces and the rule of a line", () => {
    const [line] = logLines([{ event: "ate", species: [1, 0], cause: "horns", rule: "trait.horns" }], words, page, null, 9);
    expect(line).toMatchObject({ text: "A (Bo) eats by Horns.", pieces: ["species:1:0"], rule: "trait.horns" });
  });
  test("calls a bot that sits down as the page does", () => {
    const news = [{ table: "sat", seat: 1, name: "casual 2", agent: "casual" }];
    expect(logLines(news, words, page, null, 9)[0]?.text).toBe('news-sat {"name":"the casual"}');
  });
  test("says what was asked, by whom and about whom, and what came of it", () => {
    const news = [
      { table: "asked", seat: -4, what: "reissue", of: 1 },
      { table: "asked", seat: 0, what: "pause", of: 0 },
      { table: "reissued", seat: 1 },
      { table: "dropped", what: "undo" },
      { table: "rested", ms: 125_000 },
    ];
    expect(logLines(news, words, page, null, 9).map(({ text }) => text)).toEqual([
      'news-asked-reissue {"name":"the-host {}","gone":"Bo"}',
      'news-asked-pause {"name":"Ann","gone":"Ann"}',
      'news-reissued {"name":"Bo","seat":2}',
      "news-dropped-undo {}",
      'news-rested {"time":"2:05"}',
    ]);
    expect(logLines([{ table: "asked", seat: 0, what: "of-the-future", of: 1 }], words, page, null, 9)).toEqual([]);
  });
  test("passes over what it does not know", () => {
    expect(logLines([{ event: "of-the-future" }, { table: "of-the-future" }, { other: 1 }], words, page, null, 9)).toEqual([]);
  });
  test("shows the newest when there are too many", () => {
    const news = Array.from({ length: 9 }, (_, seat) => ({ event: "drew", seat }));
    expect(logLines(news, words, page, null, 2).map(({ text }) => text)).toEqual(["7 draws.", "8 draws."]);
  });
});

test("what was said and is gone is not shown", () => {
  const news = [{ chat: "hi", seat: 0 }, { chat: "", gone: true, seat: 0 }, { event: "drew", seat: 0 }, { chat: "", seat: 1 }];
  expect(news.filter(isSaid)).toEqual([news[0], news[3]]);
});

describe("a question", () => {
  const question = { seat: -4, what: "reissue" as const, of: 2, yes: [0], voters: [0, 1, 3] };
  const places = ["human", "human", "human", "greedy"].map((agent) => ({ agent }));
  test("is for those whose yes is needed and who have not said it", () => {
    expect(owing(question, places), "a bot agrees to everything").toEqual([1]);
  });
  test("that does not say whom it asks is for every other person, but not for who is gone", () => {
    const old = { seat: 0, what: "undo" as const, of: 0, yes: [0], voters: [] };
    expect(owing(old, places)).toEqual([1, 2]);
    expect(owing({ ...old, what: "hand-over", of: 2 }, places)).toEqual([1]);
  });
  test("about a new link is open as long as it stands", () => {
    expect(standing(2, question, [])).toBe("open");
    expect(standing(1, question, []), "that of another seat").toBe("unknown");
    expect(standing(2, { ...question, what: "hand-over" }, [])).toBe("unknown");
    expect(standing(2, null, [{ table: "answered", seat: 1, yes: false }]), "to another question").toBe("unknown");
  });
  test("about a new link ends with a yes of all, a no, or lapses", () => {
    const asked = { table: "asked", seat: -4, what: "reissue", of: 2 };
    const [yes, no] = [true, false].map((yes) => ({ table: "answered", seat: 1, yes }));
    expect(standing(2, null, [asked, yes!])).toBe("given");
    expect(standing(2, null, [no!, asked, yes!, { table: "reissued", seat: 2 }])).toBe("given");
    expect(standing(2, null, [asked, { table: "reissued", seat: 2 }, no!]), "a later question").toBe("given");
    expect(standing(2, null, [asked, no!])).toBe("refused");
    expect(standing(2, null, [asked, { table: "dropped", what: "reissue" }])).toBe("refused");
  });
});

test("only what is switched off is said of a new table", () => {
  const all = { hints: true, spectators: true, spectatorChat: true };
  expect(switchedOff(all)).toEqual({});
  expect(switchedOff({ ...all, hints: false })).toEqual({ hints: false });
  expect(switchedOff({ ...all, spectatorChat: false })).toEqual({ spectator_chat: false });
  expect(switchedOff({ hints: true, spectators: false, spectatorChat: false })).toEqual({ spectators: false });
});

describe("a bot's advice", () => {
  const words = { move: (code: string) => `<${code}>` } as unknown as Words;
  const thought = (move: string, line: string[], seats: number[]) => ({ move, visits: 9, value: 0.618, line, seats });
  test("is its move, and what it would do right after it", () => {
    const advice = { move: "card a", moves: [thought("card a", ["card a", "trait 0", "end"], [2, 2, 2])] };
    expect(told(ranked(advice), words)).toMatchObject([
      { moves: ["<card a>", "<trait 0>"], codes: ["card a", "trait 0"], percent: 62 },
    ]);
  });
  test("says nothing of the others' moves", () => {
    const advice = { move: "end", moves: [thought("end", ["end", "food b"], [0, 1])] };
    expect(told(ranked(advice), words)[0]?.moves).toEqual(["<end>"]);
  });
  test("is its move alone where it cannot explain itself", () => {
    expect(told(ranked({ move: "end" }), words)).toMatchObject([{ moves: ["<end>"], codes: ["end"], percent: 0 }]);
  });
  test("tells of few moves", () => {
    const moves = [1, 2, 3, 4, 5, 6].map((n) => thought(`feed ${String(n)}`, [], []));
    expect(told(ranked({ move: "feed 1", moves }), words)).toHaveLength(4);
  });
});
