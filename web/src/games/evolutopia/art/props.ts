/** What a city is furnished with: trees, houses, things that drive. */

import { box, curve, cylinder, free, house, line, oval, poly, type Shape, type Walls, wall, windows } from "./draw";

const CREAM = wall("cream");
const BRICK = wall("brick");
const WHITE = wall("white");
const GREY = wall("grey");
const GRIM = wall("grim");

export { BRICK, CREAM, GREY, GRIM, WHITE };

export function tree(x: number, y: number, s = 1, leaf = "leaf"): Shape[] {
  return [
    { ...oval("shade", x + 3 * s, y, 8 * s, 2.6 * s), opacity: 0.26 },
    line("bark", 2.4 * s, [x, y], [x, y - 9 * s]),
    oval(`${leaf}-2`, x + 2.5 * s, y - 12 * s, 6.5 * s, 6 * s),
    oval(leaf, x - 2.6 * s, y - 12.5 * s, 6 * s, 5.6 * s),
    oval(leaf, x + 0.5 * s, y - 17 * s, 5.6 * s, 5.4 * s),
    oval(`${leaf}-1`, x - 2.2 * s, y - 17.6 * s, 2.8 * s, 2.4 * s),
  ];
}

export function pine(x: number, y: number, s = 1): Shape[] {
  return [
    { ...oval("shade", x + 3 * s, y, 7 * s, 2.2 * s), opacity: 0.26 },
    line("bark", 2 * s, [x, y], [x, y - 5 * s]),
    poly("pine", [x - 7 * s, y - 4 * s], [x, y - 15 * s], [x + 7 * s, y - 4 * s]),
    poly("pine", [x - 5.4 * s, y - 10 * s], [x, y - 23 * s], [x + 5.4 * s, y - 10 * s]),
    poly("pine-2", [x, y - 23 * s], [x + 5.4 * s, y - 10 * s], [x + 1 * s, y - 10 * s]),
  ];
}

export function bush(x: number, y: number, s = 1, leaf = "leaf"): Shape[] {
  return [
    { ...oval("shade", x + 2 * s, y, 6 * s, 1.8 * s), opacity: 0.22 },
    oval(`${leaf}-2`, x + 2 * s, y - 2.4 * s, 4.4 * s, 3.2 * s),
    oval(leaf, x - 1.6 * s, y - 2.8 * s, 4.2 * s, 3.4 * s),
  ];
}

export function deadTree(x: number, y: number, s = 1): Shape[] {
  return [
    curve(`M${x} ${y}V${y - 16 * s}M${x} ${y - 8 * s}l${6 * s} ${-7 * s}M${x} ${y - 11 * s}l${-5 * s} ${-6 * s}m${2 * s} ${2.4 * s}l${-4 * s} 0`, "ash", 1.8 * s),
  ];
}

export function flowers(x: number, y: number, paint: string, count = 5): Shape[] {
  return Array.from({ length: count }, (_, i) => oval(i % 2 ? paint : "white", x + i * 3.4, y + ((i * 7) % 5) - 2, 1.3));
}

export function home(x: number, y: number, s = 1, roof = "tile", walls: Walls = CREAM): Shape[] {
  return [
    ...house(x, y, 20 * s, 13 * s, 18 * s, walls, roof),
    poly("door", [x + 3 * s, y], [x + 8 * s, y], [x + 8 * s, y - 8.5 * s], [x + 3 * s, y - 8.5 * s]),
    windows(x + 9.5 * s, y - 3 * s, 9 * s, 8 * s, 1, 1, "glass"),
  ];
}

export function block(x: number, y: number, w: number, h: number, d: number, walls: Walls, lit = "glass"): Shape[] {
  return [
    ...box(x, y, w, h, d, walls),
    windows(x + 1, y - 3, w - 2, h - 4, Math.max(2, Math.round(w / 6)), Math.max(1, Math.round(h / 8)), lit),
  ];
}

/** A roof that grows: on a block with the same measures. */
export function garden(x: number, y: number, w: number, h: number, d: number): Shape[] {
  const [dx, dy] = [d * 0.55, d * -0.4];
  return [
    poly("leaf-1", [x + 1, y - h], [x + w, y - h], [x + w + dx - 1, y - h + dy], [x + dx, y - h + dy]),
    ...bush(x + w * 0.3 + dx * 0.4, y - h + dy * 0.3, 0.8),
    ...bush(x + w * 0.75 + dx * 0.5, y - h + dy * 0.5, 0.7),
  ];
}

export function turbine(x: number, y: number, h: number, turn = 0): Shape[] {
  const blades = [0, 1, 2].map((i) => {
    const a = turn + (i * 2 * Math.PI) / 3;
    const [c, s, r] = [Math.cos(a), Math.sin(a), h * 0.42];
    const top = y - h;
    return poly("white", [x - s * 1.4, top + c * 1.4], [x + c * r, top + s * r], [x + s * 1.4, top - c * 1.4]);
  });
  return [
    { ...oval("shade", x + 3, y, 5, 1.8), opacity: 0.3 },
    poly("white", [x - 1.8, y], [x + 1.8, y], [x + 0.8, y - h], [x - 0.8, y - h]),
    poly("white-2", [x, y], [x + 1.8, y], [x + 0.8, y - h], [x, y - h]),
    ...blades,
    oval("white-2", x, y - h, 2),
  ];
}

export function solar(x: number, y: number, w: number): Shape[] {
  const h = w * 0.48;
  const k = w * 0.26;
  return [
    { ...oval("shade", x + w * 0.6, y, w * 0.55, 3), opacity: 0.26 },
    line("steel", 1.6, [x + w * 0.5, y], [x + w * 0.5, y - 7]),
    poly("panel", [x, y - 4], [x + w, y - 4], [x + w + k, y - 4 - h], [x + k, y - 4 - h]),
    line("panel-1", 0.9, [x + k / 2, y - 4 - h / 2], [x + w + k / 2, y - 4 - h / 2]),
    line("panel-1", 0.9, [x + w / 3, y - 4], [x + w / 3 + k, y - 4 - h]),
    line("panel-1", 0.9, [x + (2 * w) / 3, y - 4], [x + (2 * w) / 3 + k, y - 4 - h]),
    line("white", 1, [x, y - 4], [x + k, y - 4 - h], [x + w + k, y - 4 - h]),
  ];
}

export function car(x: number, y: number, paint: string, s = 1): Shape[] {
  return [
    { ...oval("shade", x + 8 * s, y, 10 * s, 2 * s), opacity: 0.28 },
    free(`M${x} ${y - 1.5 * s}v${-4 * s}q0 ${-1.5 * s} ${2 * s} ${-1.5 * s}l${2 * s} ${-3.5 * s}h${8 * s}l${2.5 * s} ${3.5 * s}q${2 * s} 0 ${2 * s} ${2 * s}v${3.5 * s}Z`, paint),
    free(`M${x + 4.6 * s} ${y - 7 * s}l${1.2 * s} ${-2.4 * s}h${2.6 * s}v${2.4 * s}Zm${4.8 * s} 0v${-2.4 * s}h${2.2 * s}l${1.6 * s} ${2.4 * s}Z`, "glass"),
    oval("ink", x + 4 * s, y - 1.4 * s, 2 * s),
    oval("ink", x + 12.5 * s, y - 1.4 * s, 2 * s),
  ];
}

export function tram(x: number, y: number, w: number, paint: string): Shape[] {
  return [
    line("rail", 1, [0, y + 1], [100, y + 1]),
    line("rail", 1, [0, y - 3], [100, y - 3]),
    { ...oval("shade", x + w / 2, y, w / 2 + 2, 2.4), opacity: 0.3 },
    free(`M${x} ${y - 1}V${y - 13}Q${x} ${y - 17} ${x + 4} ${y - 17}H${x + w - 6}Q${x + w} ${y - 16} ${x + w} ${y - 8}V${y - 1}Z`, paint),
    windows(x + 2, y - 6, w - 7, 9, Math.round(w / 7), 1, "glass"),
    line("white", 1.2, [x, y - 4.5], [x + w, y - 4.5]),
    line("steel", 0.8, [x + w * 0.4, y - 17], [x + w * 0.48, y - 21], [x + w * 0.4, y - 25]),
  ];
}

export function bus(x: number, y: number, paint: string): Shape[] {
  return [
    { ...oval("shade", x + 13, y, 15, 2.2), opacity: 0.28 },
    free(`M${x} ${y - 2}v-11q0-3 3-3h18q4 0 5 5l.6 9Z`, paint),
    windows(x + 1.5, y - 6.5, 22, 8, 3, 1, "glass"),
    oval("ink", x + 6, y - 1.6, 2.2),
    oval("ink", x + 20, y - 1.6, 2.2),
  ];
}

export function bike(x: number, y: number, paint: string, s = 1): Shape[] {
  return [
    curve(`M${x - 3 * s} ${y - 3 * s}a${3 * s} ${3 * s} 0 1 0 .1 0M${x + 8 * s} ${y - 3 * s}a${3 * s} ${3 * s} 0 1 0 .1 0`, "ink", 1.1 * s),
    curve(`M${x - 3 * s} ${y}l${4 * s} ${-6 * s}h${5 * s}l${2 * s} ${6 * s}M${x + 1 * s} ${y - 6 * s}l${2 * s} ${6 * s}l${3.4 * s} ${-6 * s}`, paint, 1.2 * s),
    line(paint, 2.2 * s, [x + 1 * s, y - 7 * s], [x + 3.5 * s, y - 13 * s]),
    oval("skin", x + 4.2 * s, y - 15 * s, 2 * s),
  ];
}

export function person(x: number, y: number, paint: string, s = 1): Shape[] {
  return [
    { ...oval("shade", x + 1, y, 2.6 * s, 0.9 * s), opacity: 0.3 },
    free(`M${x - 2 * s} ${y}q0 ${-7 * s} ${2 * s} ${-7 * s}t${2 * s} ${7 * s}Z`, paint),
    oval("skin", x, y - 8 * s, 1.7 * s),
  ];
}

export function lamp(x: number, y: number, h: number, light = "light"): Shape[] {
  return [line("steel", 1.3, [x, y], [x, y - h], [x + 4, y - h - 1]), oval(light, x + 5, y - h, 1.8)];
}

export function river(y: number, wide: number, paint = "water"): Shape[] {
  return [
    free(`M0 ${y}C25 ${y - 8} 45 ${y + 8} 100 ${y - 4}V${y - 4 + wide}C55 ${y + 8 + wide} 30 ${y - 8 + wide} 0 ${y + wide}Z`, paint),
    curve(`M8 ${y + wide * 0.45}q6-3 12 0t12 0M52 ${y + wide * 0.62}q6-3 12 0t12 0`, `${paint}-1`, 1.2),
  ];
}

export function road(y: number, wide: number): Shape[] {
  return [
    poly("tar", [0, y], [100, y], [100, y + wide], [0, y + wide]),
    { d: `M3 ${y + wide / 2}H97`, stroke: "dash", width: 1 },
  ];
}

export function boat(x: number, y: number): Shape[] {
  return [
    free(`M${x} ${y - 5}h34l-4 7h-26Z`, "brick"),
    ...box(x + 6, y - 5, 8, 5, 6, wall("ochre")),
    ...box(x + 15, y - 5, 8, 5, 6, wall("sky")),
    poly("white", [x + 25, y - 5], [x + 31, y - 5], [x + 31, y - 12], [x + 25, y - 12]),
  ];
}

export function crane(x: number, y: number, h: number, paint = "ochre"): Shape[] {
  return [
    { d: `M${x} ${y}V${y - h}M${x + 4} ${y}V${y - h}M${x} ${y - h * 0.25}l4-6m-4-6l4-6M${x - 10} ${y - h}H${x + 26}M${x + 2} ${y - h - 7}l22 7M${x + 2} ${y - h - 7}l-11 7`, stroke: paint, width: 1.5 },
    line("steel", 0.8, [x + 20, y - h], [x + 20, y - h + 12]),
  ];
}

export function pylon(x: number, y: number, h: number, paint = "steel"): Shape[] {
  const w = h * 0.16;
  return [
    { d: `M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}M${x - w * 1.6} ${y - h * 0.7}H${x + w * 1.6}M${x - w * 1.2} ${y - h * 0.88}H${x + w * 1.2}M${x - w * 0.8} ${y - h * 0.25}L${x + w * 0.5} ${y - h * 0.5}M${x + w * 0.8} ${y - h * 0.25}L${x - w * 0.5} ${y - h * 0.5}`, stroke: paint, width: 1.3 },
  ];
}

export function stack(x: number, y: number, w: number, h: number, bands = true): Shape[] {
  return [
    ...cylinder(x, y, w, h, wall("brick")),
    ...(bands ? [poly("white", [x - w, y - h + 4], [x + w, y - h + 4], [x + w, y - h + 7], [x - w, y - h + 7])] : []),
  ];
}

export function smoke(x: number, y: number, s = 1, paint = "smoke"): Shape[] {
  return [
    { ...oval(paint, x + 2 * s, y - 4 * s, 4 * s), opacity: 0.85 },
    { ...oval(paint, x + 8 * s, y - 9 * s, 6 * s), opacity: 0.7 },
    { ...oval(paint, x + 17 * s, y - 13 * s, 8 * s, 6 * s), opacity: 0.5 },
  ];
}

export function sign(x: number, y: number, paint: string, mark: string): Shape[] {
  return [line("steel", 1.6, [x, y], [x, y - 18]), oval(paint, x, y - 21, 6), curve(mark, "white", 1.8)];
}

export function bench(x: number, y: number): Shape[] {
  return [line("bark", 2, [x, y - 3], [x + 11, y - 3]), line("bark", 1.4, [x, y - 6], [x + 11, y - 6]), line("steel", 1.2, [x + 2, y], [x + 2, y - 6]), line("steel", 1.2, [x + 9, y], [x + 9, y - 6])];
}

export function rubble(x: number, y: number, seed: number, count = 6): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const a = ((seed + i) * 37) % 23;
    const b = ((seed + i) * 53) % 11;
    return poly(i % 2 ? "ash" : "grim-1", [x + a * 1.6, y + b], [x + a * 1.6 + 5, y + b - 3], [x + a * 1.6 + 8, y + b + 1]);
  });
}

export function puddle(x: number, y: number, r: number, paint = "sludge"): Shape[] {
  return [oval(paint, x, y, r, r * 0.38), { ...oval("sludge-1", x - r * 0.25, y - r * 0.06, r * 0.4, r * 0.12), opacity: 0.8 }];
}
