/** A picture of what is on the page: an element with the styles that hold now, as SVG that stands by itself, or as PNG. */

const SVG = "http://www.w3.org/2000/svg";
const SCALE = 2; // dots of a PNG for each of the page

/** The rules that apply now: a picture is looked at elsewhere, so what depends on the screen is settled here. */
export function settledRules(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? settledRules(rule.cssRules) : [];
    return rule instanceof CSSImportRule ? [] : [rule.cssText];
  });
}

function styles(): string {
  return [...document.styleSheets].flatMap((sheet) => settledRules(sheet.cssRules)).join("\n");
}

/** The element as it stands, with what it stands on. */
export function toSvg(element: HTMLElement): string {
  const { width, height } = element.getBoundingClientRect();
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("width", String(Math.ceil(width)));
  root.setAttribute("height", String(Math.ceil(height)));
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value); // the theme
  const style = document.createElementNS(SVG, "style");
  style.textContent = `${styles()}\n* { animation: none !important; transition: none !important; }`;
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  const ground = document.createElement("div");
  ground.className = "picture-ground";
  ground.style.cssText = `width:${width}px;height:${height}px;position:relative;display:grid`;
  ground.append(element.cloneNode(true));
  frame.append(ground);
  root.append(style, frame);
  return new XMLSerializer().serializeToString(root);
}

/** Draws it; throws where the browser lets no drawing of markup out. */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))));
}
