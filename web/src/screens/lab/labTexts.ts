/** The words of the lab, which are loaded with it. */

import { labelsOf } from "../../shared/labels";
import { settings } from "../../shared/settings.svelte";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";

const labels = labelsOf({ en, fr });

export const say = (key: string, args: Record<string, unknown> = {}): string => labels(settings.lang).t(key, args);
export const says = (key: string): boolean => labels(settings.lang).has(key);

/** A word that nobody has put into a sentence, as a person would write it: `long-neck` is "Long neck". */
export function plainly(key: string): string {
  const text = key.replaceAll(/[-_]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
