/** Experts let go before the drawing apart from those set aside while drawing: a view counts them together. */

import { type Counts, type EvolutopiaView, EXPERTS, total } from "./view";

const NOBODY: Counts = { designer: 0, regulator: 0, "neo-urbanist": 0, builder: 0, technologist: 0 };

export interface Asides {
  dismissed: Counts;
  drawn: Counts;
}

/** Who was aside before anybody was drawn, as it was last seen in this turn. */
export interface Seen {
  turns: number;
  dismissed: Counts;
}

export function seenIn(view: EvolutopiaView, before: Seen | null): Seen | null {
  if (view.asides === 0) return { turns: view.turns, dismissed: view.aside };
  return before?.turns === view.turns ? before : null;
}

/** Null when it cannot be told: some of both were there already when one came to look. */
export function asides(view: EvolutopiaView, seen: Seen | null): Asides | null {
  if (view.asides === total(view.aside)) return { dismissed: NOBODY, drawn: view.aside };
  if (!seen) return null;
  const drawn = Object.fromEntries(EXPERTS.map((kind) => [kind, view.aside[kind] - seen.dismissed[kind]])) as Counts;
  return { dismissed: seen.dismissed, drawn };
}
