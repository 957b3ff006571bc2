/** Frames of a socket in the order they were sent, whatever the way between has done to them. */

const MOST = 64; // frames that may be ahead of a missing one

/** Frames are numbered one by one. What comes twice is dropped; what comes early waits for what is before it. */
export class Inbox<T> {
  private early = new Map<number, T>();

  constructor(private next: number) {}

  /** The frames whose turn has come with this one, in order; null when too much waits for one that is missing. */
  take(number: number, frame: T): T[] | null {
    if (number >= this.next && !this.early.has(number)) this.early.set(number, frame);
    if (this.early.size > MOST) return null;
    const ready: T[] = [];
    for (let due = this.early.get(this.next); due !== undefined; due = this.early.get(this.next)) {
      this.early.delete(this.next++);
      ready.push(due);
    }
    return ready;
  }

  /** Whether something has come before its turn. */
  get isWaiting(): boolean {
    return this.early.size > 0;
  }
}
