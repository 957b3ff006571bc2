/** What a measure is called, and what it is. */

import type { Words } from "../../shared/words";
import { plainly, say, says } from "./labTexts";

/** `trait_horns` and `gene_leg` are the game's own words. */
export function measureName(name: string, words: Words | null): string {
  if (says(`measure-${name}`)) return say(`measure-${name}`);
  const [, kind, what] = /^([a-z]+)_(.+)$/.exec(name) ?? [];
  if (kind && what && words?.has(`${kind}-${what}`) && says(`measure-of-${kind}`)) return say(`measure-of-${kind}`, { what: words.t(`${kind}-${what}`) });
  return plainly(name);
}

export function measureAbout(name: string): string {
  return says(`measure-${name}.about`) ? say(`measure-${name}.about`) : "";
}
