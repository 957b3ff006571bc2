/** The script of a report: draws every figure of the page, follows the theme, and saves what is asked for. */

import { save } from "../../shared/fileNames";
import { drawFigure, type Figure } from "../figure";
import { fileOf, type FileKind } from "./files";

const figures = JSON.parse(document.getElementById("figures")!.textContent) as Figure[];

for (const figure of figures) {
  const section = document.getElementById(figure.id)!;
  const place = section.querySelector<HTMLElement>(".plot")!;
  const drawing = drawFigure(place, figure);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => drawing.redraw());
  for (const button of section.querySelectorAll<HTMLButtonElement>("button[data-file]")) {
    const kind = button.dataset.file as FileKind;
    button.addEventListener("click", async () => save(await fileOf(kind, figure, drawing.svg), `${figure.id}.${kind}`));
  }
}
document.documentElement.classList.add("drawn");
