/** A connection that goes quiet: asked whether it is still there, and opened anew. */

import { beforeEach, describe, expect, test } from "vitest";
import { Connection } from "../../src/live/connection";
import { FakeEnvironment, arrive, update } from "./network";

let environment: FakeEnvironment;
let connection: Connection;

beforeEach(() => {
  environment = new FakeEnvironment();
  connection = new Connection(environment, "token", () => {});
  connection.start();
});

describe("signs of life", () => {
  test("a quiet connection is asked, and stays if it answers", () => {
    arrive(environment.last);
    environment.pass(26_000);
    expect(environment.last.frames.at(-1)).toEqual({ ping: 1 });
    environment.last.events.message('{"pong":1}');
    environment.pass(10_000);
    expect(connection.status).toBe("live");
    expect(environment.sockets).toHaveLength(1);
  });

  test("a quiet connection that does not answer is cut", () => {
    arrive(environment.last);
    environment.pass(40_000);
    expect(environment.sockets.length).toBeGreaterThan(1);
    expect(connection.status).toBe("cut");
  });

  test("after sleep the connection is opened anew", () => {
    arrive(environment.last);
    environment.time += 3_600_000; // the timers slept too
    environment.pass(6_000);
    expect(environment.sockets.length).toBeGreaterThan(1);
  });

  test("without network it says so at once, and comes back as soon as there is one", () => {
    arrive(environment.last);
    connection.lose();
    expect(connection.status).toBe("cut");
    const before = environment.sockets.length;
    connection.wake();
    expect(environment.sockets).toHaveLength(before + 1);
    arrive(environment.last, update(1, []));
    expect(connection.status).toBe("live");
  });

  test("looking at the page again asks a live connection whether it is", () => {
    arrive(environment.last);
    connection.wake();
    expect(environment.last.frames.at(-1)).toEqual({ ping: 1 });
    environment.pass(4_001);
    expect(connection.status).toBe("cut");
  });

  test("a connection that was stopped stays stopped", () => {
    arrive(environment.last);
    connection.stop();
    environment.pass(100_000);
    expect(environment.sockets).toHaveLength(1);
  });
});
