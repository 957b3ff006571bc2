/** Hints at one table: of the position as it stands, and of the choice that is half made. */

import type { Advice, Preview, Worth } from "../generated/wire";
import { atOnce, GO, instead, lineOf, ranked, type Told, told, within } from "../shared/advice";
import type { Begun } from "../shared/begun";
import type { Words } from "../shared/words";

export interface Counsel {
  told: Told[];
  /** what it goes on from; null where it speaks of the position as it stands */
  begun: Begun | null;
  /** what would have been better than what was begun */
  instead: Told | null;
}

const MOST = 7; // moves that can be as good as made

export class Adviser {
  /** of one position the same is said however often it is asked */
  private usual: { position: string; advice: Promise<Advice> } | null = null;
  /** what was advised and is not done yet */
  private line: string[] = [];

  constructor(
    private readonly ask: (begun: Begun | null) => Promise<Advice>,
    private readonly foresee: (codes: string[]) => Promise<Preview>,
  ) {}

  async counsel(position: string, begun: Begun | null, words: Words): Promise<Counsel> {
    const usual = await this.ofPosition(position);
    const next = begun && (await this.further(usual, begun));
    const from = next ? begun : null;
    const after = from?.after ?? [];
    const expected = [...lineOf(usual, after), ...this.line].find((code) => !after.includes(code));
    const go = after.length && from?.among.length ? 1 : GO; // a second half is the whole rest
    const [first, ...others] = ranked(next ?? usual, expected);
    const best = go > 1 ? await this.goOn(after, first!) : first!;
    this.line = [...after, ...atOnce(best)];
    const better = from ? instead(usual, from) : null;
    return { told: told([best, ...others], words, go), begun: from, instead: better ? told([better], words)[0]! : null };
  }

  /** Of what can be done now the bot has thought already. Null where chance comes in between, and nothing can be said. */
  private async further(usual: Advice, begun: Begun): Promise<Advice | null> {
    return (begun.after.length ? null : within(usual, begun.among)) ?? (await this.ask(begun).catch(() => null));
  }

  /** A move with what the bot would do right after it, where it did not look so far ahead. */
  private async goOn(before: readonly string[], worth: Worth): Promise<Worth> {
    const after = [...before, worth.move];
    if (atOnce(worth).length > 1 || after.length > MOST) return worth;
    try {
      const { certain, made, legal } = await this.foresee(after);
      if (!certain || made < after.length || !legal.length) return worth;
      const { move } = await this.ask({ after, among: [] });
      return { ...worth, line: [worth.move, move], seats: [0, 0] };
    } catch {
      return worth; // its move alone is advice too
    }
  }

  /** What was played: what was advised beyond it still holds, unless it was something else. */
  played(moves: readonly string[]): void {
    const isAdvised = moves.every((move) => this.line.includes(move));
    this.line = isAdvised ? this.line.filter((code) => !moves.includes(code)) : [];
  }

  private async ofPosition(position: string): Promise<Advice> {
    if (this.usual?.position !== position) this.usual = { position, advice: this.ask(null) };
    try {
      return await this.usual.advice;
    } catch (problem) {
      this.usual = null;
      throw problem;
    }
  }
}
