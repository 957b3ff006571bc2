/** The connection to one table: says hello, keeps what was heard, and comes back by itself after a cut.
 *
 * Pure logic: sockets, timers and chance are given, so that a test can play the network. It follows docs/protocol.md:
 * a new connection begins with the last version, every command that was not answered goes out again with its own id,
 * the first update of a connection is the truth whatever was thought before, and frames that were doubled or swapped
 * on the way are put right by their numbers. */

import type { Answer, AnyCommand, Update } from "../generated/wire";
import { Inbox } from "./frames";
import { Outbox } from "./outbox";
import { isSameChoice, type Scene, scenesOf } from "./scenes";
import { sharing } from "./sharing";

export const PROTOCOL = 1;
const REFUSED = 4403; // the close code of a server that does not let us in
const SHORTEST = 250; // ms before the first new try; twice as long before each further one
const LONGEST = 10_000;
const GREETING = 20_000; // how long a new connection may take until its first update
const QUIET = 20_000; // after so long without a frame the server is asked for a sign of life
const LIFE = 4_000; // how long that sign may take
const GAP = 1_000; // how long a frame may be overtaken by others before the connection is opened anew
const SLEPT = 15_000; // a clock that jumps by more than this slept
const UNSTORED = "not-stored"; // why a command waits while the server's database is away
const SOONEST = 100; // ms before a command goes out again, whatever the server says

/** What the connection needs of a socket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  open(): void;
  message(text: string): void;
  close(code: number): void;
}

/** What the connection needs of the environment. */
export interface Environment {
  connect(events: SocketEvents): Socket;
  now(): number;
  after(ms: number, act: () => void): () => void;
  random(): number;
  /** Takes the scenes of what happened, if they are wanted, */
  staged?(scenes: Scene[]): void;
  /** from this version on. */
  stagedFrom?: number;
}

/** `live`: what is shown is the truth. `cut`: it may be old. `refused`: the server does not let us in. */
export type ConnectionStatus = "connecting" | "live" | "cut" | "refused";

/** Commands without their id, which the connection makes. */
type WithoutId<T> = T extends { id: string } ? Omit<T, "id" | "n"> : never;
export type Order = WithoutId<AnyCommand>;

interface Frame {
  /** Its place on this connection, from 1. */
  n?: number;
  update?: Update;
  answer?: Answer;
  error?: string;
  key?: string;
  args?: Record<string, unknown>;
  id?: string;
  /** Seconds after which a command that is not wrong is to be sent again. */
  wait?: number;
  /** Whether the server can store what is done. */
  storage?: boolean;
}

export class Connection {
  status: ConnectionStatus = "connecting";
  latest: Update | null = null;
  /** Everything heard, from version `leftOut` on. */
  news: Update["news"] = [];
  /** How many of the earliest news the server has left out, because there were too many. */
  leftOut = 0;
  /** Whether the server can store what is done, as far as it has said on this connection. */
  isStoring = true;
  /** Why the server does not let us in, in its words and by its key. */
  refusal: Pick<Answer, "error" | "key" | "args"> = {};
  /** When the next try is due, while the connection is cut. */
  retryAt = 0;
  /** The version before the last update: what came after it is fresh. */
  private heardBefore = 0;
  /** Scenes are known up to this version. */
  private staged: number;

  private socket: Socket | null = null;
  private opened = false;
  private greeted = false; // the first update of this connection is in
  private inbox = new Inbox<Frame>(1);
  private sent = 0; // frames of ours on this connection
  private readonly guest: string; // by which the server tells who looks on from others who do
  private failures = 0;
  private readonly outbox: Outbox;
  private cancels: Partial<Record<"retry" | "watch" | "greeting" | "life" | "gap", () => void>> = {};
  private lastFrame = 0;
  private asked = false; // a sign of life was asked for
  private watchedAt = 0;
  private stopped = false;

  constructor(
    private readonly environment: Environment,
    private readonly token: string,
    private readonly changed: () => void,
  ) {
    this.guest = token ? "" : this.newId();
    this.staged = environment.stagedFrom ?? 0;
    this.outbox = new Outbox({
      after: (ms, act) => this.environment.after(ms, act),
      send: (command) => this.send(command),
      missed: () => this.cut(), // it goes out again on a new connection
    });
  }

  get version(): number {
    return this.leftOut + this.news.length;
  }

  /** What the last update added. */
  get fresh(): Update["news"] {
    return this.since(this.heardBefore);
  }

  /** What was heard after a version. */
  since(version: number): Update["news"] {
    return this.news.slice(Math.max(0, version - this.leftOut));
  }

  start(): void {
    this.open();
    this.watch();
  }

  stop(): void {
    this.stopped = true;
    for (const cancel of Object.values(this.cancels)) cancel?.();
    this.hangUp();
  }

  /** The network is back, or the page is looked at again: do not wait for the next try. */
  wake(): void {
    if (this.stopped || this.status === "refused") return;
    if (this.status === "live") this.askForLife();
    else this.open();
  }

  /** The machine says it has no network: what is shown may be old from now on. */
  lose(): void {
    if (this.status === "live" || this.status === "connecting") this.cut();
  }

  // -- commands -------------------------------------------------------------------------------

  /** Sends a command; the promise holds over as many connections as it takes. */
  command(order: Order): Promise<Answer> {
    return new Promise((settle) => {
      const id = this.newId();
      this.outbox.add(id, order, settle);
      if (this.status === "refused") return this.settle({ id, ok: false, ...this.refusal });
      if (this.opened) this.outbox.send(id);
      this.changed();
    });
  }

  /** Moves that were sent and are not answered yet. */
  get pending(): string[] | null {
    return this.outbox.moves;
  }

  get unanswered(): number {
    return this.outbox.size;
  }

  /** Whether a command is kept because the server could not store it. */
  get hasUnstored(): boolean {
    return this.outbox.hasUnstored;
  }

  /** Every frame of ours has its number on this connection, from 0 for the hello: so commands are done in their order. */
  private send(data: object): void {
    this.socket?.send(JSON.stringify({ n: this.sent++, ...data }));
  }

  private newId(): string {
    let id = "";
    for (let i = 0; i < 4; i++) id += Math.floor(this.environment.random() * 2 ** 32).toString(36);
    return id;
  }

  private settle(answer: Answer): void {
    if (this.outbox.settle(answer)) this.changed();
  }

  // -- the connection -------------------------------------------------------------------------------

  private open(): void {
    this.cancels.retry?.();
    this.hangUp();
    let mine: Socket | null = null;
    const current = () => this.socket === mine && !this.stopped;
    mine = this.environment.connect({
      open: () => {
        if (!current()) return;
        this.opened = true;
        this.lastFrame = this.environment.now();
        const shown = this.environment.staged ? { shown: this.staged } : {};
        this.send({ protocol: PROTOCOL, token: this.token, since: this.version, guest: this.guest, ...shown });
        this.outbox.sendAll();
      },
      message: (text) => {
        if (current()) this.hear(text);
      },
      close: (code) => {
        if (!current()) return;
        if (code === REFUSED) this.refuse();
        else this.cut();
      },
    });
    this.socket = mine;
    this.cancels.greeting = this.environment.after(GREETING, () => this.cut());
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null; // its last events are nobody's
    this.opened = this.greeted = this.asked = false;
    this.isStoring = true; // until this server says otherwise
    this.outbox.rest();
    this.inbox = new Inbox(1);
    this.sent = 0;
    this.cancels.greeting?.();
    this.expectGap();
    socket?.close();
  }

  private cut(): void {
    if (this.stopped || this.status === "refused") return;
    this.hangUp();
    this.status = "cut";
    const wait = Math.min(LONGEST, SHORTEST * 2 ** Math.min(this.failures++, 10)) * (0.5 + this.environment.random() / 2);
    this.retryAt = this.environment.now() + wait;
    this.cancels.retry?.();
    this.cancels.retry = this.environment.after(wait, () => this.open());
    this.changed();
  }

  private refuse(): void {
    this.hangUp();
    this.status = "refused";
    this.outbox.settleAll({ ok: false, ...this.refusal });
    this.changed();
  }

  private hear(text: string): void {
    this.lastFrame = this.environment.now();
    this.asked = false;
    const frame = JSON.parse(text) as Frame;
    const socket = this.socket;
    const due = frame.n === undefined ? [frame] : this.inbox.take(frame.n, frame);
    if (due === null) return this.cut();
    for (const each of due) if (this.socket === socket) this.read(each);
    if (this.socket === socket) this.expectGap();
  }

  /** A frame that others have overtaken and that does not come is asked for again, on a new connection. */
  private expectGap(): void {
    if (!this.inbox.isWaiting) {
      this.cancels.gap?.();
      delete this.cancels.gap;
    } else this.cancels.gap ??= this.environment.after(GAP, () => this.cut());
  }

  private read(frame: Frame): void {
    if (frame.update) this.take(frame.update);
    else if (frame.answer) this.settle(frame.answer);
    else if (frame.storage !== undefined) this.hearOfStorage(frame.storage);
    else if (frame.error !== undefined) this.complain(frame);
  }

  /** About a command, where it names one; otherwise, if the connection ends now, that is why. */
  private complain({ error = "", key = "", args = {}, id, wait }: Frame): void {
    if (id && wait !== undefined) {
      this.outbox.sendLater(id, Math.max(SOONEST, wait * 1000), key === UNSTORED);
      this.changed();
    } else if (!id || !this.greeted) this.refusal = { error, key, args };
    else this.settle({ id, ok: false, error, key, args });
  }

  private hearOfStorage(isStoring: boolean): void {
    this.isStoring = isStoring;
    if (isStoring) this.outbox.sendUnstored();
    this.changed();
  }

  private take(update: Update): void {
    const since = update.version - update.news.length;
    const first = !this.greeted;
    // a first update may begin later than asked for: then there was too much, and what is before it is left out
    const isLate = since > this.version;
    if ((isLate && !first) || (first && since < Math.min(this.version, update.version))) {
      this.news = []; // ask for everything
      this.leftOut = 0;
      return this.cut();
    }
    if (update.version < this.version && !first) return; // late: we know more already
    const isJump = this.latest === null || update.version < this.version || isLate;
    this.heardBefore = isJump ? update.version : this.version;
    this.news = isLate ? update.news : [...this.news.slice(0, Math.max(0, since - this.leftOut)), ...update.news];
    if (isLate || since < this.leftOut) this.leftOut = since;
    if (first) this.refusal = {};
    const isAside = isSameChoice(this.latest, update);
    this.latest = { ...sharing(this.latest, update) }; // an update of its own, whatever it has in common with the last
    this.stage(this.latest, isAside);
    this.greeted = true;
    this.cancels.greeting?.();
    this.failures = 0;
    this.status = "live";
    this.changed();
  }

  private stage(update: Update, isAside: boolean): void {
    const scenes = scenesOf(update).filter(({ version }) => version > this.staged);
    if (isAside) for (const scene of scenes) scene.isAside = true;
    this.staged = update.version;
    this.environment.staged?.(scenes);
  }

  // -- signs of life --------------------------------------------------------------------------

  /** Every few seconds: has the machine slept, has the connection gone quiet? */
  private watch(): void {
    this.watchedAt = this.environment.now();
    this.cancels.watch = this.environment.after(SLEPT / 3, () => {
      const now = this.environment.now();
      if (now - this.watchedAt > SLEPT && this.status === "live") this.cut();
      else if (this.status === "live" && now - this.lastFrame > QUIET) this.askForLife();
      this.watch();
    });
  }

  private askForLife(): void {
    if (this.asked || !this.opened) return;
    this.asked = true;
    this.socket?.send('{"ping":1}'); // exactly so, and without a number
    this.cancels.life?.();
    this.cancels.life = this.environment.after(LIFE, () => {
      if (this.asked) this.cut();
    });
  }
}
