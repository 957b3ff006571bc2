/** The line against a network that the test plays: frames are lost, sockets die, clocks jump. */

import { beforeEach, describe, expect, test } from "vitest";
import type { Answer, Update } from "../src/generated/wire";
import { Line, type SocketEvents, type World } from "../src/live/line";

class FakeSocket {
  sent: string[] = [];
  closed = false;
  constructor(readonly events: SocketEvents) {}
  send(text: string) {
    if (!this.closed) this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  get frames() {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }
}

class FakeWorld implements World {
  time = 0;
  sockets: FakeSocket[] = [];
  private timers: { at: number; act: () => void }[] = [];
  private seed = 0;

  connect(events: SocketEvents) {
    const socket = new FakeSocket(events);
    this.sockets.push(socket);
    return socket;
  }
  now() {
    return this.time;
  }
  after(ms: number, act: () => void) {
    const timer = { at: this.time + ms, act };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }
  random() {
    this.seed = (this.seed * 16807 + 12345) % 2147483647;
    return this.seed / 2147483647;
  }
  /** Time passes, and what is due happens in its order. */
  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = end;
  }
  get last() {
    return this.sockets.at(-1)!;
  }
}

const said = (text: string) => ({ chat: text });

function update(version: number, news: Record<string, unknown>[], n?: number): string {
  const table = { status: "playing", waiting: [] } as unknown as Update["table"];
  return JSON.stringify({ n, update: { version, news, table } });
}

const answered = (answer: Answer) => JSON.stringify({ answer });
const done = (id: unknown) => answered({ id: String(id), ok: true });

let world: FakeWorld;
let line: Line;

beforeEach(() => {
  world = new FakeWorld();
  line = new Line(world, "token", () => {});
  line.start();
});

function arrive(socket = world.last, text = update(1, [said("a")])) {
  socket.events.open();
  socket.events.message(text);
}

describe("a line", () => {
  test("says hello with its token and what it has heard", () => {
    world.last.events.open();
    expect(world.last.frames).toEqual([{ n: 0, protocol: 1, token: "token", since: 0, guest: "" }]);
    expect(line.status).toBe("connecting");
    world.last.events.message(update(2, [said("a"), said("b")]));
    expect(line.status).toBe("live");
    expect(line.news).toEqual([said("a"), said("b")]);
    expect(line.fresh, "what happened before one came is no news").toEqual([]);
  });

  test("tells what an update added", () => {
    arrive();
    world.last.events.message(update(3, [said("b"), said("c")]));
    expect(line.fresh).toEqual([said("b"), said("c")]);
  });

  test("is not live after a cut, comes back, and asks from where it was", () => {
    arrive();
    world.last.events.close(1006);
    expect(line.status).toBe("cut");
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.last.events.open();
    expect(world.last.frames[0]).toMatchObject({ since: 1 });
    expect(line.status, "not before the truth is here").toBe("cut");
    world.last.events.message(update(2, [said("b")]));
    expect(line.status).toBe("live");
    expect(line.news).toEqual([said("a"), said("b")]);
  });

  test("waits longer after each failure, never longer than ten seconds, and less after a success", () => {
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      const before = world.time;
      world.last.events.close(1006);
      waits.push(line.retryAt - before);
      world.pass(10_000);
    }
    expect(waits[0]).toBeLessThanOrEqual(250);
    expect(waits[3]).toBeGreaterThan(waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    arrive();
    world.last.events.close(1006);
    expect(line.retryAt - world.time).toBeLessThanOrEqual(250);
  });

  test("forgets what goes beyond a first update with a lower version", () => {
    arrive(world.last, update(3, [said("a"), said("b"), said("c")]));
    world.last.events.close(1012);
    world.pass(1000);
    arrive(world.last, update(2, []));
    expect(line.news).toEqual([said("a"), said("b")]);
    expect(line.version).toBe(2);
  });

  test("passes over an update that comes late", () => {
    arrive(world.last, update(2, [said("a"), said("b")]));
    world.last.events.message(update(1, [said("a")]));
    expect(line.version).toBe(2);
  });

  test("that missed something is opened anew for all of it", () => {
    arrive();
    world.last.events.message(update(5, [said("e")]));
    expect(line.status).toBe("cut");
    world.pass(1000);
    world.last.events.open();
    expect(world.last.frames[0]).toMatchObject({ since: 0 });
  });

  test("whose first update does not come is opened anew", () => {
    world.pass(20_000);
    expect(line.status, "the socket never opened").toBe("cut");
    world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    world.last.events.open();
    world.pass(20_000);
    expect(line.status, "it opened, and nothing was said").toBe("cut");
    world.pass(1000);
    arrive();
    world.pass(19_000);
    expect(line.status).toBe("live");
    expect(world.sockets).toHaveLength(3);
  });

  test("stops where it is not let in, and says why", async () => {
    const asked = line.command({ do: "undo" });
    world.last.events.open();
    world.last.events.message(JSON.stringify({ error: "this token does not belong to this table" }));
    world.last.events.close(4403);
    expect(line.status).toBe("refused");
    expect(line.refusal.error).toContain("token");
    expect(await asked).toMatchObject({ ok: false });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  test("hears nothing more from a socket it has left", () => {
    arrive();
    const old = world.last;
    old.events.close(1006);
    world.pass(1000);
    old.events.message(update(2, [said("ghost")]));
    expect(line.news).toEqual([said("a")]);
  });
});

describe("a long history", () => {
  test("begins where the server begins it, and goes on from there", () => {
    arrive(world.last, update(502, [said("a"), said("b")]));
    expect(line.status).toBe("live");
    expect([line.leftOut, line.version]).toEqual([500, 502]);
    expect(line.news).toEqual([said("a"), said("b")]);
    expect(line.fresh).toEqual([]);
    world.last.events.message(update(503, [said("c")]));
    expect(line.news).toEqual([said("a"), said("b"), said("c")]);
    expect(line.fresh).toEqual([said("c")]);
    expect(line.since(502)).toEqual([said("c")]);
    expect(line.since(10), "as much of it as is there").toHaveLength(3);
  });

  test("is asked for from where one is after a cut", () => {
    arrive(world.last, update(502, [said("a"), said("b")]));
    world.last.events.close(1006);
    world.pass(1_000);
    world.last.events.open();
    expect(world.last.frames[0]).toMatchObject({ since: 502 });
    world.last.events.message(update(503, [said("c")]));
    expect([line.leftOut, line.version]).toEqual([500, 503]);
    expect(line.fresh).toEqual([said("c")]);
  });

  test("of which too much was missed during a cut begins anew, without a second line", () => {
    arrive();
    world.last.events.close(1006);
    world.pass(1_000);
    arrive(world.last, update(900, [said("z")]));
    expect(line.status).toBe("live");
    expect(line.news).toEqual([said("z")]);
    expect(line.leftOut).toBe(899);
    expect(line.fresh, "nothing is played that nobody has seen the beginning of").toEqual([]);
    world.pass(3_000);
    expect(world.sockets).toHaveLength(2);
  });

  test("has no gap later on: what is missing then is asked for", () => {
    arrive(world.last, update(502, [said("a"), said("b")]));
    world.last.events.message(update(510, [said("x")]));
    expect(line.status).toBe("cut");
    world.pass(1_000);
    world.last.events.open();
    expect(world.last.frames[0]).toMatchObject({ since: 0 });
    world.last.events.message(update(510, [said("w"), said("x")]));
    expect([line.status, line.leftOut]).toEqual(["live", 508]);
  });

  test("that was set back before its beginning is forgotten", () => {
    arrive(world.last, update(502, [said("a"), said("b")]));
    world.last.events.close(1012);
    world.pass(1_000);
    arrive(world.last, update(400, []));
    expect([line.version, line.news]).toEqual([400, []]);
  });
});

describe("while the server's database is away", () => {
  const away = (id: unknown) => JSON.stringify({ error: "cannot be stored just now", key: "not-stored", id, wait: 1 });
  const storage = (isHere: boolean) => JSON.stringify({ storage: isHere });
  const ids = (socket = world.last) => socket.frames.filter((frame) => "do" in frame).map(({ id }) => id);

  test("a command is kept for minutes on the same line, and goes out again with its id until it is stored", async () => {
    arrive();
    const asked = line.command({ do: "play", moves: ["feed 0"] });
    const id = ids()[0];
    for (let second = 0; second < 300; second++) {
      world.last.events.message(away(id));
      expect(line.hasUnstored).toBe(true);
      world.pass(1_000);
    }
    expect(world.sockets, "nothing was wrong with the line").toHaveLength(1);
    expect(line.status).toBe("live");
    expect(line.pending).toEqual(["feed 0"]);
    expect(ids()).toEqual(Array.from({ length: 301 }, () => id));
    world.last.events.message(done(id));
    expect((await asked).ok).toBe(true);
    expect([line.hasUnstored, line.pending]).toEqual([false, null]);
    world.pass(3_000);
    expect(ids(), "an answer is the end of it").toHaveLength(301);
  });

  test("a command is kept across lines, once on each", () => {
    arrive();
    void line.command({ do: "play", moves: ["feed 0"] });
    const id = ids()[0];
    world.last.events.message(away(id));
    world.last.events.close(1006);
    world.pass(5_000);
    world.last.events.open();
    world.last.events.message(away(id)); // before the first update of this line
    world.last.events.message(update(1, []));
    expect(line.hasUnstored).toBe(true);
    expect(ids()).toEqual([id]);
    world.pass(1_000);
    expect(ids()).toEqual([id, id]);
  });

  test("a command that is left without a word still means that the line is dead", () => {
    arrive();
    void line.command({ do: "chat", text: "hello" });
    void line.command({ do: "play", moves: ["feed 0"] });
    const [, play] = ids();
    for (let second = 0; second < 9; second++) {
      world.last.events.message(away(play));
      world.pass(1_000);
    }
    world.last.events.message(away(play));
    world.pass(1_001);
    expect(line.status).toBe("cut");
  });

  test("the server says so, and when it is back what is kept goes out at once", () => {
    arrive();
    void line.command({ do: "undo" });
    const [id] = ids();
    world.last.events.message(JSON.stringify({ error: "", key: "not-stored", id, wait: 60 }));
    world.last.events.message(storage(false));
    expect(line.isStoring).toBe(false);
    world.last.events.message(storage(true));
    expect([line.isStoring, line.hasUnstored]).toEqual([true, false]);
    expect(ids()).toEqual([id, id]);
    world.last.events.message(done(id));
    world.pass(70_000);
    expect(world.sockets[0]!.frames.filter((frame) => frame["do"] === "undo")).toHaveLength(2);
  });

  test("a new line knows nothing of it until it is told", () => {
    arrive();
    world.last.events.message(storage(false));
    world.last.events.close(1006);
    world.pass(1_000);
    world.last.events.open();
    world.last.events.message(storage(false));
    world.last.events.message(update(1, []));
    expect(line.isStoring, "told before the first update").toBe(false);
    world.last.events.close(1006);
    world.pass(1_000);
    arrive(world.last, update(1, []));
    expect(line.isStoring).toBe(true);
  });

  test("a line that is not greeted because of it comes back, and forgets the reason then", () => {
    world.last.events.open();
    world.last.events.message(JSON.stringify({ error: "cannot be read just now", key: "not-stored" }));
    world.last.events.close(1013);
    expect([line.status, line.refusal.key]).toEqual(["cut", "not-stored"]);
    world.pass(1_000);
    arrive();
    expect([line.status, line.refusal.key]).toEqual(["live", undefined]);
  });
});

describe("commands", () => {
  test("are pending until they are answered", async () => {
    arrive();
    const asked = line.command({ do: "play", moves: ["food horns+3"] });
    expect(line.pending).toEqual(["food horns+3"]);
    const sent = world.last.frames.at(-1)!;
    expect(sent).toMatchObject({ do: "play", moves: ["food horns+3"] });
    world.last.events.message(done(sent["id"]));
    expect((await asked).ok).toBe(true);
    expect(line.pending).toBeNull();
  });

  test("that were not answered go out again with their own ids, in their order", async () => {
    arrive();
    const first = line.command({ do: "play", moves: ["feed 0"] });
    const second = line.command({ do: "chat", text: "hello" });
    const ids = world.last.frames.slice(1).map(({ id }) => id);
    world.last.events.close(1006);
    expect(line.pending, "still not acknowledged").toEqual(["feed 0"]);
    world.pass(1000);
    arrive(world.last, update(1, []));
    expect(world.last.frames.slice(1).map(({ id }) => id)).toEqual(ids);
    for (const id of ids) world.last.events.message(done(id));
    expect((await first).ok && (await second).ok).toBe(true);
  });

  test("given while there is no line go out with the next one, once", async () => {
    arrive();
    world.last.events.close(1006);
    void line.command({ do: "undo" });
    world.pass(1000);
    arrive(world.last, update(1, []));
    expect(world.last.frames.filter((frame) => frame["do"] === "undo")).toHaveLength(1);
  });

  test("that stay unanswered mean that the line is dead", () => {
    arrive();
    void line.command({ do: "undo" });
    world.pass(10_001);
    expect(line.status).toBe("cut");
    expect(world.sockets[0]!.closed).toBe(true);
  });

  test("that were too much at once go out again when the server says", async () => {
    arrive();
    const asked = line.command({ do: "chat", text: "hello" });
    const sent = world.last.frames.at(-1)!;
    world.last.events.message(JSON.stringify({ error: "too many messages", id: sent["id"], wait: 2 }));
    world.pass(1_900);
    expect(world.last.frames.at(-1)).toEqual(sent);
    const before = world.last.sent.length;
    world.pass(200);
    expect(world.last.sent.length).toBe(before + 1);
    expect(world.last.frames.at(-1), "the same command in a frame of its own").toEqual({ ...sent, n: 2 });
    world.last.events.message(done(sent["id"]));
    expect((await asked).ok).toBe(true);
  });

  test("that were too much at once wait each for itself", () => {
    arrive();
    for (const text of ["one", "two"]) void line.command({ do: "chat", text });
    for (const { id } of world.last.frames.slice(1)) {
      world.last.events.message(JSON.stringify({ error: "too many messages", id, wait: 2 }));
    }
    world.pass(2_000);
    expect(world.last.frames.slice(3)).toMatchObject([{ text: "one" }, { text: "two" }]);
  });

  test("that the server cannot read are refused in its words", async () => {
    arrive();
    const asked = line.command({ do: "chat", text: "hello" });
    world.last.events.message(JSON.stringify({ error: "what is that?", id: world.last.frames.at(-1)!["id"] }));
    expect(await asked).toMatchObject({ ok: false, error: "what is that?" });
  });

  test("have ids of their own", () => {
    arrive();
    for (let i = 0; i < 50; i++) void line.command({ do: "undo" });
    const ids = world.last.frames.slice(1).map(({ id }) => String(id));
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => /^[!-~]{8,64}$/.test(id))).toBe(true);
  });
});

describe("numbers of frames", () => {
  const first = update(1, [said("a")], 1);
  const second = update(2, [said("b")], 2);
  const third = update(3, [said("c")], 3);

  const hear = (...frames: string[]) => {
    for (const frame of frames) world.last.events.message(frame);
  };

  test("put right what was swapped on the way", () => {
    arrive(world.last, first);
    hear(third);
    expect(line.news, "what came early waits").toEqual([said("a")]);
    hear(second);
    expect(line.news).toEqual([said("a"), said("b"), said("c")]);
    world.pass(5_000);
    expect(world.sockets, "nothing was missing").toHaveLength(1);
  });

  test("put right a first frame that was overtaken", () => {
    world.last.events.open();
    hear(second);
    expect(line.status).toBe("connecting");
    hear(first);
    expect(line.status).toBe("live");
    expect(line.version).toBe(2);
  });

  test("tell what came twice", async () => {
    arrive(world.last, first);
    const asked = line.command({ do: "chat", text: "hello" });
    const answer = JSON.stringify({ n: 2, answer: { id: world.last.frames.at(-1)!["id"], ok: true } });
    hear(first, answer, first, answer);
    expect((await asked).ok).toBe(true);
    expect(line.news).toEqual([said("a")]);
    expect(line.status).toBe("live");
  });

  test("a frame that does not come is asked for on a new line, from where one is", () => {
    arrive(world.last, first);
    hear(third);
    world.pass(900);
    expect(line.status).toBe("live");
    world.pass(200);
    expect(line.status).toBe("cut");
    world.pass(1_000);
    world.last.events.open();
    expect(world.last.frames[0]).toMatchObject({ n: 0, since: 1 });
    hear(update(3, [said("b"), said("c")], 1));
    expect(line.news).toEqual([said("a"), said("b"), said("c")]);
  });

  test("too much that waits for a missing frame ends the line at once", () => {
    arrive(world.last, first);
    for (let n = 3; n < 3 + 65; n++) hear(JSON.stringify({ n, pong: 1 }));
    expect(line.status).toBe("cut");
  });

  test("what waited on an old line is forgotten with it", () => {
    arrive(world.last, first);
    hear(third);
    world.last.events.close(1006);
    world.pass(1_000);
    arrive(world.last, update(2, [said("x")], 1));
    expect(line.news).toEqual([said("a"), said("x")]);
    world.pass(2_000);
    expect(line.status).toBe("live");
  });

  test("are those of this line: hello is 0, then one for each command, and a ping has none", () => {
    arrive(world.last, first);
    void line.command({ do: "undo" });
    line.wake();
    void line.command({ do: "stand" });
    expect(world.last.frames.map(({ n }) => n)).toEqual([0, 1, undefined, 2]);
    world.last.events.close(1006);
    world.pass(1_000);
    arrive(world.last, update(1, [], 1));
    expect(world.last.frames.map(({ n, do: what }) => [n, what])).toEqual([[0, undefined], [1, "undo"], [2, "stand"]]);
  });

  test("who looks on has a word of their own, the same on every line", () => {
    const guest = new Line(world, "", () => {});
    guest.start();
    world.last.events.open();
    const word = String(world.last.frames[0]!["guest"]);
    expect(word).toMatch(/^[0-9a-z]{8,64}$/);
    world.last.events.close(1006);
    world.pass(1_000);
    world.last.events.open();
    expect(world.last.frames[0]).toMatchObject({ guest: word, token: "" });
  });

  test("a token that has lost its worth is named as the reason", () => {
    arrive(world.last, first);
    hear(JSON.stringify({ error: "this token is not worth anything any more", key: "token-void" }));
    world.last.events.close(4403);
    expect(line.refusal).toMatchObject({ key: "token-void" });
  });
});

describe("signs of life", () => {
  test("a quiet line is asked, and stays if it answers", () => {
    arrive();
    world.pass(26_000);
    expect(world.last.frames.at(-1)).toEqual({ ping: 1 });
    world.last.events.message('{"pong":1}');
    world.pass(10_000);
    expect(line.status).toBe("live");
    expect(world.sockets).toHaveLength(1);
  });

  test("a quiet line that does not answer is cut", () => {
    arrive();
    world.pass(40_000);
    expect(world.sockets.length).toBeGreaterThan(1);
    expect(line.status).toBe("cut");
  });

  test("after sleep the line is opened anew", () => {
    arrive();
    world.time += 3_600_000; // the timers slept too
    world.pass(6_000);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  test("without network it says so at once, and comes back as soon as there is one", () => {
    arrive();
    line.lose();
    expect(line.status).toBe("cut");
    const before = world.sockets.length;
    line.wake();
    expect(world.sockets).toHaveLength(before + 1);
    arrive(world.last, update(1, []));
    expect(line.status).toBe("live");
  });

  test("looking at the page again asks a live line whether it is", () => {
    arrive();
    line.wake();
    expect(world.last.frames.at(-1)).toEqual({ ping: 1 });
    world.pass(4_001);
    expect(line.status).toBe("cut");
  });

  test("a line that was stopped stays stopped", () => {
    arrive();
    line.stop();
    world.pass(100_000);
    expect(world.sockets).toHaveLength(1);
  });
});
