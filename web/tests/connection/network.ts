/** A network that a test plays: frames are lost, sockets die, clocks jump. */

import type { Answer, Update } from "../../src/generated/wire";
import type { Environment, SocketEvents } from "../../src/live/connection";

export class FakeSocket {
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

export class FakeEnvironment implements Environment {
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

export const said = (text: string) => ({ chat: text });

export function update(version: number, news: Record<string, unknown>[], n?: number): string {
  const table = { status: "playing", waiting: [] } as unknown as Update["table"];
  return JSON.stringify({ n, update: { version, news, table } });
}

export const answered = (answer: Answer) => JSON.stringify({ answer });
export const done = (id: unknown) => answered({ id: String(id), ok: true });

/** A socket opens, and its first update comes. */
export function arrive(socket: FakeSocket, text = update(1, [said("a")])): void {
  socket.events.open();
  socket.events.message(text);
}
