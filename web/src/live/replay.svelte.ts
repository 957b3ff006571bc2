/** A finished game to look at: any position, through anybody's eyes, by hand or by itself. */

import type { PastLine, PastPosition, Update } from "../generated/wire";
import { SPECTATOR, type GameEvent } from "../shared/board";
import { api, ApiError } from "./api";
import { newsBetween, type Position, rounds, stopBeside, stopFor, stops } from "./past";
import { seatsAt } from "./heldSeats";

const PACE = 1400; // ms for a stop at the usual speed
const BUSY = 1000; // ms before a server that has too much to do is asked again
const KEPT = 400; // positions that are remembered
export const SPEEDS = [0.5, 1, 2, 4] as const;

interface Shown {
  at: number;
  as: number;
  view: Record<string, unknown>;
  /** What happened since the stop before; nothing after a jump. */
  news: GameEvent[];
}

export class Replay {
  /** How the table stands at the end; null until it is here. */
  update: Update | null = $state.raw(null);
  line: PastLine | null = $state.raw(null);
  /** Where one wants to be; `shown` follows as soon as the server has told it. */
  at = $state(0);
  as = $state(SPECTATOR);
  shown: Shown | null = $state.raw(null);
  failure: ApiError | null = $state.raw(null);
  isPlaying = $state(false);
  speed = $state(1);

  readonly stops: number[] = $derived(this.line ? stops(this.line) : []);
  readonly rounds = $derived(this.line ? rounds(this.line) : []);
  readonly isFirst = $derived(this.at <= (this.stops[0] ?? 0));
  readonly isLast = $derived(this.at >= (this.stops.at(-1) ?? 0));

  private lines = new Map<number, PastLine>();
  private positions = new Map<string, PastPosition>();
  private isAsking = false;
  private timer = 0;

  constructor(readonly id: string) {}

  get isOver(): boolean {
    return this.update?.outcome !== undefined;
  }

  /** Opens the replay at a position; without one at the beginning, through one's own eyes. */
  async open({ at, as }: Position): Promise<void> {
    this.failure = null;
    try {
      const update = (this.update ??= await api.look(this.id));
      if (!this.isOver) return;
      const most = update.table.seats.length - 1;
      this.as = as === null || as > most || as < 0 ? SPECTATOR : as;
      if (as === null) this.as = seatsAt(this.id)[0]?.seat ?? SPECTATOR;
      const line = await this.lineOf(this.as);
      this.line = line;
      this.go(at ?? this.stops[0] ?? 0);
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Goes to a position. While one is on its way only the last wish counts. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.line?.last ?? 0));
    void this.follow();
  }

  /** Goes where one can see what happened at a position. */
  goToStop(at: number): void {
    this.go(stopFor(this.stops, at));
  }

  step(by: 1 | -1): void {
    this.go(stopBeside(this.stops, this.at, by));
  }

  goToFirst(): void {
    this.go(this.stops[0] ?? 0);
  }

  goToLast(): void {
    this.go(this.stops.at(-1) ?? 0);
  }

  seeAs(seat: number): void {
    this.as = seat;
    void this.follow();
  }

  // -- by itself ------------------------------------------------------------------------------

  play(): void {
    if (this.isLast) this.goToFirst();
    this.isPlaying = true;
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
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
    this.timer = window.setTimeout(() => {
      if (this.isHere) this.step(1); // a slow server is waited for
      if (this.isLast) this.pause();
      else this.wait();
    }, PACE / this.speed);
  }

  // -- what the server tells ------------------------------------------------------------------

  private get isHere(): boolean {
    return this.shown?.at === this.at && this.shown.as === this.as;
  }

  private async follow(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    this.failure = null;
    try {
      while (!this.isHere) await this.show(this.at, this.as);
      const next = stopBeside(this.stops, this.at, 1);
      void this.position(next, this.as).catch(() => {}); // so that the next step is at once
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 429) setTimeout(() => void this.follow(), BUSY);
      else this.fail(problem);
    } finally {
      this.isAsking = false;
    }
  }

  private async show(at: number, as: number): Promise<void> {
    const [line, { view }] = await Promise.all([this.lineOf(as), this.position(at, as)]);
    const before = this.shown;
    const isStep = before?.as === as && before.at < at && stopBeside(this.stops, before.at, 1) === at;
    const news = isStep ? newsBetween(line, before.at, at).filter((item): item is GameEvent => "event" in item) : [];
    this.line = line;
    this.shown = { at, as, view, news };
  }

  private async lineOf(as: number): Promise<PastLine> {
    const known = this.lines.get(as);
    if (known) return known;
    const found = await api.line(this.id, "", as);
    this.lines.set(as, found);
    return found;
  }

  private async position(at: number, as: number): Promise<PastPosition> {
    const key = `${as} ${at}`;
    const known = this.positions.get(key);
    if (known) return known;
    const found = await api.at(this.id, at, "", as);
    if (this.positions.size >= KEPT) this.positions.clear();
    this.positions.set(key, found);
    return found;
  }

  private fail(problem: unknown): void {
    this.pause();
    this.failure = problem instanceof ApiError ? problem : new ApiError(String(problem), 0);
  }
}
