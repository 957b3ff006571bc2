/** The island as hexagons: names, borders and places on paper, in units of a hexagon's side. */

import type { Column, Terrain } from "./view";

export interface Region {
  name: string;
  terrain: Terrain;
  star: boolean;
  /** the middle of the hexagon; a hexagon is 2 wide and √3 high */
  x: number;
  y: number;
  neighbours: string[];
  coast: boolean;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Island {
  regions: Region[];
  byName: ReadonlyMap<string, Region>;
  box: Box;
}

const LETTERS: Record<string, Terrain> = { Y: "beach", G: "meadow", B: "hill", R: "mountain" };
const AROUND = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;
export const ROW = Math.sqrt(3);

const known = new Map<string, Island>();

/** An island is worked out once: it stays the same for a whole game. */
export function islandOf(columns: readonly Column[]): Island {
  const key = JSON.stringify(columns);
  let island = known.get(key);
  if (!island) known.set(key, (island = layOut(columns)));
  return island;
}

function layOut(columns: readonly Column[]): Island {
  const west = Math.min(...columns.map(({ q }) => q));
  const cells = new Map<string, Region>();
  const rows = new Map<number, number>();
  for (const { q, r, regions } of columns) {
    regions.split(" ").forEach((sign, step) => {
      const row = (rows.get(q) ?? 0) + 1;
      rows.set(q, row);
      cells.set(`${String(q)} ${String(r + step)}`, {
        name: String.fromCharCode(97 + q - west) + String(row),
        terrain: LETTERS[sign.charAt(0)] ?? "beach",
        star: sign.endsWith("*"),
        x: 1.5 * q,
        y: ROW * (r + step + q / 2),
        neighbours: [],
        coast: false,
      });
    });
  }
  for (const [at, region] of cells) {
    const [q = 0, r = 0] = at.split(" ").map(Number);
    const found = AROUND.map(([dq, dr]) => cells.get(`${String(q + dq)} ${String(r + dr)}`));
    region.neighbours = found.flatMap((other) => other?.name ?? []);
    region.coast = region.neighbours.length < AROUND.length;
  }
  const all = [...cells.values()];
  return { regions: all, byName: new Map(all.map((region) => [region.name, region])), box: boxOf(all) };
}

function boxOf(regions: readonly Region[]): Box {
  const xs = regions.map(({ x }) => x);
  const ys = regions.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - ROW / 2];
  return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + ROW / 2 - y };
}

/** The corners of a hexagon with a flat top, as a path around (x, y). */
export function hexagon(x: number, y: number, side: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + side * Math.cos(angle)).toFixed(2)} ${(y + side * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
