/** What grows and rises on a region: shapes of a hexagon 100 to each corner, the same whenever they are drawn. */

import type { Region } from "./island";
import type { Terrain } from "./view";

export interface Shape {
  d: string;
  /** a class of Land.svelte */
  paint: string;
}

/** A number between 0 and 1 that belongs to a name for good. */
export function chance(name: string, salt: number): number {
  let hash = 2166136261 ^ (salt * 374761393);
  for (const sign of name) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

type Pen = (x: number, y: number, scale: number) => Shape[];

/** A path of plain numbers, moved and scaled; letters in capitals take points. */
function put(d: string, x: number, y: number, scale: number, flip = 1): string {
  let isX = true;
  return d.replace(/-?\d+(\.\d+)?|[A-Z]/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? x + Number(part) * scale * flip : y + Number(part) * scale;
    isX = !isX;
    return value.toFixed(1);
  });
}

const tuft: Pen = (x, y, scale) => [
  { d: put("M0 0 C-2 -9 -6 -14 -11 -17 M0 0 C-1 -10 0 -17 2 -22 M0 0 C2 -8 6 -12 12 -14", x, y, scale), paint: "blade" },
];

const flower: Pen = (x, y, scale) => [
  { d: put("M0 0 C0 -5 1 -9 2 -13", x, y, scale), paint: "blade" },
  { d: put("M2 -19 C6 -19 8 -16 7 -13 C6 -10 -2 -10 -3 -13 C-4 -16 -2 -19 2 -19 Z", x, y, scale), paint: "petal" },
];

const bush: Pen = (x, y, scale) => [
  { d: put("M-22 4 C-30 -4 -24 -16 -14 -15 C-12 -26 6 -27 10 -16 C20 -18 28 -6 21 4 C12 9 -12 9 -22 4 Z", x, y, scale), paint: "bush" },
  { d: put("M-14 -4 C-14 -10 -8 -12 -4 -10 C-2 -16 6 -17 9 -11", x, y, scale), paint: "glint" },
];

const palm: Pen = (x, y, scale) => [
  { d: put("M-3 2 C2 -12 2 -24 -4 -36 L2 -37 C8 -24 8 -10 5 2 Z", x, y, scale), paint: "trunk" },
  { d: put("M-1 -37 C-14 -46 -24 -42 -28 -32 C-20 -38 -10 -38 -1 -37 C-10 -34 -16 -28 -17 -18 C-10 -26 -6 -32 -1 -37 C4 -30 12 -26 22 -24 C18 -32 10 -38 -1 -37 C8 -42 20 -42 26 -34 C26 -46 12 -50 -1 -37 Z", x, y, scale), paint: "frond" },
];

const ripple: Pen = (x, y, scale) => [
  { d: put("M-20 0 C-14 -6 -8 -6 -2 0 C4 6 10 6 16 0 C18 -2 20 -3 22 -3", x, y, scale), paint: "ripple" },
];

const shell: Pen = (x, y, scale) => [
  { d: put("M0 6 C-10 2 -10 -8 0 -9 C10 -8 10 2 0 6 Z", x, y, scale), paint: "shell" },
  { d: put("M0 5 L-4 -6 M0 5 L0 -8 M0 5 L4 -6", x, y, scale), paint: "thin" },
];

const mound: Pen = (x, y, scale) => [
  { d: put("M-44 16 C-34 -30 20 -40 44 16 C22 24 -24 24 -44 16 Z", x, y, scale), paint: "mound" },
  { d: put("M2 -21 C22 -18 36 -4 44 16 C36 20 22 22 10 22 C24 8 20 -10 2 -21 Z", x, y, scale), paint: "shade" },
  { d: put("M-30 6 C-26 -6 -18 -14 -8 -17 M-20 11 C-17 3 -12 -3 -5 -6", x, y, scale), paint: "contour" },
];

const pine: Pen = (x, y, scale) => [
  { d: put("M-2 4 L-2 -2 L2 -2 L2 4 Z", x, y, scale), paint: "trunk" },
  { d: put("M0 -30 L9 -14 L5 -14 L12 -1 L-12 -1 L-5 -14 L-9 -14 Z", x, y, scale), paint: "pine" },
];

const peak: Pen = (x, y, scale) => [
  { d: put("M-42 26 L-16 -18 L-10 -14 L4 -46 L22 -12 L28 -16 L46 26 C20 34 -20 34 -42 26 Z", x, y, scale), paint: "rock" },
  { d: put("M4 -46 L22 -12 L28 -16 L46 26 C34 30 22 32 12 32 L16 8 L6 -8 L10 -24 Z", x, y, scale), paint: "shade" },
  { d: put("M4 -46 L15 -25 L9 -28 L5 -20 L0 -27 L-5 -25 Z", x, y, scale), paint: "snow" },
  { d: put("M-16 -18 L-11 -9 L-16 -11 L-20 -6 L-22 -8 Z", x, y, scale), paint: "snow" },
  { d: put("M-22 18 L-10 -2 M-8 22 L0 6", x, y, scale), paint: "contour" },
];

/** Where things stand on a region, by terrain; two arrangements of each. */
const SCENES: Record<Terrain, [Pen, x: number, y: number, scale: number][][]> = {
  beach: [
    [[palm, -38, 6, 1], [ripple, 30, -42, 0.9], [shell, 44, 30, 0.9], [ripple, -20, 52, 0.8]],
    [[ripple, -34, -36, 0.9], [shell, -52, 18, 1], [palm, 46, 0, 0.85], [ripple, 20, 50, 0.8]],
    [[ripple, -8, -52, 0.9], [ripple, 40, 14, 0.8], [ripple, -44, 22, 0.8], [shell, 30, -30, 0.8]],
  ],
  meadow: [
    [[bush, -36, -24, 0.95], [tuft, 34, -30, 1], [flower, 52, 10, 1], [tuft, -54, 24, 0.9], [tuft, 22, 60, 0.9]],
    [[tuft, -44, -20, 1], [flower, -18, -44, 1], [bush, 40, -16, 0.9], [tuft, 48, 36, 0.9], [flower, -36, 48, 0.9]],
    [[flower, -50, -8, 1], [tuft, -14, -46, 1], [tuft, 44, -22, 1], [flower, 34, 46, 0.9], [bush, -34, 44, 0.7]],
  ],
  hill: [
    [[mound, -22, -28, 0.9], [mound, 24, -4, 1.05], [pine, -52, 14, 0.9], [mound, -22, 44, 0.75]],
    [[mound, 22, -34, 0.9], [mound, -24, -4, 1.05], [pine, 54, 8, 0.9], [pine, 42, 18, 0.7], [mound, 26, 46, 0.7]],
  ],
  mountain: [
    [[peak, -30, -6, 0.85], [peak, 22, 2, 1.1], [pine, -48, 44, 0.8], [pine, -34, 50, 0.6]],
    [[peak, 34, -8, 0.8], [peak, -18, 2, 1.15], [pine, 44, 44, 0.8], [pine, 30, 52, 0.6]],
  ],
};

/** A drawing that several regions share; half of them show it in a mirror. */
export interface Scene {
  id: string;
  shapes: Shape[];
}

export const ALL_SCENES: Scene[] = (Object.keys(SCENES) as Terrain[]).flatMap((terrain) =>
  SCENES[terrain].map((scene, variant) => {
    const id = sceneId(terrain, variant);
    return { id, shapes: draw(scene, id) };
  }),
);

function sceneId(terrain: Terrain, variant: number): string {
  return `${terrain}-${String(variant)}`;
}

function draw(scene: [Pen, x: number, y: number, scale: number][], id: string): Shape[] {
  return scene.flatMap(([pen, x, y, scale], i) => {
    const shift = (salt: number) => (chance(id, salt + i * 7) - 0.5) * 10;
    return pen(x + shift(2), y + shift(3), scale * (0.92 + chance(id, 4 + i) * 0.16));
  });
}

/** What a region shows, for good. */
export function lookOf(region: Region): { scene: string; mirrored: boolean } {
  const count = SCENES[region.terrain].length;
  const scene = sceneId(region.terrain, Math.floor(chance(region.name, 1) * count));
  return { scene, mirrored: chance(region.name, 2) > 0.5 };
}
