/** Draws a figure of the lab: the same plots in a report that stands by itself and on the lab's page. */

import { CustomChart, LineChart } from "echarts/charts";
import { GridComponent, LegendScrollComponent, TitleComponent, TooltipComponent } from "echarts/components";
import { init, use, type EChartsCoreOption } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { Canvas } from "./figures/axes";
import { curveHeight, curveOption } from "./figures/curve";
import type { Figure, FigureRow } from "./figures/data";
import { dotsHeight, dotsOption } from "./figures/dots";
import { histogramHeight, histogramOption } from "./figures/histogram";
import { readPalette, REPORT, type PaletteNames } from "./figures/palette";

export type { Figure, FigureRow } from "./figures/data";
export { PAGE, REPORT } from "./figures/palette";

use([CustomChart, LineChart, GridComponent, LegendScrollComponent, TitleComponent, TooltipComponent, SVGRenderer]);

interface Kind {
  height(rows: readonly FigureRow[]): number;
  option(canvas: Canvas): EChartsCoreOption;
}

const DOTS: Kind = { height: dotsHeight, option: dotsOption };
const KINDS: Record<Figure["kind"], Kind> = {
  dots: DOTS,
  bars: DOTS,
  histogram: { height: histogramHeight, option: histogramOption },
  curve: { height: curveHeight, option: curveOption },
};

/** A plot that has been drawn. */
export interface Drawing {
  /** draws other data, or the same in the colours of now */
  redraw(figure?: Figure): void;
  /** the picture as it stands, as SVG */
  svg(): string;
  dispose(): void;
}

/** Draws into an element, as wide as that is, and follows its width. `names` are the custom properties with the colours. */
export function drawFigure(element: HTMLElement, figure: Figure, names: PaletteNames = REPORT): Drawing {
  let shown = figure;
  element.setAttribute("role", "img");
  element.replaceChildren(); // a picture that stood there for those without a script
  emptiedWithoutMarkup(element);
  const height = () => KINDS[shown.kind].height(shown.rows);
  const chart = init(element, null, { renderer: "svg", width: element.clientWidth, height: height() });
  const draw = () => {
    element.setAttribute("aria-label", shown.headline);
    element.style.height = `${height()}px`;
    const width = element.clientWidth;
    chart.resize({ width, height: height() });
    chart.setOption(KINDS[shown.kind].option({ figure: shown, palette: readPalette(element, names), width }), { notMerge: true });
  };
  draw();
  let width = element.clientWidth;
  const watch = new ResizeObserver(() => {
    if (element.clientWidth !== width) draw();
    width = element.clientWidth;
  });
  watch.observe(element);
  return {
    redraw(other = shown) {
      shown = other;
      draw();
    },
    svg: () => chart.renderToSVGString(),
    dispose() {
      watch.disconnect();
      chart.dispose();
    },
  };
}

/** The library empties its element by `innerHTML`, which a page that demands trusted types does not let happen. */
function emptiedWithoutMarkup(element: HTMLElement): void {
  Object.defineProperty(element, "innerHTML", { configurable: true, set: () => element.replaceChildren() });
}
