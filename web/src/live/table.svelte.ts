/** One table as this browser sees it: a connection for each of my seats, or one as a spectator. */

import type { Answer, Question, Update } from "../generated/wire";
import { SPECTATOR, type GameEvent, type GameUi } from "../shared/board";
import { catalogue } from "../shared/catalogue.svelte";
import { owing } from "../shared/question";
import { settings } from "../shared/settings.svelte";
import { play } from "../shared/sounds";
import { api, ApiError } from "./api";
import { curtainFor, seatNames, seatToShow } from "./hotseat";
import { Connection, type ConnectionStatus, type Order } from "./connection";
import { unsent } from "./mending";
import { NewLinks } from "./newlinks.svelte";
import { outage } from "./outage.svelte";
import { hold, hostToken, letGo, personOf, seatsAt } from "./heldSeats";
import { takeSeat } from "./start";
import { after, browserEnvironment } from "./browser";
import { Playback, type Stage } from "./playback.svelte";
import type { Scene } from "./scenes";
import { rememberShown, shownVersion } from "./shownVersions";

const WORTHLESS = ["token-foreign", "token-void"]; // what the server says of such a token

const AGAIN = 60; // scenes that were seen before and are told once more, so that they can be looked at again
const NOTHING_YET = 2 ** 31; // a version that no table reaches: who comes for the first time is shown what happens from now on

/** Whether the server can store what is done. `kept`: it cannot, and something of mine waits for that. */
export type Storage = "here" | "away" | "kept";

export class LiveTable {
  private connections = new Map<number, Connection>();
  private readonly playbacks = new Map<number, Playback>();
  /** What the game says of its events, once its board is loaded; null for one without a board of its own. */
  ui: GameUi | null = $state.raw(null);
  private hasBoard = false;
  private readonly stage: Stage = {
    now: () => Date.now(),
    after,
    speed: () => settings.speed,
    ui: () => this.ui,
    shows: ({ event, version }) => {
      rememberShown(this.id, this.me, version);
      const sound = settings.sound ? this.ui?.sound?.(event) : null;
      if (sound) play(sound);
    },
    ends: () => rememberShown(this.id, this.me, this.connection.version),
  };
  /** What came last, by whichever connection: the others may be a moment behind. */
  private newest: Update | null = null;
  private beat = $state(0); // grows with every change of a connection,
  private seating = $state(0); // and this only when one comes or goes: what a board depends on is not asked at every message
  private chosen = $state(SPECTATOR);
  /** In a hot-seat game, the seat that has taken the screen; the curtain is down while it is not the one to show. */
  private lifted = $state(SPECTATOR);
  /** Why a seat of mine is mine no more, or the one of a link never was. */
  lost: Connection["refusal"] | null = $state.raw(null);
  /** The links that I, as the host, have asked for. */
  readonly newLinks = new NewLinks(this, () => hostToken(this.id));
  isLeft = false;
  readonly stop: () => void;

  constructor(
    readonly id: string,
    isLinkInvalid = false,
  ) {
    if (isLinkInvalid) this.lost = { key: "link-invalid" };
    this.connect();
    const wake = () => {
      this.hold();
      if (!document.hidden) for (const connection of this.connections.values()) connection.wake();
    };
    const lose = () => {
      for (const connection of this.connections.values()) connection.lose();
    };
    const isWaiting = () => [...this.connections.values()].some(({ unanswered }) => unanswered > 0);
    unsent.add(isWaiting);
    addEventListener("online", wake);
    addEventListener("offline", lose);
    document.addEventListener("visibilitychange", wake);
    this.stop = () => {
      this.isLeft = true;
      unsent.delete(isWaiting);
      removeEventListener("online", wake);
      removeEventListener("offline", lose);
      document.removeEventListener("visibilitychange", wake);
      for (const connection of this.connections.values()) connection.stop();
      for (const playback of this.playbacks.values()) playback.skip();
    };
  }

  /** A connection for each seat of mine; without a seat one that looks on. */
  private connect(): void {
    const wanted = new Map(seatsAt(this.id).map(({ seat, token }) => [seat, token]));
    if (!wanted.size) wanted.set(SPECTATOR, "");
    for (const [seat, token] of wanted) {
      if (this.connections.has(seat)) continue;
      let latest: Update | null = null;
      const shown = shownVersion(this.id, seat);
      const from = shown === null ? NOTHING_YET : Math.max(0, shown - AGAIN);
      const connection = new Connection(browserEnvironment(this.id, this.stagedFor(seat, shown), from), token, () => {
        if (connection.latest !== latest) this.newest = latest = connection.latest;
        this.changed(seat, connection);
      });
      this.connections.set(seat, connection);
      connection.start();
    }
    for (const seat of this.connections.keys()) if (seat >= 0 && !wanted.has(seat)) this.drop(seat);
    if (!this.connections.has(this.chosen)) this.chosen = [...wanted.keys()][0] ?? SPECTATOR;
    this.beat++;
    this.seating++;
  }

  /** What comes first is what was seen before this page was opened, and what was missed since. */
  private stagedFor(seat: number, shown: number | null): (scenes: Scene[]) => void {
    const playback = this.playbackOf(seat);
    let isFirst = true;
    return (scenes) => {
      playback.add(scenes, isFirst);
      if (isFirst && shown !== null) playback.returned(scenes.filter(({ version }) => version > shown).length);
      isFirst = false;
    };
  }

  private playbackOf(seat: number): Playback {
    let playback = this.playbacks.get(seat);
    if (!playback) this.playbacks.set(seat, (playback = new Playback(this.stage, seat)));
    return playback;
  }

  /** Only who is before the screen is shown anything; what comes for the others waits. */
  private hold(): void {
    for (const [seat, playback] of this.playbacks) playback.hold(!this.hasBoard || document.hidden || seat !== this.me || this.curtain !== null);
    if (!this.playback.isOn && !this.playback.missed) this.stage.ends?.();
  }

  /** The board is there: now something can be shown on it. */
  setBoard(ui: GameUi | null): void {
    this.ui = ui;
    this.hasBoard = true;
    this.hold();
  }

  private drop(seat: number): void {
    this.connections.get(seat)?.stop();
    this.playbacks.delete(seat);
    this.connections.delete(seat);
    this.seating++;
  }

  private changed(seat: number, connection: Connection): void {
    this.beat++;
    if (seat >= 0 && connection.status === "live" && this.connections.has(SPECTATOR)) {
      this.drop(SPECTATOR); // only now: until a seat has its first update, what the spectator saw stays
      this.chosen = seat;
    }
    // a token that is worth nothing any more (the seat was given away): look on instead, and say so
    if (seat >= 0 && connection.status === "refused" && WORTHLESS.includes(connection.refusal.key ?? "")) {
      this.lost = connection.refusal;
      letGo(this.id, seat);
      this.connect();
    }
    if (this.status === "live") this.chosen = seatToShow(this.mine, this.chosen, this.newest?.table.waiting ?? []);
    this.hold();
  }

  /** Does not wait for the next try. */
  retry(): void {
    for (const connection of this.connections.values()) connection.wake();
  }

  // -- what is known --------------------------------------------------------------------------

  private get connection(): Connection {
    void this.beat;
    return this.connections.get(this.chosen) ?? [...this.connections.values()][0]!;
  }

  get update(): Update | null {
    return this.connection.latest;
  }
  get status(): ConnectionStatus {
    return this.connection.status;
  }
  get refusal(): Connection["refusal"] {
    return this.connection.refusal;
  }
  /** What happened, shown one thing after another. */
  get playback(): Playback {
    return this.playbackOf(this.me);
  }
  get news(): Update["news"] {
    return this.connection.news;
  }
  /** What was heard up to what is shown. */
  get newsShown(): Update["news"] {
    const { news, leftOut } = this.connection;
    const { current } = this.playback;
    return current ? news.slice(0, Math.max(0, current.version - leftOut)) : news;
  }
  /** Events since the view before. */
  get fresh(): GameEvent[] {
    return this.connection.fresh.filter((item): item is GameEvent => "event" in item);
  }
  /** Whether the server has left out the earliest news, because there were too many. */
  get hasEarlier(): boolean {
    return this.connection.leftOut > 0;
  }
  get version(): number {
    return this.connection.version;
  }
  since(version: number): Update["news"] {
    return this.connection.since(version);
  }
  get question(): Question | null {
    return this.update?.table.question ?? null;
  }
  get storage(): Storage {
    void this.beat;
    if (outage.waiting || [...this.connections.values()].some((connection) => connection.hasUnstored)) return "kept";
    return this.connection.isStoring ? "here" : "away";
  }
  get pending(): string[] | null {
    return this.connection.pending;
  }

  /** My seats here, in their order. */
  get mine(): number[] {
    void this.seating;
    return [...this.connections.keys()].filter((seat) => seat >= 0);
  }
  /** Whose eyes the screen has. */
  get me(): number {
    void this.seating;
    return this.connections.has(this.chosen) ? this.chosen : SPECTATOR;
  }
  get isHost(): boolean {
    void this.beat;
    return hostToken(this.id) !== "";
  }

  /** The seat that the screen must be passed to before anything is shown, or null. */
  get curtain(): number | null {
    if (this.update?.table.status !== "playing") return null;
    return curtainFor(this.people, this.me, this.lifted, catalogue.isCooperative(this.update.table.game));
  }

  /** Who plays each of my seats. */
  private get people(): Map<number, string> {
    const mine = this.mine;
    return new Map(seatsAt(this.id).filter(({ seat }) => mine.includes(seat)).map((held) => [held.seat, personOf(held)]));
  }

  /** The seats of whoever is before the screen, if there are several: they may look through any of them. */
  get own(): number[] {
    const people = this.people;
    const own = this.mine.filter((seat) => people.get(seat) === people.get(this.me));
    return own.length > 1 ? own : [];
  }

  /** Looks through another seat of the same person. */
  choose(seat: number): void {
    if (this.own.includes(seat)) this.chosen = this.lifted = seat;
    this.hold();
  }

  liftCurtain(): void {
    this.lifted = this.me;
    this.hold();
  }

  // -- what is done ---------------------------------------------------------------------------

  /** A command of the seat before the screen. */
  async command(order: Order): Promise<Answer> {
    return this.connection.command(order);
  }

  /** A command of one seat of mine, whoever is before the screen. */
  async commandAs(seat: number, order: Order): Promise<Answer> {
    return (this.connections.get(seat) ?? this.connection).command(order);
  }

  async hostCommand(order: Order): Promise<Answer> {
    try {
      return await api.command(this.id, order, hostToken(this.id));
    } catch (error) {
      return { id: "", ok: false, ...(error instanceof ApiError ? error.told : { error: String(error) }) };
    }
  }

  /** Takes a seat for somebody at this screen, who may have one already; ApiError says why not. */
  async sit(who: string, seat: number): Promise<void> {
    this.lost = null;
    const isMine = seatsAt(this.id).some((held) => held.who === who);
    const others = this.update?.table.seats.map((place) => place.name) ?? [];
    const name = isMine ? seatNames([who], others)[0]! : who; // a stranger's name is refused by the server
    const taken = await takeSeat(this.id, { name, seat });
    const game = this.update?.table.game ?? "";
    hold({ table: this.id, seat: taken.seat, token: taken.token, name, who, game, at: Date.now() });
    this.connect();
  }

  async stand(seat: number): Promise<Answer> {
    const answer = await this.commandAs(seat, { do: "stand" });
    const isFree = answer.ok || WORTHLESS.includes(answer.key ?? ""); // the connection may end before the answer comes
    if (!isFree) return answer;
    letGo(this.id, seat);
    this.connect();
    this.lost = null; // given up, not lost
    return { ...answer, ok: true };
  }

  /** Answers what is asked: all seats here agree, or one of them does not. */
  async vote(yes: boolean): Promise<void> {
    const { question, mine } = this;
    const seats = question ? owing(question, this.update?.table.seats ?? []).filter((seat) => mine.includes(seat)) : [];
    for (const seat of yes ? seats : seats.slice(0, 1)) {
      if (!(await this.commandAs(seat, { do: "vote", yes })).ok) return; // settled meanwhile
    }
  }

  get token(): string {
    return seatsAt(this.id).find(({ seat }) => seat === this.me)?.token ?? "";
  }
}
