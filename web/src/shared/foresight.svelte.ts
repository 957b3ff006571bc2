/** What would come of it, as the engine says: asked once for a position, and once for moves that are tried out there. */

import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "../generated/wire";

export type { Preview };

const AGAIN = [500, 2_000, 5_000]; // ms before each further try, where an answer does not come

export class Foresight {
  private readonly found = new SvelteMap<string, Preview>();
  private readonly asked = new Set<string>();

  constructor(private readonly ask: (codes: string[]) => Promise<Preview>) {}

  /** After these moves, or as things stand; null until the answer is there, and then whoever asked is drawn anew. */
  after = (...codes: string[]): Preview | null => {
    const key = codes.join(";");
    if (!this.asked.has(key)) {
      this.asked.add(key);
      void this.fetch(key, codes);
    }
    return this.found.get(key) ?? null;
  };

  private async fetch(key: string, codes: string[]): Promise<void> {
    await Promise.resolve(); // never while something is being drawn
    for (const wait of [...AGAIN, 0]) {
      try {
        this.found.set(key, await this.ask(codes));
        return;
      } catch {
        if (wait) await new Promise((wake) => setTimeout(wake, wait)); // a board without previews can be played on too
      }
    }
  }
}

/** Previews that were made before, of a lesson or a fixture: by their moves, joined by `;`. */
export function foreseenIn(previews: Record<string, Preview>): (...codes: string[]) => Preview | null {
  return (...codes) => previews[codes.join(";")] ?? null;
}
