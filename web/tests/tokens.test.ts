/** Opening and sitting over a network that loses answers: asked again with the same token, never twice. */

import { describe, expect, test } from "vitest";
import { ApiError, retry } from "../src/live/retry";
import { outage } from "../src/live/outage.svelte";
import { newToken, withToken } from "../src/live/tokens";

const LOST = new ApiError("", 0);
const FULL = new ApiError("every seat is taken", 403);
const soon = { pause: async () => {} };

/** A server that answers in turn with these; what it was asked with is in `asked`. */
function server(...answers: (string | ApiError)[]) {
  const asked: string[] = [];
  const ask = async (token: string) => {
    asked.push(token);
    const answer = answers[asked.length - 1] ?? LOST;
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  return { asked, ask };
}

const AWAY = new ApiError("the server cannot store anything just now", 503, { key: "not-stored" }, 7_000);

describe("while the server's database is away", () => {
  test("the same is asked again after the time that the server names, for as long as it takes", async () => {
    const pauses: number[] = [];
    const { asked, ask } = server(...Array.from({ length: 200 }, () => AWAY), "seat 1");
    const pause = async (ms: number) => {
      pauses.push(ms);
      expect(outage.waiting, "every screen can say so").toBe(1);
    };
    expect(await withToken("sit 0", ask, { pause })).toBe("seat 1");
    expect(new Set(asked).size).toBe(1);
    expect(pauses).toEqual(Array.from({ length: 200 }, () => 7_000));
    expect(outage.waiting).toBe(0);
  });

  test("a no ends it, and so do answers that are lost for good", async () => {
    for (const [answers, end] of [[[AWAY, AWAY, FULL], FULL], [[AWAY, LOST, AWAY, LOST, LOST, LOST], LOST]] as const) {
      const { ask } = server(...answers);
      await expect(retry(() => ask(""), soon)).rejects.toBe(end);
    }
    expect(outage.waiting).toBe(0);
  });

  test("another failure of the server is not taken for it", () => {
    expect(new ApiError("", 503).isUnstored).toBe(false);
    expect(new ApiError("", 403, { key: "not-stored" }).isUnstored).toBe(false);
  });
});

test("an answer that is neither yes nor no leaves the token for the next time", async () => {
  const { asked, ask } = server("later", "later", "seat 1", "seat 2");
  const isFinal = (got: string) => got !== "later";
  for (const expected of ["later", "later", "seat 1", "seat 2"]) {
    expect(await withToken("reissue 1", ask, soon, isFinal)).toBe(expected);
  }
  expect(new Set(asked.slice(0, 3)).size).toBe(1);
  expect(asked[3]).not.toBe(asked[2]);
});

describe("a token", () => {
  test("is what the server takes, and new each time", () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    expect(tokens.every((token) => /^[A-Za-z0-9_-]{32,64}$/.test(token))).toBe(true);
  });

  test("is the same until there is an answer", async () => {
    const { asked, ask } = server(LOST, new ApiError("", 502), "seat 1");
    expect(await withToken("sit 1", ask, soon)).toBe("seat 1");
    expect(new Set(asked).size).toBe(1);
    expect(asked).toHaveLength(3);
  });

  test("is the same when a person asks again after all tries were lost", async () => {
    const { asked, ask } = server();
    await expect(withToken("sit 2", ask, soon)).rejects.toBe(LOST);
    await expect(withToken("sit 2", ask, soon)).rejects.toBe(LOST);
    expect(asked).toHaveLength(8);
    expect(new Set(asked).size).toBe(1);
  });

  test("is another for something else, and after a yes or a no", async () => {
    const { asked, ask } = server("seat 0", FULL, "seat 2");
    await withToken("sit 3", ask, soon);
    await expect(withToken("sit 3", ask, soon)).rejects.toBe(FULL);
    await withToken("sit 3", ask, soon);
    expect(new Set(asked).size).toBe(3);
  });
});

test("a no is an answer, and a mistake of ours is not hidden", async () => {
  let count = 0;
  const no = () => {
    count++;
    return Promise.reject(FULL);
  };
  await expect(retry(no, soon)).rejects.toBe(FULL);
  expect(count).toBe(1);
  await expect(retry(() => Promise.reject(new TypeError("oops")), soon)).rejects.toThrow("oops");
});
