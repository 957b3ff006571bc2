/** Where a learner stands in a tutorial, and what the last click was worth. */

import type { Lesson } from "../../shared/board";
import type { Refusal } from "../../shared/words";

/** A click that was not it: impossible, with the reason, or possible and not what is asked for. */
export type Miss = { refusal: Refusal } | "other";

export class Course {
  at = $state(0);
  /** the moves that solved the lesson; "" for a question that was asked */
  private solved: string | null = $state(null);
  miss: Miss | null = $state.raw(null);

  constructor(readonly lessons: readonly Lesson[]) {}

  get lesson(): Lesson {
    return this.lessons[this.at]!;
  }

  /** There is something to do here; otherwise it is only read. */
  get isTask(): boolean {
    return this.lesson.decision !== null;
  }

  get isDone(): boolean {
    return this.solved !== null;
  }

  get isLast(): boolean {
    return this.at === this.lessons.length - 1;
  }

  /** What the board shows: the position, or what came of the right moves. */
  get shown(): Pick<Lesson, "view" | "decision" | "legal" | "previews"> & { news: Lesson["wanted"][string]["news"] } {
    const after = this.solved ? this.lesson.wanted[this.solved] : undefined;
    if (after) return { ...after, decision: null, legal: [] };
    return { ...this.lesson, news: [] };
  }

  /** What to click next, as CSS selectors; of those that the board has, the last is meant. */
  get pointers(): string[][] {
    if (this.isDone) return [];
    const { wanted, asks, verbs, lit } = this.lesson;
    if (!this.isTask) return [lit.map((piece) => `[data-piece="${piece}"]`)];
    const ways = (asks ? [asks] : Object.keys(wanted)).map((codes) => codes.split(";"));
    const most = Math.max(...ways.map((codes) => codes.length));
    const moves = Array.from({ length: most }, (_, i) => ways.map((codes) => `[data-move="${codes[i] ?? ""}"]`));
    return [...verbs.map((verb) => [`[data-verb="${verb}"]`]), ...moves];
  }

  act(...codes: string[]): void {
    const moves = codes.join(";");
    if (this.isDone) return;
    if (moves in this.lesson.wanted) {
      this.solved = moves;
      this.miss = null;
    } else this.miss = "other";
  }

  why(...codes: string[]): void {
    const moves = codes.join(";");
    const refusal = this.lesson.refusals[moves];
    this.miss = refusal ? { refusal } : "other";
    if (moves === this.lesson.asks) this.solved = "";
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.lessons.length - 1, at));
    this.again();
  }

  again(): void {
    this.solved = null;
    this.miss = null;
  }
}
