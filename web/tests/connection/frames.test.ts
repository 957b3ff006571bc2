/** Frames that were swapped, doubled or lost on the way. */

import { beforeEach, describe, expect, test } from "vitest";
import { Connection } from "../../src/live/connection";
import { FakeEnvironment, arrive, said, update } from "./network";

let environment: FakeEnvironment;
let connection: Connection;

beforeEach(() => {
  environment = new FakeEnvironment();
  connection = new Connection(environment, "token", () => {});
  connection.start();
});

describe("numbers of frames", () => {
  const first = update(1, [said("a")], 1);
  const second = update(2, [said("b")], 2);
  const third = update(3, [said("c")], 3);

  const hear = (...frames: string[]) => {
    for (const frame of frames) environment.last.events.message(frame);
  };

  test("put right what was swapped on the way", () => {
    arrive(environment.last, first);
    hear(third);
    expect(connection.news, "what came early waits").toEqual([said("a")]);
    hear(second);
    expect(connection.news).toEqual([said("a"), said("b"), said("c")]);
    environment.pass(5_000);
    expect(environment.sockets, "nothing was missing").toHaveLength(1);
  });

  test("put right a first frame that was overtaken", () => {
    environment.last.events.open();
    hear(second);
    expect(connection.status).toBe("connecting");
    hear(first);
    expect(connection.status).toBe("live");
    expect(connection.version).toBe(2);
  });

  test("tell what came twice", async () => {
    arrive(environment.last, first);
    const asked = connection.command({ do: "chat", text: "hello" });
    const answer = JSON.stringify({ n: 2, answer: { id: environment.last.frames.at(-1)!["id"], ok: true } });
    hear(first, answer, first, answer);
    expect((await asked).ok).toBe(true);
    expect(connection.news).toEqual([said("a")]);
    expect(connection.status).toBe("live");
  });

  test("a frame that does not come is asked for on a new connection, from where one is", () => {
    arrive(environment.last, first);
    hear(third);
    environment.pass(900);
    expect(connection.status).toBe("live");
    environment.pass(200);
    expect(connection.status).toBe("cut");
    environment.pass(1_000);
    environment.last.events.open();
    expect(environment.last.frames[0]).toMatchObject({ n: 0, since: 1 });
    hear(update(3, [said("b"), said("c")], 1));
    expect(connection.news).toEqual([said("a"), said("b"), said("c")]);
  });

  test("too much that waits for a missing frame ends the connection at once", () => {
    arrive(environment.last, first);
    for (let n = 3; n < 3 + 65; n++) hear(JSON.stringify({ n, pong: 1 }));
    expect(connection.status).toBe("cut");
  });

  test("what waited on an old connection is forgotten with it", () => {
    arrive(environment.last, first);
    hear(third);
    environment.last.events.close(1006);
    environment.pass(1_000);
    arrive(environment.last, update(2, [said("x")], 1));
    expect(connection.news).toEqual([said("a"), said("x")]);
    environment.pass(2_000);
    expect(connection.status).toBe("live");
  });

  test("are those of this connection: hello is 0, then one for each command, and a ping has none", () => {
    arrive(environment.last, first);
    void connection.command({ do: "undo" });
    connection.wake();
    void connection.command({ do: "stand" });
    expect(environment.last.frames.map(({ n }) => n)).toEqual([0, 1, undefined, 2]);
    environment.last.events.close(1006);
    environment.pass(1_000);
    arrive(environment.last, update(1, [], 1));
    expect(environment.last.frames.map(({ n, do: what }) => [n, what])).toEqual([[0, undefined], [1, "undo"], [2, "stand"]]);
  });

  test("who looks on has a word of their own, the same on every connection", () => {
    const guest = new Connection(environment, "", () => {});
    guest.start();
    environment.last.events.open();
    const word = String(environment.last.frames[0]!["guest"]);
    expect(word).toMatch(/^[0-9a-z]{8,64}$/);
    environment.last.events.close(1006);
    environment.pass(1_000);
    environment.last.events.open();
    expect(environment.last.frames[0]).toMatchObject({ guest: word, token: "" });
  });

  test("a token that has lost its worth is named as the reason", () => {
    arrive(environment.last, first);
    hear(JSON.stringify({ error: "this token is no longer valid", key: "token-void" }));
    environment.last.events.close(4403);
    expect(connection.refusal).toMatchObject({ key: "token-void" });
  });
});
