/** The games of this server, asked for once and kept. */

import type { GameForm } from "../generated/wire";
import { api } from "../live/api";

const AGAIN = 2000; // ms before a list that did not come is asked for again

class Catalogue {
  private known: GameForm[] | null = $state.raw(null);
  private asked = false;

  /** All games; null until they are here. Asks for them by itself. */
  get all(): GameForm[] | null {
    if (this.known === null && !this.asked) void this.load();
    return this.known;
  }

  get(id: string): GameForm | null {
    return this.all?.find((game) => game.id === id) ?? null;
  }

  /** Whether all win or none does; no until it is known. */
  isCooperative(id: string): boolean {
    return this.get(id)?.cooperative ?? false;
  }

  private async load(): Promise<void> {
    this.asked = true;
    try {
      this.known = await api.games();
    } catch {
      setTimeout(() => void this.load(), AGAIN);
    }
  }
}

export const catalogue = new Catalogue();
