/** The evolutions in place, by their number: what a plot looks like when it has been mended. */

import { box, curve, cylinder, dome, free, house, line, oval, poly, type Scene, type Shape, wall, windows } from "./draw";
import {
  bench, bike, block, boat, BRICK, bus, bush, car, crane, CREAM, flowers, garden, GREY, home, lamp, person, pine, pylon, river, road,
  sign, solar, stack, tram, tree, turbine, WHITE,
} from "./props"; // prettier-ignore

const rows = (y: number, paint: string): Shape[] => [
  curve(`M10 ${String(y)}H90`, "soil", 5),
  ...Array.from({ length: 11 }, (_, i) => oval(i % 3 ? paint : "leaf-1", 13 + i * 7.4, y - 1.5, 2.6, 2.2)),
];

const rainbow = (x: number, y: number): Shape[] => [
  curve(`M${String(x)} ${String(y)}q9-9 18 0`, "light", 1.6),
  curve(`M${String(x + 4)} ${String(y + 3)}q5-5 10 0`, "light", 1.6),
];

const cog = (x: number, y: number, r: number, paint: string): Shape[] => [
  {
    d: Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return `M${String(x + Math.cos(a) * r)} ${String(y + Math.sin(a) * r)}L${String(x + Math.cos(a) * (r + 3))} ${String(y + Math.sin(a) * (r + 3))}`;
    }).join(""),
    stroke: paint,
    width: 3,
  },
  oval(paint, x, y, r),
  oval("white", x, y, r * 0.4),
];

const awning = (x: number, y: number, w: number, paint: string): Shape[] =>
  Array.from({ length: Math.round(w / 6) }, (_, i) =>
    poly(i % 2 ? "white" : paint, [x + i * 6, y], [x + i * 6 + 6, y], [x + i * 6 + 7, y + 7], [x + i * 6 - 1, y + 7]),
  );

const loop = (x: number, y: number, r: number): Shape[] => [
  curve(`M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 0 1 ${String(2 * r)} -2M${String(x + r)} ${String(y + 1)}a${String(r)} ${String(r)} 0 0 1 ${String(-2 * r)} 2`, "light", 2.2),
  poly("light", [x + r - 3, y - 3], [x + r + 3, y - 3], [x + r, y + 2]),
  poly("light", [x - r - 3, y + 3], [x - r + 3, y + 3], [x - r, y - 2]),
];

export const EVOLUTIONS: Record<string, Scene> = {
  e01: [...tree(14, 34), ...tree(80, 30, 0.9), free("M0 52C30 40 60 64 100 48V72C62 88 32 62 0 76Z", "lane"), curve("M2 64C32 52 62 76 98 60", "white", 1.4), ...bike(24, 62, "brick"), ...bike(62, 72, "sky", 1.1), ...bush(10, 94), ...tree(88, 94, 0.8)],
  e02: [...block(8, 46, 26, 26, 16, CREAM), ...block(58, 44, 22, 32, 16, BRICK), poly("lawn", [0, 58], [100, 58], [100, 82], [0, 82]), ...tram(22, 74, 56, "leaf-2"), ...tree(10, 96, 0.8), ...tree(90, 96, 0.8)],
  e03: [...block(62, 42, 22, 26, 16, WHITE), ...tree(18, 40, 1.1), ...road(54, 20), ...bus(12, 68, "sky"), ...bus(56, 74, "ochre"), ...rainbow(16, 46), ...bush(86, 92), ...bush(22, 92)],
  e04: [...box(10, 50, 70, 15, 26, WHITE), windows(12, 49, 66, 12, 8, 1, "glass"), free("M6 36Q45 16 84 36L96 30Q60 10 22 28Z", "sky"), ...tram(8, 76, 40, "brick"), ...bus(62, 80, "ochre"), ...bike(22, 94, "sky", 0.8), ...person(54, 93, "brick"), ...person(60, 95, "leaf-2")],
  e05: [...pine(12, 92), ...pine(24, 96, 0.8), ...pylon(18, 70, 52), ...pylon(84, 88, 44), line("steel", 1.4, [0, 14], [18, 20], [84, 46], [100, 54]), line("steel", 1, [50, 33], [50, 40]), ...box(42, 56, 16, 14, 8, wall("brick")), windows(43, 53, 14, 9, 2, 1, "glass"), ...home(48, 94, 0.9), ...bush(80, 96)],
  e06: [...tree(16, 34), ...tree(36, 30, 0.9), ...block(62, 38, 24, 22, 14, CREAM), ...road(48, 26), ...car(14, 62, "brick", 1.2), ...car(56, 72, "leaf-2", 1.2), curve("M30 80h40M62 75l8 5-8 5", "white", 2.2), ...bush(10, 94), ...bush(88, 94)],
  e07: [...block(10, 36, 20, 22, 14, BRICK), ...block(66, 34, 20, 26, 14, CREAM), ...road(56, 22), ...box(28, 58, 7, 26, 6, GREY), ...box(66, 58, 7, 26, 6, GREY), poly("brick", [28, 32], [76, 32], [76, 24], [28, 24]), ...sign(51, 49, "brick", "M47 28h8"), ...car(40, 74, "sky", 1.1), ...bike(14, 94, "leaf-2"), ...tree(86, 96, 0.8)],
  e08: [...rows(40, "lime"), ...rows(52, "tomato"), ...rows(64, "lime"), ...rows(76, "cabbage"), ...home(64, 30, 0.8, "tile"), ...person(28, 92, "ochre", 1.1), ...person(40, 95, "sky"), ...tree(88, 97, 0.8), ...bush(12, 96), ...tree(14, 30, 0.9)],
  e09: [...pine(18, 34), ...tree(36, 36, 1.1), ...pine(56, 32), ...tree(76, 38, 1.2), ...tree(14, 62, 1.2), ...pine(34, 60, 1.1), ...tree(58, 64, 1.3), ...pine(84, 62, 1.1), curve("M50 100C44 88 62 82 52 70", "path", 5), ...tree(22, 92, 1.2), ...tree(82, 94, 1.2), ...person(52, 92, "brick")],
  e10: [...home(10, 34, 0.9), ...home(66, 32, 0.9, "slate"), ...river(44, 28), free("M38 76q14-22 30-4l-4 4q-10-12-22 2Z", "cream-2"), ...tree(14, 90), ...tree(88, 92), ...flowers(30, 92, "tomato", 6), oval("brick", 22, 58, 3.6, 1.4), poly("brick", [18, 58], [15, 56], [15, 60]), ...person(56, 96, "sky")],
  e11: [...block(8, 58, 24, 30, 18, BRICK), ...garden(8, 58, 24, 30, 18), ...block(54, 50, 26, 22, 18, CREAM), ...garden(54, 50, 26, 22, 18), ...tree(64, 22, 0.6), ...block(28, 92, 32, 22, 18, WHITE), ...garden(28, 92, 32, 22, 18), ...tree(44, 66, 0.6), ...tree(88, 94, 0.9)],
  e12: [...home(60, 40), ...tree(20, 38, 1.1), ...box(12, 76, 22, 14, 14, wall("bark")), oval("soil", 27, 59.5, 11, 2.6), ...bush(26, 60, 0.7), ...box(46, 82, 20, 12, 14, wall("bark")), oval("soil", 60, 67.5, 10, 2.4), ...person(78, 84, "leaf-2", 1.2), curve("M80 66v8", "bark", 1.4), ...flowers(14, 94, "ochre", 8)],
  e13: [...cylinder(26, 62, 12, 30, WHITE), ...cylinder(52, 56, 9, 38, WHITE), curve("M26 30V22H52V18M38 46h6", "steel", 2.4), ...box(62, 70, 24, 16, 18, GREY), windows(63, 68, 22, 10, 3, 1, "glass"), free("M52 14C44 8 50 0 58 2C62 8 58 14 52 14Z", "leaf"), ...tree(14, 92), ...tree(46, 94, 1.1), ...tree(88, 94, 0.9)],
  e14: [free("M0 0H100V58Q50 40 0 58Z", "night", 0.85), oval("moon", 78, 16, 7), oval("night", 75, 14, 6), ...[[12, 12], [28, 24], [44, 10], [58, 26], [90, 34], [18, 36]].map(([x = 0, y = 0]) => oval("moon", x, y, 1.1)), ...block(14, 72, 22, 20, 14, GREY, "night"), ...lamp(52, 84, 18, "ochre"), ...tree(78, 78, 1.2), ...pine(62, 92), curve("M34 20q5-4 8 0q4-4 8 0", "moon", 1.4), ...bush(22, 94)],
  e15: [...house(10, 48, 26, 14, 22, CREAM, "slate"), poly("panel", [25, 22], [39, 34], [51, 25], [37, 14]), ...home(62, 44, 0.9), ...solar(12, 82, 26), ...solar(52, 84, 26), oval("sun", 84, 14, 8), ...person(46, 96, "brick"), ...bush(88, 96)],
  e16: [free("M0 66Q28 34 52 56T100 44V100H0Z", "hill"), ...turbine(22, 58, 42, 0.4), ...turbine(52, 62, 48, 1.1), ...turbine(82, 54, 40, 0.1), ...tree(14, 90, 0.8), ...home(60, 94, 0.8), ...bush(40, 94)],
  e17: [...block(10, 44, 18, 28, 14, WHITE), ...home(68, 40, 0.8), ...home(14, 88, 0.9, "slate"), ...box(66, 84, 16, 12, 12, GREY), oval("light", 50, 58, 7), curve("M46 58l5-6-1 5h4l-5 7 1-6Z", "ink", 1), curve("M43 56C34 52 34 46 30 40M57 54C64 50 66 46 72 38M44 62C36 66 34 70 30 76M57 62C64 66 66 70 70 74", "light", 1.6), ...bush(50, 94)],
  e18: [free("M8 60Q30 46 50 60T96 56V100H8Z", "soil", 0.7), ...cylinder(30, 56, 11, 18, WHITE), ...cylinder(58, 52, 8, 12, WHITE), curve("M30 38V30H58V40", "steel", 3), ...[24, 36].map((x) => curve(`M${String(x)} 30q-4-6 0-11t0-10`, "steam", 3)), curve("M30 66V96M58 62V94", "lava", 3), oval("lava", 30, 96, 6, 2.4), oval("lava", 58, 95, 6, 2.4), ...home(70, 90, 0.8)],
  e19: [...dome(28, 56, 18, wall("leaf")), ...dome(64, 50, 14, wall("leaf")), line("steel", 1.6, [28, 38], [28, 32], [64, 32], [64, 36]), ...box(50, 84, 26, 14, 18, CREAM), windows(51, 82, 24, 9, 3, 1, "glass"), curve("M18 84q-5-6 0-11q5 4 0 11Z", "flame", 3), ...tree(88, 66, 0.9), ...bush(14, 94), ...bush(40, 96)],
  e20: [...tree(14, 34), poly("sky-2", [30, 36], [82, 36], [92, 28], [40, 28]), ...box(38, 62, 3, 26, 3, GREY), ...box(74, 62, 3, 26, 3, GREY), ...box(52, 66, 10, 18, 8, wall("sky")), windows(53, 60, 8, 8, 1, 1, "white"), curve("M62 54q6 2 5 12", "ink", 1.4), ...road(74, 18), ...car(20, 88, "leaf-2", 1.2), ...bus(62, 88, "sky"), ...cylinder(86, 62, 6, 20, WHITE)],
  e21: [...house(10, 62, 34, 22, 24, wall("ochre"), "tile"), windows(14, 58, 26, 14, 2, 1, "glass"), ...house(60, 52, 22, 16, 18, wall("ochre"), "slate"), curve("M12 38l15-15 15 15", "light", 2.4), line("brick", 3, [54, 92], [54, 76]), oval("brick", 54, 94, 4), line("white", 1, [54, 84], [54, 74]), ...crane(84, 92, 34), ...bush(18, 94), ...person(36, 94, "ochre")],
  e22: [...box(12, 58, 54, 22, 24, BRICK), poly("door", [22, 58], [40, 58], [40, 42], [22, 42]), windows(42, 56, 22, 12, 2, 1, "glass"), ...cog(39, 26, 8, "ochre"), ...box(14, 84, 12, 9, 9, wall("ochre")), ...box(36, 88, 10, 8, 8, wall("sky")), ...bike(62, 88, "leaf-2"), ...tree(88, 60, 0.9), ...person(80, 92, "brick")],
  e23: [...house(10, 60, 40, 16, 26, wall("glass"), "white"), line("white", 1, [20, 60], [20, 44]), line("white", 1, [30, 60], [30, 38]), line("white", 1, [40, 60], [40, 44]), ...bush(18, 60, 0.8), ...bush(40, 60, 0.8), ...block(66, 48, 18, 22, 14, WHITE), curve("M58 90V76", "leaf-2", 2.4), oval("leaf", 53, 75, 5, 2.8), oval("leaf-1", 63, 73, 5, 2.8), oval("soil", 58, 91, 8, 2.6), ...person(30, 92, "sky"), ...person(80, 90, "ochre")],
  e24: [...block(12, 40, 22, 22, 14, CREAM), ...block(62, 38, 22, 26, 14, BRICK), ...awning(12, 40, 24, "brick"), ...awning(62, 38, 24, "leaf-2"), oval("ochre-2", 52, 71, 17), oval("ochre", 50, 69, 17), oval("ochre-1", 50, 69, 13), free("M50 78C40 74 42 62 52 59C60 64 58 76 50 78Z", "leaf-2"), ...person(20, 88, "sky"), ...person(82, 90, "brick")],
  e25: [...house(10, 50, 62, 14, 26, wall("cream"), "tile"), ...awning(10, 38, 62, "brick"), poly("grim-1", [14, 50], [68, 50], [68, 45], [14, 45]), ...[18, 32, 46, 60].flatMap((x, i) => [...box(x, 66, 10, 5, 6, wall("bark")), ...flowers(x + 1, 60, ["tomato", "ochre", "lime", "tomato"][i]!, 3)]), ...person(28, 86, "sky", 1.1), ...person(52, 90, "leaf-2", 1.1), ...person(74, 86, "ochre", 1.1), ...tree(90, 96, 0.7)],
  e26: [...box(12, 66, 56, 32, 24, WHITE), windows(14, 62, 52, 26, 4, 2, "glass"), ...[20, 34, 48, 60].map((x, i) => oval(["brick", "sky", "leaf-2", "ochre"][i]!, x, 60, 2.6, 3.4)), ...garden(12, 66, 56, 32, 24), ...bench(18, 90), ...person(42, 90, "brick"), ...bike(64, 92, "sky"), ...tree(90, 90, 0.9)],
  e27: [...block(8, 34, 26, 20, 16, BRICK), ...crane(58, 48, 34), ...box(66, 46, 12, 9, 10, wall("sky")), ...box(82, 46, 10, 9, 8, wall("brick")), poly("quay", [0, 48], [100, 48], [100, 54], [0, 54]), free("M0 54H100V100H0Z", "water"), curve("M8 66q6-3 12 0t12 0M60 92q6-3 12 0t12 0", "water-1", 1.2), ...boat(26, 76)],
  e28: [...box(10, 60, 52, 24, 26, WHITE), poly("leaf-2", [10, 36], [23, 26], [23, 36]), poly("leaf-2", [23, 36], [36, 26], [36, 36]), poly("leaf-2", [36, 36], [49, 26], [49, 36]), windows(12, 58, 48, 10, 5, 1, "glass"), ...stack(78, 54, 5, 34), ...loop(78, 14, 7), ...loop(44, 84, 9), ...bush(14, 92), ...tree(88, 94, 0.9)],
  e29: [...tree(14, 34, 1.1), ...tree(84, 34, 1.1), oval("water", 50, 48, 22, 9), oval("water-1", 46, 46, 9, 2.6), curve("M50 46V34M50 36q-6-4-8 3M50 36q6-4 8 3", "water-1", 1.6), curve("M0 84C30 66 70 66 100 84", "path", 6), ...flowers(18, 66, "tomato", 7), ...flowers(60, 66, "ochre", 7), ...bench(20, 94), ...person(52, 88, "sky"), ...person(62, 92, "brick"), ...bush(86, 96)],
  e30: [...home(8, 44, 1, "tile"), ...home(40, 40, 1.1, "slate", BRICK), ...home(70, 46, 0.9, "tile", WHITE), poly("lawn", [6, 62], [94, 62], [94, 92], [6, 92]), ...bench(20, 78), ...person(46, 80, "brick", 1.1), ...person(54, 82, "sky", 1.1), ...person(62, 80, "ochre", 0.8), ...tree(82, 86, 0.9), ...flowers(14, 88, "tomato", 6)],
  e31: [...box(14, 64, 54, 30, 26, WHITE), windows(16, 60, 14, 22, 2, 2, "glass"), windows(52, 60, 14, 22, 2, 2, "glass"), poly("door", [36, 64], [46, 64], [46, 50], [36, 50]), free("M37 46v-5h-5v-6h5v-5h7v5h5v6h-5v5Z", "leaf-2"), ...person(30, 88, "sky", 1.1), ...person(54, 90, "brick", 1.1), ...tree(14, 94, 0.8), ...tree(90, 90, 0.9)],
  e32: [...box(12, 44, 48, 20, 22, wall("ochre")), windows(14, 42, 44, 14, 5, 1, "glass"), ...house(28, 44, 16, 20, 22, wall("ochre"), "tile"), ...tree(84, 44, 1.1), poly("tar", [0, 62], [100, 62], [100, 80], [0, 80]), ...[10, 22, 34, 46, 58, 70, 82].map((x) => poly("white", [x, 62], [x + 6, 62], [x + 6, 80], [x, 80])), ...person(28, 78, "brick", 0.9), ...person(38, 76, "sky", 0.8), ...person(46, 79, "leaf-2", 0.8), ...person(74, 74, "ochre", 1.2), ...bush(14, 96), ...bush(86, 96)],
  e33: [...road(12, 18), ...car(20, 26, "brick"), ...car(62, 26, "sky"), ...box(4, 58, 80, 24, 10, GREY), ...[10, 26, 44, 60, 74].flatMap((x, i) => [...bush(x, 40 + (i % 2) * 9, 1.2), ...bush(x + 6, 54 + (i % 2) * 3, 1.3)]), curve("M14 58V38M34 58V42M54 58V36M72 58V42", "leaf-2", 1.6), ...home(20, 92, 0.8), ...person(56, 90, "brick"), ...tree(80, 94, 0.9)],
  e34: [...house(14, 64, 40, 22, 28, WHITE, "slate"), windows(18, 60, 20, 14, 2, 1, "light"), poly("door", [42, 64], [50, 64], [50, 50], [42, 50]), ...rainbow(26, 22), curve("M34 30v3", "light", 3), ...home(70, 50, 0.8, "tile", CREAM), ...person(58, 86, "sky", 1.2), curve("M62 86v-6h3", "ink", 1.2), ...person(68, 86, "brick", 1.1), ...bench(20, 90), ...bush(88, 94)],
  e35: [...block(8, 40, 18, 24, 14, BRICK), ...block(36, 36, 18, 30, 14, CREAM), ...block(66, 42, 18, 22, 14, WHITE), ...awning(8, 40, 18, "leaf-2"), ...awning(36, 36, 18, "brick"), oval("white", 50, 66, 14), { ...oval("none", 50, 66, 14), stroke: "ink", width: 2 }, free("M50 66V52A14 14 0 0 1 64 66Z", "leaf"), curve("M50 66V56M50 66h8", "ink", 2), ...bike(14, 86, "sky"), ...person(78, 84, "brick", 1.1), ...person(86, 88, "ochre"), ...tree(24, 97, 0.6), ...tree(72, 98, 0.7)],
};

/** The start tile. */
export const TOWN_HALL: Scene = [
  ...tree(10, 50, 0.9),
  ...tree(90, 48, 0.9),
  ...box(16, 66, 58, 26, 22, CREAM),
  windows(18, 60, 18, 16, 2, 1, "glass"),
  windows(54, 60, 18, 16, 2, 1, "glass"),
  ...box(36, 68, 18, 34, 18, wall("cream")),
  poly("slate", [33, 34], [45, 20], [57, 34], [67, 27], [55, 14], [45, 20]),
  poly("slate-2", [57, 34], [67, 27], [55, 14], [45, 20]),
  oval("white", 45, 42, 5),
  curve("M45 39v3h2.5", "ink", 1.2),
  poly("door", [41, 68], [49, 68], [49, 56], [41, 56]),
  line("steel", 1.2, [50, 17], [50, 4]),
  poly("brick", [50, 4], [62, 7], [50, 11]),
  curve("M45 100Q46 84 45 70", "path", 8),
  ...flowers(18, 78, "tomato", 5),
  ...flowers(58, 78, "ochre", 5),
  ...person(30, 90, "sky", 1.1),
  ...person(62, 92, "brick", 1.1),
];

export function evolution(tile: string): Scene {
  return EVOLUTIONS[tile] ?? TOWN_HALL;
}
