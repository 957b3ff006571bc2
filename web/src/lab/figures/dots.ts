/** Dots with their intervals, or bars: a row for each thing that was measured. */

import type { EChartsCoreOption } from "echarts/core";
import { common, dashed, EXACTLY, legend, nameRoom, TEXT, valueAxis, type Canvas } from "./axes";
import { bySeries, type FigureRow } from "./data";

const ROW = 30;
const LEGEND = 34;
const UNDER = 52; // numbers and the name of the axis
const DOT = 5.5;
const SHARE_OF_ROW = 0.62; // that the dots or the bar of several series take

interface Api {
  value(at: number): number;
  coord(point: [number, number]): [number, number];
  visual(name: "color"): string;
}

const namesOf = (rows: readonly FigureRow[]): string[] => [...new Set(rows.map((row) => row.name ?? ""))];

export function dotsHeight(rows: readonly FigureRow[]): number {
  const series = bySeries(rows).size;
  const row = Math.max(ROW, series * 15 + 8);
  return namesOf(rows).length * row + UNDER + (series > 1 ? LEGEND : 8);
}

/** Where in its row a series is drawn: side by side, so that none hides another. */
function shift(at: number, series: number, row: number): number {
  return series === 1 ? 0 : ((at + 0.5) / series - 0.5) * row * SHARE_OF_ROW;
}

export function dotsOption(canvas: Canvas): EChartsCoreOption {
  const { figure, palette, width } = canvas;
  const names = namesOf(figure.rows);
  const groups = [...bySeries(figure.rows)];
  const row = (dotsHeight(figure.rows) - UNDER - (groups.length > 1 ? LEGEND : 8)) / names.length;
  const draw = figure.kind === "bars" ? bar : dot;
  return {
    ...common(canvas),
    legend: legend(groups.map(([name]) => name), palette),
    grid: { ...EXACTLY, left: nameRoom(names, width), right: 22, top: groups.length > 1 ? LEGEND : 8, bottom: UNDER },
    xAxis: { ...valueAxis(canvas), scale: figure.kind === "dots", ...bounds(canvas) },
    yAxis: {
      type: "category",
      data: names,
      inverse: true,
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { color: palette.ink, fontSize: TEXT, width: nameRoom(names, width) - 10, overflow: "truncate", interval: 0 },
    },
    series: [
      ...markLine(canvas, names.length, row),
      ...groups.map(([name, rows], at) => ({
        type: "custom",
        name,
        itemStyle: { color: palette.series[at % palette.series.length] },
        dimensions: ["value", "row", "low", "high"],
        encode: { x: [0, 2, 3], y: 1 },
        data: rows.map((each) => [each.value, names.indexOf(each.name ?? ""), each.low ?? each.value, each.high ?? each.value]),
        renderItem: (_: unknown, api: Api) => draw(api, shift(at, groups.length, row), (row * SHARE_OF_ROW) / groups.length),
        tooltip: { formatter: ({ dataIndex }: { dataIndex: number }) => told(rows[dataIndex]!) },
      })),
    ],
  };
}

const told = (row: FigureRow): string => [row.name, row.series, row.text].filter(Boolean).join("\n");

/** So much of the axis that all values, their intervals and the mark are on it. */
function bounds({ figure }: Canvas): { min?: number; max?: number } {
  if (figure.mark === null) return {};
  const ends = figure.rows.flatMap((row) => [row.value ?? 0, row.low ?? row.value ?? 0, row.high ?? row.value ?? 0]);
  return { ...(Math.min(...ends) >= figure.mark ? { min: figure.mark } : {}), ...(Math.max(...ends) <= figure.mark ? { max: figure.mark } : {}) };
}

function dot(api: Api, down: number) {
  const [x, y] = api.coord([api.value(0), api.value(1)]);
  const [low] = api.coord([api.value(2), api.value(1)]);
  const [high] = api.coord([api.value(3), api.value(1)]);
  const colour = api.visual("color");
  const line = { x1: low, y1: y + down, x2: high, y2: y + down };
  return {
    type: "group",
    children: [
      { type: "line", shape: line, style: { stroke: colour, lineWidth: 3, opacity: 0.5, lineCap: "round" } },
      { type: "circle", shape: { cx: x, cy: y + down, r: DOT }, style: { fill: colour } },
      // a finger needs more than a dot
      { type: "rect", shape: { x: low - 8, y: y + down - 9, width: high - low + 16, height: 18 }, style: { fill: "transparent" } },
    ],
  };
}

function bar(api: Api, down: number, thick: number) {
  const [x, y] = api.coord([api.value(0), api.value(1)]);
  const [from] = api.coord([0, api.value(1)]);
  const shape = { x: Math.min(from, x), y: y + down - thick / 2, width: Math.abs(x - from), height: thick };
  return { type: "rect", shape, style: { fill: api.visual("color"), opacity: 0.85 } };
}

function markLine({ figure, palette }: Canvas, count: number, row: number): EChartsCoreOption[] {
  if (figure.mark === null) return [];
  const mark = figure.mark;
  const renderItem = (_: unknown, api: Api) => {
    const [x, top] = api.coord([mark, 0]);
    const [, bottom] = api.coord([mark, count - 1]);
    return { type: "line", shape: { x1: x, x2: x, y1: top - row / 2, y2: bottom + row / 2 }, style: dashed(palette) };
  };
  const formatter = () => figure.mark_text;
  return [{ type: "custom", name: figure.mark_text, data: [[mark, 0]], encode: { x: 0, y: 1 }, renderItem, tooltip: { formatter } }];
}
