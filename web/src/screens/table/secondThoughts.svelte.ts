/** Before a move that is easily made too early one is asked, unless one has said that one need not be. */

import type { Regret } from "../../shared/board";
import { settings } from "../../shared/settings.svelte";

export class SecondThoughts {
  /** What is asked now. */
  asked: Regret | null = $state.raw(null);
  private answered: (goesOn: boolean) => void = () => {};

  constructor(private readonly game: string) {}

  /** Whether to go on: at once where there is nothing to ask. */
  async goesOn(regret: Regret | null): Promise<boolean> {
    if (this.asked) return false;
    if (!regret || settings.unasked.includes(this.nameOf(regret))) return true;
    this.asked = regret;
    return new Promise((resolve) => (this.answered = resolve));
  }

  answer(goesOn: boolean, never: boolean): void {
    const { asked } = this;
    this.asked = null;
    if (asked && never) settings.set({ unasked: [...settings.unasked, this.nameOf(asked)] });
    this.answered(goesOn);
  }

  private nameOf({ name }: Regret): string {
    return `${this.game}:${name}`;
  }
}
