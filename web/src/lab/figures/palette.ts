/** The colours of the page that a plot stands on, read when it is drawn: they change with the theme. */

export interface Palette {
  ink: string;
  muted: string;
  rule: string;
  ground: string;
  series: string[];
  font: string;
}

/** Names of the custom properties that hold the colours. */
export interface PaletteNames {
  ink: string;
  muted: string;
  rule: string;
  ground: string;
  series: string[];
}

/** Of a page made by `speciate lab report`. */
export const REPORT: PaletteNames = {
  ink: "--ink",
  muted: "--muted",
  rule: "--rule",
  ground: "--card",
  series: ["--c0", "--c1", "--c2", "--c3", "--c4", "--c5", "--c6", "--c7"],
};

/** Of the page in `web/`. */
export const PAGE: PaletteNames = {
  ink: "--ink",
  muted: "--ink-2",
  rule: "--line",
  ground: "--sheet",
  series: ["--seat-2", "--seat-1", "--seat-5", "--seat-4", "--seat-3", "--seat-0", "--seat-6", "--seat-7"],
};

export function readPalette(element: Element, names: PaletteNames): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: colour(names.ink),
    muted: colour(names.muted),
    rule: colour(names.rule),
    ground: colour(names.ground),
    series: names.series.map(colour),
    font: style.fontFamily.replaceAll('"', "'"), // it is written into an attribute of the SVG
  };
}
