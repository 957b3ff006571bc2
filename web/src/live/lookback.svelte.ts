/** Stepping back through the last moves without leaving the game. */

import type { GameEvent } from "../shared/board";
import { api } from "./api";
import { stops } from "./past";
import type { LiveTable } from "./table.svelte";

export class LookBack {
  /** The position that is shown; null is now. */
  at: number | null = $state(null);
  view: Record<string, unknown> | null = $state.raw(null);
  news: GameEvent[] = $state.raw([]);
  private stops: number[] = $state.raw([]);
  private place = $state(0);

  constructor(private readonly table: LiveTable) {}

  /** For "move 12 of 30". */
  get index(): number {
    return this.place + 1;
  }
  get count(): number {
    return this.stops.length;
  }

  async start(): Promise<void> {
    try {
      this.stops = stops(await api.line(this.table.id, this.table.token));
    } catch {
      return; // without a connection one stays where one is
    }
    if (this.stops.length > 1) await this.show(this.stops.length - 2);
  }

  canStep(by: number): boolean {
    return this.place + by >= 0;
  }

  async step(by: number): Promise<void> {
    const next = this.place + by;
    if (next >= this.stops.length - 1) this.leave();
    else if (next >= 0) await this.show(next);
  }

  leave(): void {
    this.at = this.view = null;
    this.news = [];
  }

  private async show(place: number): Promise<void> {
    const at = this.stops[place];
    if (at === undefined) return;
    try {
      const found = await api.at(this.table.id, at, this.table.token);
      this.place = place;
      this.at = at;
      this.view = found.view;
      this.news = found.news.filter((item): item is GameEvent => "event" in item);
    } catch {
      this.leave(); // never an old board that passes for another
    }
  }
}
