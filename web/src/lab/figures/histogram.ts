/** How often each value came: a heap for each series over one axis. */

import type { EChartsCoreOption } from "echarts/core";
import { common, EXACTLY, TEXT, valueAxis, type Canvas } from "./axes";
import { bySeries, type FigureRow } from "./data";

const HEAP = 104; // height of one of several
const ONLY = 190;
const NAME = 30; // above each heap
const UNDER = 52;
const INSIDE = { showMinLabel: false, showMaxLabel: false }; // the ends lie between two whole numbers

interface Api {
  value(at: number): number;
  coord(point: [number, number]): [number, number];
}

export function histogramHeight(rows: readonly FigureRow[]): number {
  const series = bySeries(rows).size;
  return series > 1 ? series * HEAP + UNDER : ONLY + UNDER;
}

export function histogramOption(canvas: Canvas): EChartsCoreOption {
  const { figure, palette } = canvas;
  const groups = [...bySeries(figure.rows)];
  const tall = groups.length > 1 ? HEAP : ONLY;
  const head = groups.length > 1 ? NAME : 6;
  const ends = figure.rows.flatMap((row) => [row.from!, row.to!]);
  const range = { min: Math.min(...ends), max: Math.max(...ends) };
  const last = groups.length - 1;
  const axis = valueAxis(canvas);
  return {
    ...common(canvas),
    title: groups.map(([name], at) => ({
      show: groups.length > 1,
      text: name,
      left: 2,
      top: at * tall + 6,
      textStyle: { color: palette.ink, fontSize: TEXT, fontWeight: 600 },
    })),
    grid: groups.map((_, at) => ({ ...EXACTLY, left: 12, right: 14, top: at * tall + head, height: tall - head })),
    xAxis: groups.map((_, at) => ({
      ...axis,
      ...range,
      gridIndex: at,
      axisLine: { show: true, lineStyle: { color: palette.rule } },
      axisLabel: { ...(axis.axisLabel as object), ...INSIDE, show: at === last },
      ...(at === last ? {} : { name: "" }),
    })),
    yAxis: groups.map((_, at) => ({ type: "value", min: 0, gridIndex: at, show: false })),
    series: groups.map(([name, rows], at) => ({
      type: "custom",
      name,
      xAxisIndex: at,
      yAxisIndex: at,
      encode: { x: [0, 1], y: 2 },
      data: rows.map((row) => [row.from, row.to, row.count]),
      renderItem: (_: unknown, api: Api) => column(api, palette.series[at % palette.series.length]!),
      tooltip: { formatter: ({ dataIndex }: { dataIndex: number }) => [name, rows[dataIndex]!.text].filter(Boolean).join("\n") },
    })),
  };
}

function column(api: Api, colour: string) {
  const [left, top] = api.coord([api.value(0), api.value(2)]);
  const [right, bottom] = api.coord([api.value(1), 0]);
  const shape = { x: left, y: top, width: Math.max(1, right - left - 1), height: bottom - top };
  return { type: "rect", shape, style: { fill: colour, opacity: 0.8 } };
}
