/** A figure as a file: its table as CSV, its picture as SVG or PNG. */

import { toPng } from "../../shared/picture";
import type { Cell, Figure } from "./data";

function quoted(cell: Cell | undefined): string {
  const text = cell === null || cell === undefined ? "" : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Numbers as computers write them, whatever the language of the page. */
export function toCsv(figure: Figure): string {
  const lines = [figure.columns.map(({ title }) => title), ...figure.rows.map((row) => figure.columns.map(({ key }) => row[key]))];
  return lines.map((cells) => cells.map(quoted).join(",") + "\n").join("");
}

export type FileKind = "csv" | "svg" | "png";

/** `svg` is the picture as it stands. */
export async function fileOf(kind: FileKind, figure: Figure, svg: () => string): Promise<Blob> {
  if (kind === "csv") return new Blob(["\ufeff", toCsv(figure)], { type: "text/csv" }); // spreadsheets know the letters by the mark
  if (kind === "svg") return new Blob([svg()], { type: "image/svg+xml" });
  return toPng(svg());
}
