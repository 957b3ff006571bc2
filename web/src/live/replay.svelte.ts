/** A finished game to look at: anything that happened in it, through anybody's eyes, by hand or by itself. */

import type { PastLine, Update } from "../generated/wire";
import { SPECTATOR, type GameEvent, type GameUi } from "../shared/board";
import { api, ApiError } from "./api";
import { endOf, firstChoice, heardAt, heardBetween, type Instant, instantFor, instants, order, placeOf, roundAt, rounds, viewAt, type Views, viewsOf } from "./instants";
import { type Moment, momentWith } from "./moments";
import { actorOf, fullLength } from "./pacing";
import type { Position } from "./past";
import { seatsAt } from "./heldSeats";

const BUSY = 1000; // ms before a server that has too much to do is asked again
const LATE = 100; // ms before a replay that plays looks again whether the next thing has come
const TOGETHER = 12; // positions that are asked for at once
const KEPT = 60; // of these
export const SPEEDS = [0.5, 1, 2, 4] as const;

interface Shown extends Instant {
  as: number;
  view: Record<string, unknown>;
  /** What happened since the instant before; nothing after a jump. */
  news: GameEvent[];
}

const NOWHERE: Instant = { at: 0, nth: 0 };
const isEvent = (item: Record<string, unknown>): item is GameEvent => "event" in item;

export class Replay {
  /** How the table stands at the end; null until it is here. */
  update: Update | null = $state.raw(null);
  line: PastLine | null = $state.raw(null);
  /** What the game says of its events, once its board is loaded. */
  ui: GameUi | null = $state.raw(null);
  /** Where one wants to be; `shown` follows as soon as the server has told it. */
  here: Instant = $state.raw(NOWHERE);
  as = $state(SPECTATOR);
  shown: Shown | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  failure: ApiError | null = $state.raw(null);
  isPlaying = $state(false);
  speed = $state(1);

  readonly instants: Instant[] = $derived(this.line ? instants(this.line) : []);
  readonly rounds = $derived(this.line ? rounds(this.line) : []);
  readonly place = $derived(Math.max(0, placeOf(this.instants, this.here)));
  readonly round = $derived(roundAt(this.rounds, this.here));
  readonly isFirst = $derived(order(this.here, this.instants[0] ?? NOWHERE) <= 0);
  readonly isLast = $derived(order(this.here, this.instants.at(-1) ?? NOWHERE) >= 0);
  /** Who acts in what is shown. */
  readonly actor = $derived.by(() => {
    const event = this.shown?.news.at(-1);
    return event ? actorOf(event, this.ui, this.shown?.view) : null;
  });

  private lines = new Map<number, PastLine>();
  private told = new Map<string, Promise<Map<number, Views>>>();
  private isAsking = false;
  private timer = 0;

  /** `shows` is called for everything that one comes to by a step. */
  constructor(
    readonly id: string,
    private readonly shows: (event: GameEvent, ui: GameUi | null) => void = () => {},
  ) {}

  get isOver(): boolean {
    return this.update?.outcome !== undefined;
  }

  /** What the address has to say beside the position: which of its events, if not the last. */
  get nthInAddress(): number | null {
    return this.line && this.here.nth < heardAt(this.line, this.here.at) ? this.here.nth : null;
  }

  /** Opens the replay at a position; without one where the first choice is, through one's own eyes. */
  async open({ at, as, nth }: Position): Promise<void> {
    this.failure = null;
    try {
      const update = (this.update ??= await api.look(this.id));
      if (!this.isOver) return;
      const most = update.table.seats.length - 1;
      this.as = as === null || as > most || as < 0 ? SPECTATOR : as;
      if (as === null) this.as = seatsAt(this.id)[0]?.seat ?? SPECTATOR;
      const line = (this.line = await this.lineOf(this.as));
      const there = at === null ? firstChoice(line) : endOf(line, Math.max(0, Math.min(at, line.last)));
      this.go({ at: there.at, nth: Math.max(Math.min(nth ?? there.nth, there.nth), Math.min(1, there.nth)) });
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Goes to an instant. While one is on its way only the last wish counts. */
  go(here: Instant): void {
    this.here = here;
    void this.follow();
  }

  /** Goes where one can see what happened at an instant. */
  goToStop(wanted: Instant): void {
    this.go(instantFor(this.instants, wanted));
  }

  goToPlace(place: number): void {
    this.go(this.instants[Math.max(0, Math.min(place, this.instants.length - 1))] ?? NOWHERE);
  }

  step(by: 1 | -1): void {
    const place = placeOf(this.instants, this.here);
    const before = this.instants[place];
    const isBetween = before !== undefined && order(before, this.here) !== 0; // then the one before is a step back
    this.goToPlace(place + (by < 0 && isBetween ? 0 : by));
  }

  goToFirst(): void {
    this.goToPlace(0);
  }

  goToLast(): void {
    this.goToPlace(Infinity);
  }

  seeAs(seat: number): void {
    this.as = seat;
    void this.follow();
  }

  /** To look at the board behind the drawing. */
  closeMoment(): void {
    this.moment = null;
  }

  // -- by itself ------------------------------------------------------------------------------

  play(): void {
    if (this.isLast) this.goToFirst();
    this.isPlaying = true;
    this.wait();
  }

  /** Stops at what is shown: a step that the server has not answered yet is not taken. */
  pause(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.isPlaying = false;
    if (this.shown?.as === this.as) this.here = { at: this.shown.at, nth: this.shown.nth };
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.isPlaying) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const isHere = this.isHere; // a slow server is waited for, and what it tells is then shown in full
    this.timer = window.setTimeout(
      () => {
        if (isHere && this.isLast) return this.pause();
        if (isHere) this.step(1);
        this.wait();
      },
      isHere ? this.length / this.speed : LATE,
    );
  }

  /** ms to look at what is shown, as at a table. */
  private get length(): number {
    const [event, before] = [this.shown?.news.at(-1), this.shown?.news.at(-2)];
    const scene = (event: GameEvent) => ({ version: 0, event, view: this.shown!.view });
    if (!event) return fullLength(scene({ event: "" }), undefined, "calm", SPECTATOR, null);
    return fullLength(scene(event), before && scene(before), "calm", SPECTATOR, this.ui);
  }

  // -- what the server tells ------------------------------------------------------------------

  private get isHere(): boolean {
    return this.shown !== null && order(this.shown, this.here) === 0 && this.shown.as === this.as;
  }

  private async follow(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    this.failure = null;
    try {
      while (!this.isHere) await this.show(this.here, this.as);
      const next = this.instants[this.place + 1];
      if (next) void this.views(next.at, this.as).catch(() => {}); // so that the next step is at once
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 429) setTimeout(() => void this.follow(), BUSY);
      else this.fail(problem);
    } finally {
      this.isAsking = false;
    }
  }

  private async show(here: Instant, as: number): Promise<void> {
    const [line, views] = await Promise.all([this.lineOf(as), this.views(here.at, as)]);
    if (order(here, this.here) !== 0 || as !== this.as) return; // wanted no more
    const before = this.shown;
    this.line = line;
    const isStep = before?.as === as && order(before, here) < 0 && placeOf(this.instants, before) + 1 === placeOf(this.instants, here);
    const news = isStep ? heardBetween(line, before, here).filter(isEvent) : [];
    this.moment = news.reduce((moment, event) => momentWith(event, moment, before!.view, this.ui), isStep ? this.moment : null);
    this.shown = { ...here, as, view: viewAt(views, here), news };
    const event = news.at(-1);
    if (event) this.shows(event, this.ui);
  }

  private async lineOf(as: number): Promise<PastLine> {
    const known = this.lines.get(as);
    if (known) return known;
    const found = await api.line(this.id, "", as);
    this.lines.set(as, found);
    return found;
  }

  /** What was to be seen on the way to a position; it is asked for together with those around it. */
  private async views(at: number, as: number): Promise<Views> {
    const first = at - ((at + TOGETHER - 1) % TOGETHER); // 1, 13, 25 …
    const last = Math.min(first + TOGETHER - 1, this.line?.last ?? at);
    const key = `${as} ${first}`;
    let asked = this.told.get(key);
    if (!asked) {
      if (this.told.size >= KEPT) this.told.clear();
      asked = (at ? api.way(this.id, first - 1, last, as) : api.way(this.id, 0, 0, as)).then(viewsOf);
      asked.catch(() => this.told.delete(key));
      this.told.set(key, asked);
    }
    return (await asked).get(at) ?? [];
  }

  private fail(problem: unknown): void {
    this.pause();
    this.failure = problem instanceof ApiError ? problem : new ApiError(String(problem), 0);
  }
}
