/** What the check says of a pack while somebody types: asked a moment after the last sign, and never out of order. */

import type { PackMistake, PackVerdict } from "../../generated/wire";
import { labApi } from "./labApi";
import { nearest, type Table } from "./packTree";

const PAUSE = 180; // ms without another sign

export class Judging {
  verdict: PackVerdict | null = $state.raw(null);
  /** what is typed is not judged yet */
  isBehind = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Looks at a pack; null is the usual one, and right. */
  look(game: string, pack: Table | null): void {
    clearTimeout(this.timer);
    const number = ++this.asked;
    if (!pack) {
      this.verdict = null;
      this.isBehind = false;
      return;
    }
    this.isBehind = true;
    this.timer = setTimeout(() => void this.ask(game, pack, number), PAUSE);
  }

  private async ask(game: string, pack: Table, number: number): Promise<void> {
    try {
      const verdict = await labApi.check(game, pack);
      if (number !== this.asked) return;
      this.verdict = verdict;
      this.isBehind = false;
    } catch {
      // asked again with the next sign; Run says what is wrong with the server
    }
  }

  get mistakes(): PackMistake[] {
    return this.verdict?.mistakes ?? [];
  }

  /** The sentences by the place beside which they are said. */
  placed(pack: Table): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const { place, text } of this.mistakes) {
      const at = nearest(pack, place);
      found.set(at, [...(found.get(at) ?? []), text]);
    }
    return found;
  }
}
