/** The score graph in numbers: where each score lies in the picture, and what is written beside it. */

import type { RoundScores } from "../../generated/wire";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
  score: number;
}

export interface Graph {
  /** One line a seat. */
  lines: Point[][];
  /** One column a round. */
  columns: { x: number; round: number; at: number }[];
  ticks: { y: number; score: number }[];
}

/** Round numbers from at most `least` to at least `most`, about `count` steps apart: 0, 20, 40 … */
export function ticks(least: number, most: number, count = 4): number[] {
  const rough = Math.max(1, (most - least) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export function graph(rounds: readonly RoundScores[], seats: number, box: Box): Graph {
  const all = rounds.flatMap(({ scores }) => scores);
  const marks = ticks(Math.min(0, ...all), Math.max(0, ...all));
  const [least, most] = [marks[0]!, marks.at(-1)!];
  const x = (i: number) =>
    rounds.length < 2 ? (box.left + box.right) / 2 : box.left + ((box.right - box.left) * i) / (rounds.length - 1);
  const y = (score: number) => box.bottom - ((box.bottom - box.top) * (score - least)) / (most - least);
  return {
    lines: Array.from({ length: seats }, (_, seat) =>
      rounds.map(({ scores }, i) => ({ x: x(i), y: y(scores[seat] ?? 0), score: scores[seat] ?? 0 })),
    ),
    columns: rounds.map(({ round, at }, i) => ({ x: x(i), round, at })),
    ticks: marks.map((score) => ({ y: y(score), score })),
  };
}

/** Where a position lies between the columns. */
export function markAt(columns: Graph["columns"], at: number): number {
  const after = columns.findIndex((column) => column.at >= at);
  const [before, next] = [columns[after - 1], columns[after]];
  if (!next) return columns.at(-1)?.x ?? 0;
  if (!before) return next.x;
  return before.x + ((next.x - before.x) * (at - before.at)) / (next.at - before.at);
}

/** Heights moved apart until none is nearer to another than `gap`, in their order and within the box. */
export function spread(ys: readonly number[], gap: number, { top, bottom }: Pick<Box, "top" | "bottom">): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => ys[a]! - ys[b]!);
  const out = [...ys];
  let floor = top;
  for (const i of order) floor = (out[i] = Math.max(out[i]!, floor)) + gap;
  let ceiling = bottom;
  for (const i of order.reverse()) ceiling = (out[i] = Math.min(out[i]!, ceiling)) - gap;
  return out;
}
