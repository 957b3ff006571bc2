/** The page's own texts, in the language of the settings. Both languages are small, so switching needs no network. */

import en from "../locales/en.ftl?raw";
import fr from "../locales/fr.ftl?raw";
import { settings } from "./settings.svelte";
import { bindFrench } from "./typography";
import { Messages } from "./words";

const messages = { en: new Messages("en", en), fr: new Messages("fr", fr) };

/** A text of the page; in markup and `$derived` it follows the language by itself. */
export function t(key: string, args: Record<string, unknown> = {}): string {
  const text = messages[settings.lang].t(key, args);
  return settings.lang === "fr" ? bindFrench(text) : text;
}

export function has(key: string): boolean {
  return messages[settings.lang].has(key);
}
