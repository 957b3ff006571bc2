/** Values over a number, such as strength over thinking time: a line with a band for each series. */

import type { EChartsCoreOption } from "echarts/core";
import { common, EXACTLY, legend, valueAxis, wholeSteps, type Canvas } from "./axes";
import { bySeries, type FigureRow } from "./data";

const HEIGHT = 340;
const LEGEND = 34;

interface Api {
  coord(point: [number, number]): [number, number];
}

export const curveHeight = (): number => HEIGHT;

export function curveOption(canvas: Canvas): EChartsCoreOption {
  const { figure, palette } = canvas;
  const groups = [...bySeries(figure.rows)];
  const colour = (at: number) => palette.series[at % palette.series.length]!;
  const axis = valueAxis(canvas);
  return {
    ...common(canvas),
    legend: legend(groups.map(([name]) => name), palette),
    grid: { ...EXACTLY, left: 54, right: 20, top: groups.length > 1 ? LEGEND + 6 : 14, bottom: 52 },
    xAxis: { ...axis, ...wholeSteps(figure.rows.map(({ x }) => x)), name: figure.axis_x },
    yAxis: { ...axis, nameGap: 40 },
    series: groups.flatMap(([name, rows], at) => [
      band(name, rows, colour(at)),
      {
        type: "line",
        name,
        symbolSize: 8,
        symbol: "circle",
        itemStyle: { color: colour(at) },
        lineStyle: { color: colour(at), width: 2 },
        data: rows.map((row) => [row.x, row.value]),
        tooltip: { formatter: ({ dataIndex }: { dataIndex: number }) => [name, rows[dataIndex]!.text].filter(Boolean).join("\n") },
      },
    ]),
  };
}

/** Between the lower and the upper ends of the intervals. */
function band(name: string, rows: readonly FigureRow[], colour: string) {
  const known = rows.filter((row) => typeof row.low === "number" && typeof row.high === "number");
  const renderItem = ({ dataIndex }: { dataIndex: number }, api: Api) => {
    if (dataIndex > 0) return undefined; // one shape for all
    const upper = known.map((row) => api.coord([row.x!, row.high!]));
    const lower = known.map((row) => api.coord([row.x!, row.low!])).reverse();
    return { type: "polygon", shape: { points: [...upper, ...lower] }, style: { fill: colour, opacity: 0.16 }, silent: true };
  };
  const data = known.flatMap((row) => [[row.x, row.low], [row.x, row.high]]);
  return { type: "custom", name, silent: true, itemStyle: { color: colour }, data, renderItem };
}
