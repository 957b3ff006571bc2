/** A connection that is cut comes back, misses nothing and says how it stands. */

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

describe("a connection", () => {
  test("says hello with its token and what it has heard", () => {
    environment.last.events.open();
    expect(environment.last.frames).toEqual([{ n: 0, protocol: 1, token: "token", since: 0, guest: "" }]);
    expect(connection.status).toBe("connecting");
    environment.last.events.message(update(2, [said("a"), said("b")]));
    expect(connection.status).toBe("live");
    expect(connection.news).toEqual([said("a"), said("b")]);
    expect(connection.fresh, "what happened before one came is no news").toEqual([]);
  });

  test("tells what an update added", () => {
    arrive(environment.last);
    environment.last.events.message(update(3, [said("b"), said("c")]));
    expect(connection.fresh).toEqual([said("b"), said("c")]);
  });

  test("is not live after a cut, comes back, and asks from where it was", () => {
    arrive(environment.last);
    environment.last.events.close(1006);
    expect(connection.status).toBe("cut");
    environment.pass(1000);
    expect(environment.sockets).toHaveLength(2);
    environment.last.events.open();
    expect(environment.last.frames[0]).toMatchObject({ since: 1 });
    expect(connection.status, "not before the truth is here").toBe("cut");
    environment.last.events.message(update(2, [said("b")]));
    expect(connection.status).toBe("live");
    expect(connection.news).toEqual([said("a"), said("b")]);
  });

  test("waits longer after each failure, never longer than ten seconds, and less after a success", () => {
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      const before = environment.time;
      environment.last.events.close(1006);
      waits.push(connection.retryAt - before);
      environment.pass(10_000);
    }
    expect(waits[0]).toBeLessThanOrEqual(250);
    expect(waits[3]).toBeGreaterThan(waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    arrive(environment.last);
    environment.last.events.close(1006);
    expect(connection.retryAt - environment.time).toBeLessThanOrEqual(250);
  });

  test("forgets what goes beyond a first update with a lower version", () => {
    arrive(environment.last, update(3, [said("a"), said("b"), said("c")]));
    environment.last.events.close(1012);
    environment.pass(1000);
    arrive(environment.last, update(2, []));
    expect(connection.news).toEqual([said("a"), said("b")]);
    expect(connection.version).toBe(2);
  });

  test("passes over an update that comes late", () => {
    arrive(environment.last, update(2, [said("a"), said("b")]));
    environment.last.events.message(update(1, [said("a")]));
    expect(connection.version).toBe(2);
  });

  test("that missed something is opened anew for all of it", () => {
    arrive(environment.last);
    environment.last.events.message(update(5, [said("e")]));
    expect(connection.status).toBe("cut");
    environment.pass(1000);
    environment.last.events.open();
    expect(environment.last.frames[0]).toMatchObject({ since: 0 });
  });

  test("whose first update does not come is opened anew", () => {
    environment.pass(20_000);
    expect(connection.status, "the socket never opened").toBe("cut");
    environment.pass(1000);
    expect(environment.sockets).toHaveLength(2);
    environment.last.events.open();
    environment.pass(20_000);
    expect(connection.status, "it opened, and nothing was said").toBe("cut");
    environment.pass(1000);
    arrive(environment.last);
    environment.pass(19_000);
    expect(connection.status).toBe("live");
    expect(environment.sockets).toHaveLength(3);
  });

  test("stops where it is not let in, and says why", async () => {
    const asked = connection.command({ do: "undo" });
    environment.last.events.open();
    environment.last.events.message(JSON.stringify({ error: "this token does not belong to this table" }));
    environment.last.events.close(4403);
    expect(connection.status).toBe("refused");
    expect(connection.refusal.error).toContain("token");
    expect(await asked).toMatchObject({ ok: false });
    environment.pass(60_000);
    expect(environment.sockets).toHaveLength(1);
  });

  test("hears nothing more from a socket it has left", () => {
    arrive(environment.last);
    const old = environment.last;
    old.events.close(1006);
    environment.pass(1000);
    old.events.message(update(2, [said("ghost")]));
    expect(connection.news).toEqual([said("a")]);
  });
});

describe("a long history", () => {
  test("begins where the server begins it, and goes on from there", () => {
    arrive(environment.last, update(502, [said("a"), said("b")]));
    expect(connection.status).toBe("live");
    expect([connection.leftOut, connection.version]).toEqual([500, 502]);
    expect(connection.news).toEqual([said("a"), said("b")]);
    expect(connection.fresh).toEqual([]);
    environment.last.events.message(update(503, [said("c")]));
    expect(connection.news).toEqual([said("a"), said("b"), said("c")]);
    expect(connection.fresh).toEqual([said("c")]);
    expect(connection.since(502)).toEqual([said("c")]);
    expect(connection.since(10), "as much of it as is there").toHaveLength(3);
  });

  test("is asked for from where one is after a cut", () => {
    arrive(environment.last, update(502, [said("a"), said("b")]));
    environment.last.events.close(1006);
    environment.pass(1_000);
    environment.last.events.open();
    expect(environment.last.frames[0]).toMatchObject({ since: 502 });
    environment.last.events.message(update(503, [said("c")]));
    expect([connection.leftOut, connection.version]).toEqual([500, 503]);
    expect(connection.fresh).toEqual([said("c")]);
  });

  test("of which too much was missed during a cut begins anew, without a second connection", () => {
    arrive(environment.last);
    environment.last.events.close(1006);
    environment.pass(1_000);
    arrive(environment.last, update(900, [said("z")]));
    expect(connection.status).toBe("live");
    expect(connection.news).toEqual([said("z")]);
    expect(connection.leftOut).toBe(899);
    expect(connection.fresh, "nothing is played that nobody has seen the beginning of").toEqual([]);
    environment.pass(3_000);
    expect(environment.sockets).toHaveLength(2);
  });

  test("has no gap later on: what is missing then is asked for", () => {
    arrive(environment.last, update(502, [said("a"), said("b")]));
    environment.last.events.message(update(510, [said("x")]));
    expect(connection.status).toBe("cut");
    environment.pass(1_000);
    environment.last.events.open();
    expect(environment.last.frames[0]).toMatchObject({ since: 0 });
    environment.last.events.message(update(510, [said("w"), said("x")]));
    expect([connection.status, connection.leftOut]).toEqual(["live", 508]);
  });

  test("that was set back before its beginning is forgotten", () => {
    arrive(environment.last, update(502, [said("a"), said("b")]));
    environment.last.events.close(1012);
    environment.pass(1_000);
    arrive(environment.last, update(400, []));
    expect([connection.version, connection.news]).toEqual([400, []]);
  });
});
