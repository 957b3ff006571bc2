/** Commands that were given and are not answered yet. Each goes out on every new connection with its own id, and again
 * on the same connection when the server asks for that: because it was too much at once, or could not be stored. */

import type { Answer } from "../generated/wire";
import type { Order } from "./connection";

const ANSWER = 10_000; // ms after which a connection that leaves a command without a word is taken for dead

interface Waiting {
  id: string;
  order: Order;
  settle(answer: Answer): void;
  /** Stops what is due next: that it goes out again, or that its answer is missed. */
  cancel?: (() => void) | undefined;
  isUnstored?: boolean;
}

/** What the outbox needs of its connection. */
export interface Post {
  after(ms: number, act: () => void): () => void;
  send(command: object): void;
  /** A command was left without a word for too long. */
  missed(): void;
}

export class Outbox {
  private waiting = new Map<string, Waiting>();

  constructor(private readonly post: Post) {}

  get size(): number {
    return this.waiting.size;
  }

  /** Moves that were sent and are not answered yet. */
  get moves(): string[] | null {
    for (const { order } of this.waiting.values()) if (order.do === "play") return order.moves;
    return null;
  }

  /** Whether something waits because the server could not store it. */
  get hasUnstored(): boolean {
    return [...this.waiting.values()].some(({ isUnstored }) => isUnstored);
  }

  add(id: string, order: Order, settle: (answer: Answer) => void): void {
    this.waiting.set(id, { id, order, settle });
  }

  send(id: string): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.post.send({ ...waiting.order, id });
    this.next(waiting, ANSWER, () => this.post.missed());
  }

  /** On a new connection: everything, in its order. */
  sendAll(): void {
    for (const id of this.waiting.keys()) this.send(id);
  }

  /** Nothing is wrong with the command: the server wants it again after a while. */
  sendLater(id: string, ms: number, isUnstored: boolean): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    waiting.isUnstored = isUnstored;
    this.next(waiting, ms, () => this.send(id));
  }

  /** The server can store again: what waits for that waits no longer. */
  sendUnstored(): void {
    for (const waiting of this.waiting.values()) {
      if (!waiting.isUnstored) continue;
      waiting.isUnstored = false;
      this.send(waiting.id);
    }
  }

  settle(answer: Answer): boolean {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return false;
    waiting.cancel?.();
    this.waiting.delete(answer.id);
    waiting.settle(answer);
    return true;
  }

  settleAll(answer: Omit<Answer, "id">): void {
    for (const id of [...this.waiting.keys()]) this.settle({ ...answer, id });
  }

  /** There is no connection: nothing is due until there is one. */
  rest(): void {
    for (const waiting of this.waiting.values()) {
      waiting.cancel?.();
      waiting.cancel = undefined;
    }
  }

  private next(waiting: Waiting, ms: number, act: () => void): void {
    waiting.cancel?.();
    waiting.cancel = this.post.after(ms, act);
  }
}
