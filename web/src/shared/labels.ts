/** The words of a drawing itself, which the page has with the board: a file of `locales/` for each language. */

import { bindFrench } from "./typography";
import { type Lang, Messages } from "./words";

/** The labels in a language; English for one that we do not have. */
export function labelsOf(files: Record<Lang, string>): (lang: string) => Messages {
  const spoken = new Map<string, Messages>();
  return (lang) => {
    let labels = spoken.get(lang);
    if (!labels) {
      labels = new Messages(lang, lang === "fr" ? bindFrench(files.fr) : files.en);
      spoken.set(lang, labels);
    }
    return labels;
  };
}
