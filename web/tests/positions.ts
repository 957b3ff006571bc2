/** Positions of a game's `fixtures/`, which `python -m scripts.positions` writes from the engine. */

import type { Decision, GameEvent, Preview } from "../src/shared/board";

export interface Position<V, Outcome = { scores: number[]; winners: number[] }> {
  me: number;
  names: string[];
  view: V;
  decision: Decision | null;
  legal: string[];
  news: GameEvent[];
  outcome: Outcome | null;
  /** what the engine foresees, by moves joined by `;` (scripts/previews.py) */
  previews: Record<string, Preview>;
}

/** What tests ask of the files of such a folder. */
export function positionsOf<F extends Position<unknown, unknown>>(files: Record<string, F>) {
  const FIXTURES: ReadonlyMap<string, F> = new Map(
    Object.entries(files).map(([path, fixture]) => [path.replace(/^.*\/|\.json$/g, ""), fixture]),
  );

  function fixture(name: string): F {
    const found = FIXTURES.get(name);
    if (!found) throw new Error(`no fixture ${name}`);
    return structuredClone(found);
  }

  /** Those at which I owe a decision of a kind. */
  function owing(...kinds: string[]): [string, F][] {
    return [...FIXTURES].filter(([, { decision }]) => decision !== null && kinds.includes(decision.kind));
  }

  return { FIXTURES, fixture, owing };
}
