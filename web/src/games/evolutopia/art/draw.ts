/**
 * How the city is drawn: every square is a plot of 100 × 100, seen from the front and a little from above.
 * Depth goes up and to the right, light comes from the left, so fronts are light, sides dark and tops lightest.
 */

/** A colour of palette.css by its name; `glass` is `--p-glass`. */
export type Paint = string;

export interface Shape {
  d: string;
  fill?: Paint;
  stroke?: Paint;
  width?: number;
  opacity?: number;
}

export type Scene = readonly Shape[];
type Point = readonly [x: number, y: number];

const DX = 0.55; // of a unit of depth
const DY = -0.4;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function path(points: readonly Point[], closed = true): string {
  return "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L") + (closed ? "Z" : "");
}

export function poly(fill: Paint, ...points: Point[]): Shape {
  return { d: path(points), fill };
}

export function line(stroke: Paint, width: number, ...points: Point[]): Shape {
  return { d: path(points, false), stroke, width };
}

/** A path of one's own. */
export function free(d: string, fill: Paint, opacity?: number): Shape {
  return opacity === undefined ? { d, fill } : { d, fill, opacity };
}

export function curve(d: string, stroke: Paint, width: number): Shape {
  return { d, stroke, width };
}

export function oval(fill: Paint, x: number, y: number, rx: number, ry = rx): Shape {
  const [a, b, c] = [n(x - rx), n(y), n(2 * rx)];
  return { d: `M${a} ${b}a${n(rx)} ${n(ry)} 0 1 0 ${c} 0a${n(rx)} ${n(ry)} 0 1 0 -${c} 0Z`, fill };
}

/** What stands there darkens the ground to its right. */
export function shadow(x: number, y: number, w: number, d: number): Shape {
  const [sx, sy] = [x + d * DX, y + d * DY];
  return {
    d: path([
      [x + 2, y],
      [x + w, y],
      [x + w + 7, y - 1],
      [sx + w + 8, sy - 1],
      [sx + w, sy],
    ]),
    fill: "shade",
    opacity: 0.28,
  };
}

/** Walls by their three sides. */
export interface Walls {
  front: Paint;
  side: Paint;
  top: Paint;
}

export const wall = (name: string): Walls => ({ front: name, side: `${name}-2`, top: `${name}-1` });

/** A block with its lower left corner at the front on x, y. */
export function box(x: number, y: number, w: number, h: number, d: number, { front, side, top }: Walls): Shape[] {
  const [dx, dy] = [d * DX, d * DY];
  return [
    shadow(x, y, w, d),
    poly(side, [x + w, y], [x + w + dx, y + dy], [x + w + dx, y + dy - h], [x + w, y - h]),
    poly(top, [x, y - h], [x + w, y - h], [x + w + dx, y - h + dy], [x + dx, y - h + dy]),
    poly(front, [x, y], [x + w, y], [x + w, y - h], [x, y - h]),
  ];
}

/** Rows of windows on a front. */
export function windows(x: number, y: number, w: number, h: number, columns: number, rows: number, fill: Paint): Shape {
  const [cw, ch] = [w / columns, h / rows];
  let d = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + (column + 0.22) * cw, y - h + (row + 0.2) * ch];
      d += `M${n(left)} ${n(top)}h${n(cw * 0.56)}v${n(ch * 0.58)}h-${n(cw * 0.56)}Z`;
    }
  }
  return { d, fill };
}

/** A house with its gable to the front. */
export function house(x: number, y: number, w: number, h: number, d: number, walls: Walls, roof: string): Shape[] {
  const [dx, dy] = [d * DX, d * DY];
  const rise = w * 0.42;
  const eave = 2;
  const peak: Point = [x + w / 2, y - h - rise];
  return [
    ...box(x, y, w, h, d, walls),
    poly(walls.front, [x, y - h], peak, [x + w, y - h]),
    poly(
      `${roof}-2`,
      peak,
      [x + w + eave, y - h + eave],
      [x + w + eave + dx, y - h + eave + dy],
      [peak[0] + dx, peak[1] + dy],
    ),
    line(roof, 2.4, [x - eave, y - h + eave], peak, [x + w + eave, y - h + eave]),
  ];
}

/** A tank or a tower, round. */
export function cylinder(x: number, y: number, r: number, h: number, { front, side, top }: Walls): Shape[] {
  const ry = r * 0.42;
  const [l, right] = [n(x - r), n(x + r)];
  const body = (from: string, d: string): string => `M${from} ${n(y - h)}V${n(y)}${d}V${n(y - h)}Z`;
  return [
    { ...oval("shade", x + 4, y, r + 4, ry + 1), opacity: 0.25 },
    free(body(l, `A${n(r)} ${n(ry)} 0 0 0 ${right} ${n(y)}`), front),
    free(body(n(x + r * 0.25), `A${n(r * 0.85)} ${n(ry)} 0 0 0 ${right} ${n(y)}`), side),
    oval(top, x, y - h, r, ry),
  ];
}

export function dome(x: number, y: number, r: number, { front, side }: Walls): Shape[] {
  return [
    { ...oval("shade", x + 4, y, r + 4, r * 0.4), opacity: 0.25 },
    free(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r * 0.4)} 0 0 1 ${n(x - r)} ${n(y)}Z`, front),
    free(
      `M${n(x + r * 0.2)} ${n(y - r * 0.98)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r * 0.4)} 0 0 1 ${n(x + r * 0.45)} ${n(y + r * 0.35)}Q${n(x + r * 0.6)} ${n(y - r * 0.5)} ${n(x + r * 0.2)} ${n(y - r * 0.98)}Z`,
      side,
    ),
  ];
}

/** Numbers between 0 and 1 that are the same whenever a thing is drawn. */
export function chances(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
