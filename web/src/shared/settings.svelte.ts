/** What a person has chosen for this browser: language, theme, sound, motion, speed, and the name they play under. */

import { SPEEDS, type Speed } from "../live/pacing";
import type { Lang } from "./words";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";

const KEY = "speciate.settings";

interface Saved {
  lang?: Lang;
  theme?: Theme;
  motion?: Motion;
  /** How fast what happened is shown. */
  speed?: Speed;
  sound?: boolean;
  notices?: boolean;
  name?: string;
  /** Which name is used while none was given. */
  nickname?: number;
  /** The tutorial was offered, and taken or declined. */
  welcomed?: boolean;
  /** Questions that are not asked any more: `<game>:<name of a Regret>`. */
  unasked?: string[];
  /** The games that one has played to the end. */
  played?: string[];
}

function read(): Saved {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof data === "object" && data !== null ? (data as Saved) : {};
  } catch {
    return {}; // storage may be forbidden, or hold something else
  }
}

function systemLang(): Lang {
  const first = navigator.languages.find((tag) => /^(en|fr)\b/.test(tag));
  return first?.startsWith("fr") ? "fr" : "en";
}

class Settings {
  private saved: Saved = $state(read());
  private readonly darkQuery = matchMedia("(prefers-color-scheme: dark)");
  private readonly calmQuery = matchMedia("(prefers-reduced-motion: reduce)");
  private systemDark = $state(this.darkQuery.matches);
  private systemCalm = $state(this.calmQuery.matches);

  constructor() {
    this.darkQuery.addEventListener("change", (event) => (this.systemDark = event.matches));
    this.calmQuery.addEventListener("change", (event) => (this.systemCalm = event.matches));
  }

  get lang(): Lang {
    return this.saved.lang === "en" || this.saved.lang === "fr" ? this.saved.lang : systemLang();
  }
  get theme(): Theme {
    return this.saved.theme ?? "system";
  }
  get motion(): Motion {
    return this.saved.motion ?? "system";
  }
  get speed(): Speed {
    return SPEEDS.includes(this.saved.speed as Speed) ? this.saved.speed! : "calm";
  }
  get sound(): boolean {
    return this.saved.sound ?? false;
  }
  get notices(): boolean {
    return this.saved.notices ?? false;
  }
  get name(): string {
    return typeof this.saved.name === "string" ? this.saved.name.slice(0, 30) : "";
  }

  get nickname(): number | null {
    return Number.isSafeInteger(this.saved.nickname) ? Math.abs(this.saved.nickname!) : null;
  }

  get welcomed(): boolean {
    return this.saved.welcomed ?? false;
  }

  get unasked(): readonly string[] {
    return Array.isArray(this.saved.unasked) ? this.saved.unasked : [];
  }

  get played(): readonly string[] {
    return Array.isArray(this.saved.played) ? this.saved.played : [];
  }

  /** What the system's wishes and the person's add up to. */
  get isDark(): boolean {
    return this.theme === "system" ? this.systemDark : this.theme === "dark";
  }
  get isCalm(): boolean {
    return this.motion === "system" ? this.systemCalm : this.motion === "less";
  }

  set(change: Saved): void {
    Object.assign(this.saved, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.saved));
    } catch {
      // kept for this visit only
    }
  }
}

export const settings = new Settings();
