import { describe, expect, it } from "vitest";
import { nameRoom } from "./axes";
import { curveOption } from "./curve";
import { bySeries, type Figure, type FigureRow } from "./data";
import { dotsHeight, dotsOption } from "./dots";
import { toCsv } from "./files";
import { histogramOption } from "./histogram";
import type { Palette } from "./palette";

const palette: Palette = { ink: "#000", muted: "#555", rule: "#ddd", ground: "#fff", series: ["#0a0", "#00a"], font: "sans" };

function figure(kind: Figure["kind"], rows: FigureRow[], mark: number | null = null): Figure {
  const columns = [{ key: "name", title: "name" }, { key: "value", title: "value, %" }];
  return { id: "f", kind, headline: "", note: "", axis: "", axis_x: "", mark, mark_text: "same", columns, rows };
}

describe("a figure", () => {
  it("is saved as CSV with numbers as computers write them, and commas and quotes kept", () => {
    const rows = [{ name: 'no "Horns", please', value: -1.25 }, { name: "plain", value: 3 }, { name: "unknown" }];
    expect(toCsv(figure("dots", rows))).toBe('name,"value, %"\n"no ""Horns"", please",-1.25\nplain,3\nunknown,\n');
  });

  it("has no halves of what is counted on the axis of a curve", () => {
    const stepOver = (xs: number[]) => {
      const rows = xs.map((x) => ({ x, value: 0.5 }));
      return (curveOption({ figure: figure("curve", rows), palette, width: 800 }) as { xAxis: { minInterval: number } }).xAxis.minInterval;
    };
    expect([stepOver([10, 11]), stepOver([0.5, 1])]).toEqual([1, 0]); // deals, seconds
  });

  it("has a colour for each series and a row for each name", () => {
    const rows = ["a", "b"].flatMap((name) => ["x", "y"].map((series) => ({ name, series, value: 1, low: 0, high: 2 })));
    expect([...bySeries(rows).keys()]).toEqual(["x", "y"]);
    const option = dotsOption({ figure: figure("dots", rows, 0), palette, width: 800 }) as { series: unknown[]; yAxis: { data: string[] } };
    expect(option.series).toHaveLength(3); // and the dashed line
    expect(option.yAxis.data).toEqual(["a", "b"]);
    expect(dotsHeight(rows)).toBeGreaterThan(dotsHeight(rows.slice(0, 2)));
  });

  it("leaves a phone more room for the plot than for names", () => {
    expect(nameRoom(["a very long name of a variant, with much to say"], 360)).toBeLessThan(180);
    expect(nameRoom(["short"], 360)).toBeLessThan(60);
  });

  it("has all heaps over one axis", () => {
    const rows = [{ series: "x", from: 0, to: 1, count: 2 }, { series: "y", from: 4, to: 5, count: 1 }];
    const option = histogramOption({ figure: figure("histogram", rows), palette, width: 800 }) as { xAxis: { min: number; max: number }[] };
    expect(option.xAxis.map(({ min, max }) => [min, max])).toEqual([[0, 5], [0, 5]]);
  });
});
