/** A link with a seat in it: nothing that this browser holds is given up for a link that is worth nothing. */

import { beforeEach, describe, expect, test } from "vitest";
import type { Mine } from "../src/generated/wire";
import { ApiError } from "../src/live/retry";
import { readLink, takeLink } from "../src/live/link";
import { hold, HOST, hostToken, seatsAt } from "../src/live/heldSeats";

const stored = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
} as Storage;

beforeEach(() => stored.clear());

const at = (table: string, seat: number) => ({ seat, my_turn: false, table: { id: table, game: "evo" } }) as Mine;
const tokens = () => seatsAt("T").map(({ seat, token }) => [seat, token]);

/** A server that knows these tokens, after as many failures. */
function server(known: Record<string, Mine>, ...failures: ApiError[]) {
  const asked: string[] = [];
  return {
    asked,
    mine: async ([token = ""]: string[]) => {
      asked.push(token);
      const failure = failures.shift();
      if (failure) throw failure;
      return known[token] ? [known[token]] : [];
    },
    pause: async () => {},
  };
}

test("a link is read from the address", () => {
  expect(readLink("T", "#seat=1&token=abc")).toEqual({ table: "T", seat: 1, token: "abc" });
  expect(readLink("T", "#seat=host&token=abc")).toEqual({ table: "T", seat: HOST, token: "abc" });
  for (const hash of ["", "#", "#seat=1", "#token=abc", "#seat=x&token=abc", "#seat=-4&token=abc", "#seat=0.5&token=abc"]) {
    expect(readLink("T", hash), hash).toBeNull();
  }
});

describe("a seat that is held here", () => {
  beforeEach(() => hold({ table: "T", seat: 0, token: "mine", name: "Ann", game: "evo", at: 1 }));

  test("stays when the link's token is worth nothing", async () => {
    expect(await takeLink({ table: "T", seat: 0, token: "garbage" }, server({}))).toBe("invalid");
    expect(tokens()).toEqual([[0, "mine"]]);
  });

  test("stays when the link's token is that of another table, or of a host", async () => {
    const known = { other: at("U", 0), host: at("T", -4) };
    for (const token of ["other", "host"]) {
      expect(await takeLink({ table: "T", seat: 0, token }, server(known))).toBe("invalid");
    }
    expect(tokens()).toEqual([[0, "mine"]]);
  });

  test("stays while the server does not answer, and gives way when it has confirmed the link", async () => {
    const failures = [new ApiError("", 0), new ApiError("", 503, { key: "not-stored" }), new ApiError("", 429)];
    const asking = server({ fresh: at("T", 0) }, ...failures);
    const pause = async () => expect(tokens()).toEqual([[0, "mine"]]);
    expect(await takeLink({ table: "T", seat: 0, token: "fresh" }, { ...asking, pause })).toBe("taken");
    expect(asking.asked).toHaveLength(4);
    expect(tokens()).toEqual([[0, "fresh"]]);
  });

  test("is not asked about when the link is the same", async () => {
    const asking = server({});
    expect(await takeLink({ table: "T", seat: 0, token: "mine" }, asking)).toBe("taken");
    expect(asking.asked).toEqual([]);
  });

  test("stays beside another seat of the same table", async () => {
    expect(await takeLink({ table: "T", seat: 1, token: "bo" }, server({ bo: at("T", 1) }))).toBe("taken");
    expect(tokens()).toEqual([[0, "mine"], [1, "bo"]]);
  });

  test("is not taken by a token of another seat that says it is for this one", async () => {
    expect(await takeLink({ table: "T", seat: 0, token: "bo" }, server({ bo: at("T", 1) }))).toBe("taken");
    expect(tokens()).toEqual([[0, "mine"], [1, "bo"]]);
  });
});

test("what is not even a token is no link", async () => {
  expect(await takeLink({ table: "T", seat: 0, token: "x" }, server({}, new ApiError("too long", 400)))).toBe("invalid");
  expect(tokens()).toEqual([]);
});

test("the link of a host makes this browser the host's, and only if the token is the host's", async () => {
  const known = { host: at("T", HOST), seat: at("T", 1) };
  expect(await takeLink({ table: "T", seat: HOST, token: "seat" }, server(known))).toBe("invalid");
  expect(hostToken("T")).toBe("");
  expect(await takeLink({ table: "T", seat: HOST, token: "host" }, server(known))).toBe("taken");
  expect(hostToken("T")).toBe("host");
  expect(tokens()).toEqual([]);
});
