/** Commands over a connection that is cut, or while nothing can be stored: each is done once. */

import { beforeEach, describe, expect, test } from "vitest";
import { Connection } from "../../src/live/connection";
import { FakeEnvironment, arrive, done, update } from "./network";

let environment: FakeEnvironment;
let connection: Connection;

beforeEach(() => {
  environment = new FakeEnvironment();
  connection = new Connection(environment, "token", () => {});
  connection.start();
});

describe("commands", () => {
  test("are pending until they are answered", async () => {
    arrive(environment.last);
    const asked = connection.command({ do: "play", moves: ["food horns+3"] });
    expect(connection.pending).toEqual(["food horns+3"]);
    const sent = environment.last.frames.at(-1)!;
    expect(sent).toMatchObject({ do: "play", moves: ["food horns+3"] });
    environment.last.events.message(done(sent["id"]));
    expect((await asked).ok).toBe(true);
    expect(connection.pending).toBeNull();
  });

  test("that were not answered go out again with their own ids, in their order", async () => {
    arrive(environment.last);
    const first = connection.command({ do: "play", moves: ["feed 0"] });
    const second = connection.command({ do: "chat", text: "hello" });
    const ids = environment.last.frames.slice(1).map(({ id }) => id);
    environment.last.events.close(1006);
    expect(connection.pending, "still not acknowledged").toEqual(["feed 0"]);
    environment.pass(1000);
    arrive(environment.last, update(1, []));
    expect(environment.last.frames.slice(1).map(({ id }) => id)).toEqual(ids);
    for (const id of ids) environment.last.events.message(done(id));
    expect((await first).ok && (await second).ok).toBe(true);
  });

  test("given while there is no connection go out with the next one, once", async () => {
    arrive(environment.last);
    environment.last.events.close(1006);
    void connection.command({ do: "undo" });
    environment.pass(1000);
    arrive(environment.last, update(1, []));
    expect(environment.last.frames.filter((frame) => frame["do"] === "undo")).toHaveLength(1);
  });

  test("that stay unanswered mean that the connection is dead", () => {
    arrive(environment.last);
    void connection.command({ do: "undo" });
    environment.pass(10_001);
    expect(connection.status).toBe("cut");
    expect(environment.sockets[0]!.closed).toBe(true);
  });

  test("that were too much at once go out again when the server says", async () => {
    arrive(environment.last);
    const asked = connection.command({ do: "chat", text: "hello" });
    const sent = environment.last.frames.at(-1)!;
    environment.last.events.message(JSON.stringify({ error: "too many messages", id: sent["id"], wait: 2 }));
    environment.pass(1_900);
    expect(environment.last.frames.at(-1)).toEqual(sent);
    const before = environment.last.sent.length;
    environment.pass(200);
    expect(environment.last.sent.length).toBe(before + 1);
    expect(environment.last.frames.at(-1), "the same command in a frame of its own").toEqual({ ...sent, n: 2 });
    environment.last.events.message(done(sent["id"]));
    expect((await asked).ok).toBe(true);
  });

  test("that were too much at once wait each for itself", () => {
    arrive(environment.last);
    for (const text of ["one", "two"]) void connection.command({ do: "chat", text });
    for (const { id } of environment.last.frames.slice(1)) {
      environment.last.events.message(JSON.stringify({ error: "too many messages", id, wait: 2 }));
    }
    environment.pass(2_000);
    expect(environment.last.frames.slice(3)).toMatchObject([{ text: "one" }, { text: "two" }]);
  });

  test("that the server cannot read are refused in its words", async () => {
    arrive(environment.last);
    const asked = connection.command({ do: "chat", text: "hello" });
    environment.last.events.message(JSON.stringify({ error: "what is that?", id: environment.last.frames.at(-1)!["id"] }));
    expect(await asked).toMatchObject({ ok: false, error: "what is that?" });
  });

  test("have ids of their own", () => {
    arrive(environment.last);
    for (let i = 0; i < 50; i++) void connection.command({ do: "undo" });
    const ids = environment.last.frames.slice(1).map(({ id }) => String(id));
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => /^[!-~]{8,64}$/.test(id))).toBe(true);
  });
});

describe("while the server's database is away", () => {
  const away = (id: unknown) => JSON.stringify({ error: "cannot be stored just now", key: "not-stored", id, wait: 1 });
  const storage = (isHere: boolean) => JSON.stringify({ storage: isHere });
  const ids = (socket = environment.last) => socket.frames.filter((frame) => "do" in frame).map(({ id }) => id);

  test("a command is kept for minutes on the same connection, and goes out again with its id until it is stored", async () => {
    arrive(environment.last);
    const asked = connection.command({ do: "play", moves: ["feed 0"] });
    const id = ids()[0];
    for (let second = 0; second < 300; second++) {
      environment.last.events.message(away(id));
      expect(connection.hasUnstored).toBe(true);
      environment.pass(1_000);
    }
    expect(environment.sockets, "nothing was wrong with the connection").toHaveLength(1);
    expect(connection.status).toBe("live");
    expect(connection.pending).toEqual(["feed 0"]);
    expect(ids()).toEqual(Array.from({ length: 301 }, () => id));
    environment.last.events.message(done(id));
    expect((await asked).ok).toBe(true);
    expect([connection.hasUnstored, connection.pending]).toEqual([false, null]);
    environment.pass(3_000);
    expect(ids(), "an answer is the end of it").toHaveLength(301);
  });

  test("a command is kept across connections, once on each", () => {
    arrive(environment.last);
    void connection.command({ do: "play", moves: ["feed 0"] });
    const id = ids()[0];
    environment.last.events.message(away(id));
    environment.last.events.close(1006);
    environment.pass(5_000);
    environment.last.events.open();
    environment.last.events.message(away(id)); // before the first update of this connection
    environment.last.events.message(update(1, []));
    expect(connection.hasUnstored).toBe(true);
    expect(ids()).toEqual([id]);
    environment.pass(1_000);
    expect(ids()).toEqual([id, id]);
  });

  test("a command that is left without a word still means that the connection is dead", () => {
    arrive(environment.last);
    void connection.command({ do: "chat", text: "hello" });
    void connection.command({ do: "play", moves: ["feed 0"] });
    const [, play] = ids();
    for (let second = 0; second < 9; second++) {
      environment.last.events.message(away(play));
      environment.pass(1_000);
    }
    environment.last.events.message(away(play));
    environment.pass(1_001);
    expect(connection.status).toBe("cut");
  });

  test("the server says so, and when it is back what is kept goes out at once", () => {
    arrive(environment.last);
    void connection.command({ do: "undo" });
    const [id] = ids();
    environment.last.events.message(JSON.stringify({ error: "", key: "not-stored", id, wait: 60 }));
    environment.last.events.message(storage(false));
    expect(connection.isStoring).toBe(false);
    environment.last.events.message(storage(true));
    expect([connection.isStoring, connection.hasUnstored]).toEqual([true, false]);
    expect(ids()).toEqual([id, id]);
    environment.last.events.message(done(id));
    environment.pass(70_000);
    expect(environment.sockets[0]!.frames.filter((frame) => frame["do"] === "undo")).toHaveLength(2);
  });

  test("a new connection knows nothing of it until it is told", () => {
    arrive(environment.last);
    environment.last.events.message(storage(false));
    environment.last.events.close(1006);
    environment.pass(1_000);
    environment.last.events.open();
    environment.last.events.message(storage(false));
    environment.last.events.message(update(1, []));
    expect(connection.isStoring, "told before the first update").toBe(false);
    environment.last.events.close(1006);
    environment.pass(1_000);
    arrive(environment.last, update(1, []));
    expect(connection.isStoring).toBe(true);
  });

  test("a connection that is not greeted because of it comes back, and forgets the reason then", () => {
    environment.last.events.open();
    environment.last.events.message(JSON.stringify({ error: "cannot be read just now", key: "not-stored" }));
    environment.last.events.close(1013);
    expect([connection.status, connection.refusal.key]).toEqual(["cut", "not-stored"]);
    environment.pass(1_000);
    arrive(environment.last);
    expect([connection.status, connection.refusal.key]).toEqual(["live", undefined]);
  });
});
