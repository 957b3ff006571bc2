/** The ground between things: what lies on a plot that nobody has built on, and what grows along the streets. */

import { chances, curve, oval, poly, type Scene, type Shape } from "./draw";
import { bush, deadTree, flowers, pine, rubble, tree } from "./props";

/** An empty plot: stones and cracks where the city ails, grass and flowers where it recovers. */
export function wild(square: number, green: number): Scene {
  const chance = chances(square + 7);
  const shapes: Shape[] = [];
  for (let i = 0; i < 8; i++) {
    const [x, y] = [8 + chance() * 84, 12 + chance() * 80];
    if (chance() < green) shapes.push(curve(`M${x} ${y}l-2-5M${x} ${y}v-6M${x} ${y}l2-5`, "leaf-2", 1.1));
    else if (i % 2) shapes.push(curve(`M${x} ${y}l5 3 3-2 5 4`, "crack", 1.2));
  }
  if (green < 0.45) shapes.push(...rubble(14 + chance() * 30, 60 + chance() * 24, square, 4));
  if (green < 0.6) shapes.push(...deadTree(20 + chance() * 60, 40 + chance() * 14, 0.8));
  if (green > 0.5) shapes.push(...bush(16 + chance() * 20, 40 + chance() * 20), ...flowers(50 + chance() * 20, 74, "ochre", 4));
  if (green > 0.62) shapes.push(...tree(70 + chance() * 16, 50 + chance() * 30, 0.9));
  if (green > 0.75) shapes.push(...pine(24 + chance() * 12, 84, 0.9), ...flowers(40, 30 + chance() * 20, "tomato", 5));
  return shapes;
}

/** Where grass grows over the waste: patches that spread until they meet. */
export function meadow(square: number, green: number): { x: number; y: number; r: number }[] {
  const chance = chances(square + 31);
  return Array.from({ length: 7 }, () => {
    const [x, y, late] = [6 + chance() * 88, 8 + chance() * 84, chance() * 0.45];
    return { x, y, r: Math.max(0, green - late) * 52 };
  }).filter(({ r }) => r > 2);
}

/** What grows along the streets of a territory of 4 × 4 plots of 100 with streets of 10 between: more as the city recovers. */
export function avenue(green: number): Scene {
  const spots: [number, number][] = [];
  for (let i = 0; i <= 4; i++) for (let j = 0; j <= 4; j++) spots.push([5 + i * 110, 8 + j * 110]);
  const shapes: Shape[] = [];
  spots.forEach(([x, y], at) => {
    const turn = ((at * 7) % spots.length) / spots.length;
    if (turn < green * 1.1 - 0.15) shapes.push(...tree(x, y + 2, 0.62));
    else if (turn > 0.86) shapes.push(...deadTree(x, y, 0.5));
  });
  return shapes;
}

/** Birds come back last. */
export function birds(green: number): Scene {
  const chance = chances(5);
  return Array.from({ length: Math.max(0, Math.round(green * 9 - 3)) }, () => {
    const [x, y] = [20 + chance() * 400, 16 + chance() * 360];
    return curve(`M${x} ${y}q4-5 8 0q4-5 8 0`, "ink", 1.6);
  });
}

const SOFT = 12; // how far its edges go

function cloud(x: number, y: number, rx: number, ry: number, opacity: number): Shape {
  return { ...oval("smoke", x, y, rx + SOFT, ry + SOFT), opacity };
}

/** Smog over the whole city, densest over what ails it. */
export function smog(grim: readonly [x: number, y: number][], green: number): Scene {
  const chance = chances(11);
  const thin = Math.max(0, 0.62 - green);
  const wide = Array.from({ length: 9 }, () =>
    cloud(chance() * 450, chance() * 450, 60 + chance() * 50, 22 + chance() * 14, thin * 0.42),
  );
  const thick = grim.flatMap(([x, y]) => [cloud(x + 50, y + 16, 54, 18, 0.2), cloud(x + 66, y + 2, 38, 12, 0.16)]);
  return [...wide, ...thick];
}

/** A plot's edge: a kerb that catches the light. */
export const KERB: Scene = [poly("white", [0, 0], [100, 0], [98, 2], [2, 2])].map((shape) => ({ ...shape, opacity: 0.25 }));
