/** What would come of it, before it is done: worked out from the view, by the rules that the engine keeps. */

import {
  beacons,
  crisisOf,
  type Effect,
  type EvolutopiaView,
  INDICATORS,
  type Indicator,
  isCity,
  isComplete,
  isNuisance,
  mostOf,
  nuisancesLeft,
  slotsAt,
  target,
  targetCount,
  tileOf,
} from "./view";

export type Ending = "won" | "lost" | null;

/** What changes, and whether the game ends by it. */
export interface Forecast {
  indicators: Partial<Record<Indicator, number>>;
  pawn: number;
  ends: Ending;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** over.indicator, over.crisis, over.win; over.both: what would win and lose at once loses. */
function judge(view: EvolutopiaView, values: Record<Indicator, number>, pawn: number, nuisances: number): Ending {
  if (pawn >= beacons(view) || INDICATORS.some((name) => values[name] <= 0)) return "lost";
  const reached = INDICATORS.filter((name) => values[name] >= target(view)).length;
  return reached >= targetCount(view) && nuisances === 0 ? "won" : null;
}

/** inaugurate.score: where the indicators would stand, before the tile is placed. */
export function forecastTile(view: EvolutopiaView, tile: string): Forecast {
  const values = { ...view.indicators };
  const changed: Forecast["indicators"] = {};
  for (const name of INDICATORS) {
    const by = tileOf(view, tile).gains[name];
    if (by) changed[name] = values[name] = clamp(values[name] + by, 0, mostOf(view));
  }
  return { indicators: changed, pawn: view.pawn, ends: judge(view, values, view.pawn, nuisancesLeft(view)) };
}

/** The same with the square it goes on: with its last nuisance covered the city may be saved. */
export function forecastBuild(view: EvolutopiaView, square: string): Ending {
  const content = view.squares[square] ?? "";
  const values = { ...view.indicators };
  const spoilt = view.box.nuisances[content];
  if (spoilt && view.remedy) values[spoilt] = clamp(values[spoilt] + 1, 0, mostOf(view));
  return judge(view, values, view.pawn, nuisancesLeft(view) - (isNuisance(content) ? 1 : 0));
}

/** What effects do to the indicators and the crisis pawn; the rest of them is left to words. */
export function forecastEffects(view: EvolutopiaView, effects: readonly Effect[]): Forecast {
  const values = { ...view.indicators };
  const changed: Forecast["indicators"] = {};
  let pawn = view.pawn;
  let ends: Ending = null;
  for (const { op, n = 1, indicator } of effects) {
    if (op === "crisis-track") pawn = clamp(pawn + n, 1, beacons(view));
    if (op === "indicator" && indicator) {
      changed[indicator] = values[indicator] = clamp(values[indicator] + n, 0, mostOf(view));
    }
    ends ??= judge(view, values, pawn, nuisancesLeft(view));
  }
  return { indicators: changed, pawn, ends };
}

/** crisis.check: what the crisis does if it is left as it is; null while it is managed, or there is none. */
export function threat(view: EvolutopiaView): Forecast | null {
  if (view.crisis === null || view.phase === "over" || isComplete(slotsAt(view, "crisis"))) return null;
  return forecastEffects(view, crisisOf(view, view.crisis).unmanaged);
}

/** inaugurate.adjacent: up, down, left, right. */
export function neighbours(square: string): string[] {
  const column = "abcd".indexOf(square.charAt(0));
  const row = Number(square.slice(1));
  const near: [number, number][] = [
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
    [column, row + 1],
  ];
  return near.filter(([c, r]) => c >= 0 && c < 4 && r >= 1 && r <= 4).map(([c, r]) => "abcd".charAt(c) + String(r));
}

/** inaugurate.adjacent, inaugurate.nuisance: the squares where an evolution could go. */
export function squaresFor(view: EvolutopiaView, tile: string, remedy = view.remedy): string[] {
  const { gains } = tileOf(view, tile);
  return Object.entries(view.squares)
    .filter(([square, content]) => {
      if (isCity(content)) return false;
      if (!view.anywhere && !neighbours(square).some((near) => isCity(view.squares[near] ?? ""))) return false;
      if (!isNuisance(content)) return !remedy;
      const spoilt = view.box.nuisances[content];
      return remedy || (spoilt !== undefined && (gains[spoilt] ?? 0) > 0);
    })
    .map(([square]) => square);
}

/** From 0, a city in ruins, to 1, one that is saved: what stands, what is covered, how the indicators do. */
export function health(view: EvolutopiaView): number {
  if (view.result === "won") return 1;
  const left = nuisancesLeft(view);
  const covered = view.covered.length / Math.max(1, view.covered.length + left);
  const built = Object.values(view.squares).filter((content) => content.startsWith("e")).length;
  const reached = INDICATORS.map((name) => Math.min(1, view.indicators[name] / target(view)));
  const mean = reached.reduce((sum, each) => sum + each, 0) / INDICATORS.length;
  return clamp(0.35 * covered + 0.25 * Math.min(1, built / 6) + 0.4 * mean, 0, 1);
}
