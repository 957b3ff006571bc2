/** The words of games, kept by game and language once they were loaded. */

import type { Vocabulary } from "../generated/wire";
import { api } from "../live/api";
import { settings } from "./settings.svelte";
import { bindFrench } from "./typography";

class Vocabularies {
  private known: Record<string, Vocabulary> = $state.raw({});
  private asked = new Set<string>();

  /** A game's words in the language of the settings; null until they are here. Asks for them by itself. */
  get(game: string): Vocabulary | null {
    const key = `${game} ${settings.lang}`;
    const found = this.known[key];
    if (found) return found;
    if (game && !this.asked.has(key)) void this.load(game, settings.lang, key);
    // until French is here, English is better than nothing
    return Object.values(this.known).find((words) => words.game === game) ?? null;
  }

  private async load(game: string, lang: string, key: string): Promise<void> {
    this.asked.add(key);
    try {
      const words = await api.words(game, lang); // before the rest is copied: others may come in meanwhile
      const bound = lang === "fr" ? { ...words, ftl: bindFrench(words.ftl) } : words;
      this.known = { ...this.known, [key]: bound };
    } catch {
      setTimeout(() => {
        this.asked.delete(key);
        this.known = { ...this.known }; // whoever needs it asks again
      }, 2000);
    }
  }
}

export const vocabularies = new Vocabularies();
