/** How well the city looks: of the drawing only. */

import { type EvolutopiaView, INDICATORS, nuisancesLeft, target } from "./view";

/** From 0, a city in ruins, to 1, one that is saved: what stands, what is covered, how the indicators do. */
export function health(view: EvolutopiaView): number {
  if (view.result === "won") return 1;
  const left = nuisancesLeft(view);
  const covered = view.covered.length / Math.max(1, view.covered.length + left);
  const built = Object.values(view.squares).filter((content) => content.startsWith("e")).length;
  const reached = INDICATORS.map((name) => Math.min(1, view.indicators[name] / target(view)));
  const mean = reached.reduce((sum, each) => sum + each, 0) / INDICATORS.length;
  return Math.max(0, Math.min(1, 0.35 * covered + 0.25 * Math.min(1, built / 6) + 0.4 * mean));
}

/** The squares beside a square, whose ground recovers with it. */
export function beside(square: string): string[] {
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
