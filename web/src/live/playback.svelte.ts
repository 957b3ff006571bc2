/** The page as a player of what it was sent: what happened is shown one thing after another, each with the table as it was then.
 *
 * The server goes on at its own speed. What it tells waits here and is shown at the speed a person has chosen; it catches up
 * by itself, can be skipped, and what was shown (or missed) can be looked at again. */

import type { GameUi } from "../shared/board";
import { actorOf, lengthOfNext, type Speed } from "./pacing";
import { type Moment, momentWith } from "./moments";
import type { Scene } from "./scenes";

const KEPT = 600; // scenes that can be looked at again
const MISSED = 12; // more than this many that came while one was away are not played unasked,
const AWAY = 15_000; // if one was away for longer than this, in ms

/** What a playback needs of the page. */
export interface Stage {
  now(): number;
  after(ms: number, act: () => void): () => void;
  speed(): Speed;
  ui(): GameUi | null;
  /** Called when a scene begins to be shown, live. */
  shows?(scene: Scene): void;
  /** Called when all was shown, or skipped. */
  ends?(): void;
}

export class Playback {
  /** What is shown; null is the table as it is now. */
  current: Scene | null = $state.raw(null);
  moment: Moment | null = $state.raw(null);
  /** Looking again at what was shown, by hand or by itself. */
  isReviewing = $state(false);
  isPaused = $state(false);
  /** How much came while nobody looked, and was not shown. */
  missed = $state(0);

  private kept: Scene[] = $state.raw([]);
  private place = $state(0); // in `kept`: what comes next
  private end = 0; // where a review ends
  private arrived = 0; // when the last of what waits came
  private isHeld = true; // until the board is there
  private heldSince: number;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly stage: Stage,
    readonly me: number,
  ) {
    this.heldSince = stage.now();
  }

  /** Something is shown that is not the table as it is now. */
  get isOn(): boolean {
    return this.current !== null;
  }
  /** What is shown need not be over before one chooses. */
  get isAside(): boolean {
    if (this.isReviewing || !this.current?.isAside) return false; // first: what waits changes with everything that is told
    // what waits behind it is of the same choice: else that choice is made, and the table has gone on
    return this.kept.slice(this.place).every((scene) => scene.isAside);
  }
  /** Who acts in what is shown. */
  get actor(): number | null {
    return this.current ? this.actorIn(this.current) : null;
  }
  /** For "3 of 12" in a review. */
  get index(): number {
    return this.place - this.from;
  }
  get count(): number {
    return this.end - this.from;
  }
  /** Whether there is anything to look at again. */
  get hasPast(): boolean {
    return this.kept.length > 0;
  }
  private from = $state(0); // where a review begins

  private actorIn({ event, view }: Scene): number | null {
    return actorOf(event, this.stage.ui(), view);
  }

  /** Takes in what the server told; what is `seen` already (or too long ago) is only kept. */
  add(scenes: readonly Scene[], seen = false): void {
    if (!scenes.length) return;
    this.kept = [...this.kept, ...scenes];
    const over = this.kept.length - KEPT;
    if (over > 0) {
      this.kept = this.kept.slice(over);
      this.place = Math.max(0, this.place - over);
      [this.from, this.end] = [Math.max(0, this.from - over), Math.max(0, this.end - over)];
    }
    this.arrived = this.stage.now();
    if (this.isReviewing) return; // it is shown as it is when the review ends
    if (seen || this.stage.speed() === "instant") this.place = this.kept.length;
    else if (!this.isHeld && !this.cancel) this.showNext();
  }

  /** Nobody looks: the page is hidden, or another seat has the screen. What comes meanwhile waits. */
  hold(isHeld: boolean): void {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    if (isHeld) {
      this.heldSince = this.stage.now();
      this.rest();
    } else this.goOn(this.stage.now() - this.heldSince > AWAY);
  }

  private goOn(wasAway: boolean): void {
    const waiting = this.kept.length - this.place;
    if (!waiting || this.isReviewing) return;
    this.arrived = this.stage.now();
    if (wasAway && waiting > MISSED) this.miss(waiting);
    else if (this.stage.speed() === "instant") this.skip();
    else if (!this.isHeld) this.showNext();
  }

  /** Opened anew: what came since this browser last looked. */
  returned(count: number): void {
    const waiting = Math.min(count, this.kept.length);
    this.place = this.kept.length - waiting;
    this.goOn(true);
  }

  private miss(count: number): void {
    this.skip();
    this.missed = count;
  }

  /** To the table as it is now. */
  skip = (): void => {
    this.rest();
    this.place = this.kept.length;
    this.isReviewing = this.isPaused = false;
    this.current = this.moment = null;
    this.stage.ends?.();
  };

  // -- looking again --------------------------------------------------------------------------

  /** What was missed, from its beginning. */
  reviewMissed(): void {
    this.review(this.kept.length - this.missed);
  }

  /** What the others did since one's own last turn, or all there is. */
  reviewSinceMyTurn(): void {
    const isMine = (place: number) => this.actorIn(this.kept[place]!) === this.me;
    let from = this.kept.length;
    while (from > 0 && isMine(from - 1)) from--; // what I have done of this turn already
    while (from > 0 && !isMine(from - 1)) from--;
    this.review(from);
  }

  private review(from: number): void {
    this.rest();
    this.missed = 0;
    [this.from, this.end, this.place] = [from, this.kept.length, from];
    if (this.end <= from) return;
    this.isReviewing = true;
    this.isPaused = false;
    this.showNext();
  }

  step(by: 1 | -1): void {
    this.rest();
    this.isPaused = true;
    if (by < 0) this.moment = null;
    const place = this.place + by;
    if (place > this.end) return this.skip();
    this.place = Math.max(this.from + 1, place) - 1;
    this.show();
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.rest();
    else this.wait();
  }

  forgetMissed(): void {
    this.missed = 0;
  }

  // -- one after another ----------------------------------------------------------------------

  private rest(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private showNext(): void {
    this.cancel = null;
    if (this.place >= (this.isReviewing ? this.end : this.kept.length)) return this.skip();
    this.show();
    this.wait();
  }

  /** The scene at `place`; after that the place is the one behind it. */
  private show(): void {
    const scene = this.kept[this.place];
    if (!scene) return;
    const before = this.kept[this.place - 1]?.view ?? scene.view;
    this.moment = momentWith(scene.event, this.moment, before, this.stage.ui());
    this.place++;
    this.current = scene;
    if (!this.isReviewing) this.stage.shows?.(scene);
  }

  private wait(): void {
    const speed = this.isReviewing && this.stage.speed() === "instant" ? "calm" : this.stage.speed();
    const waiting = this.kept.slice(this.place - 1, this.isReviewing ? this.end : undefined);
    // a review takes the time it takes
    const waited = this.isReviewing ? -Infinity : this.stage.now() - this.arrived;
    const length = lengthOfNext(waiting, this.kept[this.place - 2], waited, speed, this.me, this.stage.ui());
    this.cancel = this.stage.after(length, () => this.showNext());
  }
}
