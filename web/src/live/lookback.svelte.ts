/** Stepping back through what happened, event by event, without leaving the game. */

import type { PastLine } from "../generated/wire";
import type { GameEvent } from "../shared/board";
import { api } from "./api";
import { heardAt, type Instant, instants, viewAt, type Views, viewsOf } from "./instants";
import type { LiveTable } from "./table.svelte";

const NOTHING: PastLine = { last: 0, over: false, steps: [] };

export class LookBack {
  /** What is shown; null is now. */
  here: Instant | null = $state.raw(null);
  view: Record<string, unknown> | null = $state.raw(null);
  /** What had just happened then. */
  news: GameEvent[] = $state.raw([]);
  private line: PastLine = $state.raw(NOTHING);
  private readonly instants = $derived(instants(this.line));
  private place = $state(0);
  private known = new Map<number, Views>();

  constructor(private readonly table: LiveTable) {}

  /** The position that is shown; null is now, or between two of them. */
  get at(): number | null {
    const { here } = this;
    return here && here.nth === heardAt(this.line, here.at) ? here.at : null;
  }

  /** For "event 12 of 30". */
  get index(): number {
    return this.place + 1;
  }
  get count(): number {
    return this.instants.length;
  }

  async start(): Promise<void> {
    try {
      this.line = await api.line(this.table.id, this.table.token);
    } catch {
      return; // without a connection one stays where one is
    }
    this.known.clear(); // an undo gives a number to another position
    if (this.count > 1) await this.show(this.count - 2);
  }

  canStep(by: number): boolean {
    return this.place + by >= 0;
  }

  async step(by: number): Promise<void> {
    const next = this.place + by;
    if (next >= this.count - 1) this.leave();
    else if (next >= 0) await this.show(next);
  }

  leave(): void {
    this.here = this.view = null;
    this.news = [];
  }

  private async show(place: number): Promise<void> {
    const here = this.instants[place];
    if (here === undefined) return;
    try {
      const views = await this.views(here.at);
      this.place = place;
      this.here = here;
      this.view = viewAt(views, here);
      this.news = [this.line.steps[here.at - 1]?.news[here.nth - 1]].filter((item): item is GameEvent => item !== undefined && "event" in item);
    } catch {
      this.leave(); // never an old board that passes for another
    }
  }

  /** The table at everything that was heard on the way to a position. */
  private async views(at: number): Promise<Views> {
    const known = this.known.get(at);
    if (known) return known;
    const found = viewsOf(await api.at(this.table.id, at, this.table.token, Math.max(0, at - 1))).get(at) ?? [];
    this.known.set(at, found);
    return found;
  }
}
