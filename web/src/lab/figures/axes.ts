/** What all kinds of plots share: how axes, legends and tips look. */

import type { EChartsCoreOption } from "echarts/core";
import type { Figure } from "./data";
import type { Palette } from "./palette";

export const TEXT = 13;
const SMALL = 12;
const LETTER = 7.4; // width of one at TEXT, on average
const NARROW = 560; // a phone

/** All that an option of a plot depends on. */
export interface Canvas {
  figure: Figure;
  palette: Palette;
  width: number;
}

/** A number of an axis as the language of the page writes it. */
function written(value: number): string {
  return value.toLocaleString(document.documentElement.lang || "en", { maximumFractionDigits: 6 }).replace("-", "−");
}

/** What is counted has no halves: "10.5 deals" is no number of an axis. */
export function wholeSteps(values: readonly (number | null | undefined)[]): EChartsCoreOption {
  return { minInterval: values.every((value) => typeof value !== "number" || Number.isInteger(value)) ? 1 : 0 };
}

export function valueAxis({ figure, palette, width }: Canvas): EChartsCoreOption {
  return {
    type: "value",
    scale: true,
    name: figure.axis,
    nameLocation: "middle",
    nameGap: 30,
    nameTextStyle: { color: palette.muted, fontSize: SMALL, width: width * 0.6, overflow: "truncate" },
    axisLabel: { color: palette.muted, fontSize: SMALL, hideOverlap: true, formatter: written },
    splitLine: { lineStyle: { color: palette.rule } },
    axisLine: { show: false },
    axisTick: { show: false },
  };
}

/** The room for names at the left: as much as they need, but not half of a phone. */
export function nameRoom(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length)) * LETTER;
  return Math.min(longest + 14, width * (width < NARROW ? 0.36 : 0.4));
}

export function legend(names: readonly string[], palette: Palette): EChartsCoreOption {
  const show = names.length > 1;
  return { show, type: "scroll", top: 0, left: 0, itemWidth: 14, textStyle: { color: palette.ink, fontSize: TEXT }, data: [...names] };
}

/** Tips are drawn as text in the picture: the policy of the pages lets no markup be made. */
export function tip(palette: Palette): EChartsCoreOption {
  return {
    renderMode: "richText",
    trigger: "item",
    confine: true,
    backgroundColor: palette.ground,
    borderColor: palette.muted,
    textStyle: { color: palette.ink, fontSize: TEXT },
  };
}

export function common({ palette }: Canvas): EChartsCoreOption {
  return {
    animation: false,
    backgroundColor: palette.ground,
    textStyle: { fontFamily: palette.font },
    color: palette.series,
    tooltip: tip(palette),
  };
}

/** The room of the plot itself is what we say: the library would make it smaller for the sake of a long name. */
export const EXACTLY = { outerBoundsMode: "none" } as const;

/** The dashed line of what one compares with. */
export function dashed(palette: Palette): EChartsCoreOption {
  return { stroke: palette.muted, lineDash: [4, 4], lineWidth: 1.2, fill: "none" };
}
