/**
 * A species drawn from what it is: as large as its body, with its traits to be seen.
 *
 * The creature looks to the left and stands on the ground line y = 0, centred on x = 0; it is about 100 wide at
 * body size 6. Shapes of `form` are painted twice, first as a thick line and then filled, so that legs, neck and
 * trunk melt into one outline as in an ink drawing.
 */

import type { Trait } from "./cards";

/** A path with the class of its paint (`Creature.svelte` has the colours). */
export interface Shape {
  d: string;
  paint: string;
}

export interface Drawing {
  scale: number;
  /** 0 to 7: the colour of its coat. */
  coat: number;
  back: Shape[]; // behind it: the herd, the mound, the branch
  form: string[]; // the animal, one outline
  marks: Shape[]; // on it: belly, stripes, eye, shell, horns
  front: Shape[]; // before it: grass, eggs, a bone
}

export const COATS = 8;
const SIZES = [0.54, 0.54, 0.64, 0.74, 0.83, 0.92, 1];

/** How large a body is drawn, among those up to 6; larger ones (an option) do not outgrow the picture. */
export function scaleOf(body: number): number {
  return SIZES[Math.max(0, Math.min(6, body))] ?? 1;
}

interface Build {
  has: (trait: Trait) => boolean;
  /** where the head is */
  hx: number;
  hy: number;
  variant: number;
}

/** The same seed always looks the same: a species keeps its coat, tail and ears as it evolves. */
export function draw(seed: number, body: number, traits: readonly Trait[]): Drawing {
  const has = (trait: Trait) => traits.includes(trait);
  const long = has("long-neck");
  const build: Build = { has, hx: long ? -37 : -38, hy: long ? -79 : -50, variant: seed };
  return {
    scale: scaleOf(body),
    coat: seed % COATS,
    back: behind(build),
    form: form(build),
    marks: [...coat(build), ...armour(build), ...face(build)],
    front: before(build),
  };
}

/** A well-spread number for a species of a seat. */
export function seedOf(seat: number, id: number): number {
  return seat * 5 + id * 3 + ((seat * 7 + id * 11) % 4) * 8;
}

// -- the animal -----------------------------------------------------------------------------------

function form(build: Build): string[] {
  const { has, hx, hy } = build;
  const belly = has("fat-tissue") ? -4 : -11;
  const trunk = path`M-30 -36C-24 -48 -10 -47 2 -46 18 -45 32 -42 33 -28 34 -16 22 ${belly - 2} 2 ${belly} -16 ${belly} -32 -14 -32 -26z`;
  const parts = [trunk, ...legs(has("fat-tissue") ? 1.5 : 0), neck(build), head(build)];
  parts.push(...tail(build), ...ears(build));
  if (has("fat-tissue") && !has("hard-shell")) parts.push("M-12 -44C-8 -60 14 -60 20 -42z");
  if (has("pack-hunting")) parts.push(mane(hx, hy));
  return parts;
}

function legs(spread: number): string[] {
  const foot = (x: number) => path`M${x - 5} -20L${x - 3.6} -1.5Q${x - 6} 0 ${x - 5} 0H${x + 3.6}V-1.5L${x + 5} -20z`;
  return [-23 - spread, -11, 14, 25 + spread].map(foot);
}

function neck({ hx, hy }: Build): string {
  return path`M-33 -24C-40 -40 ${hx - 6} ${hy + 18} ${hx - 4} ${hy}L${hx + 9} ${hy - 2}C${hx + 10} ${hy + 14} -22 -48 -8 -45L-14 -22z`;
}

function head({ has, hx, hy }: Build): string {
  const brow = has("intelligence") ? 17 : 11;
  if (has("carnivore")) {
    // a long upper jaw, and a lower one that hangs open
    const upper = path`M${hx + 11} ${hy - 3}C${hx + 9} ${hy - brow} ${hx - 6} ${hy - brow} ${hx - 10} ${hy - 5}L${hx - 26} ${hy - 2}Q${hx - 29} ${hy + 2} ${hx - 25} ${hy + 3}L${hx - 6} ${hy + 4}L${hx + 8} ${hy + 9}z`;
    const lower = path`M${hx + 8} ${hy + 2}L${hx - 6} ${hy + 4}L${hx - 21} ${hy + 10}Q${hx - 23} ${hy + 14} ${hx - 18} ${hy + 14}C${hx - 6} ${hy + 14} ${hx + 4} ${hy + 14} ${hx + 9} ${hy + 8}z`;
    return upper + lower;
  }
  return path`M${hx + 11} ${hy}C${hx + 11} ${hy - brow} ${hx - 7} ${hy - brow} ${hx - 10} ${hy - 4}C${hx - 17} ${hy - 3} ${hx - 22} ${hy + 1} ${hx - 20} ${hy + 6}C${hx - 17} ${hy + 11} ${hx - 4} ${hy + 11} ${hx + 3} ${hy + 10}C${hx + 9} ${hy + 9} ${hx + 11} ${hy + 6} ${hx + 11} ${hy}z`;
}

function ears({ has, hx, hy, variant }: Build): string[] {
  if (has("warning-call"))
    return [
      path`M${hx - 2} ${hy - 7}C${hx - 6} ${hy - 20} ${hx - 3} ${hy - 25} ${hx + 1} ${hy - 27}C${hx + 6} ${hy - 20} ${hx + 7} ${hy - 12} ${hx + 6} ${hy - 5}z`,
    ];
  if (has("horns") || has("intelligence"))
    return [path`M${hx + 5} ${hy - 6}L${hx + 16} ${hy - 8}Q${hx + 13} ${hy} ${hx + 7} ${hy}z`];
  const kinds = [
    path`M${hx + 1} ${hy - 7}L${hx + 7} ${hy - 17}L${hx + 10} ${hy - 4}z`,
    path`M${hx + 2} ${hy - 7}C${hx} ${hy - 15} ${hx + 10} ${hy - 17} ${hx + 10} ${hy - 9}Q${hx + 10} ${hy - 4} ${hx + 7} ${hy - 3}z`,
    path`M${hx + 4} ${hy - 6}C${hx + 12} ${hy - 12} ${hx + 18} ${hy - 8} ${hx + 17} ${hy}Q${hx + 12} ${hy + 1} ${hx + 7} ${hy - 1}z`,
  ];
  return [kinds[variant % 3] ?? ""];
}

function tail({ has, variant }: Build): string[] {
  if (has("cooperation")) return ["M29 -40C44 -44 46 -62 40 -70L46 -72C54 -60 50 -36 30 -29z"];
  if (has("climbing"))
    return [
      "M29 -40C42 -46 58 -42 57 -28C56 -16 42 -16 42 -25C42 -31 50 -31 49 -26L46 -26C45 -22 51 -20 52 -28C53 -36 42 -38 30 -29z",
    ];
  const kinds = [
    "M29 -40C40 -40 48 -34 56 -20C46 -26 40 -28 30 -27z",
    "M28 -41C40 -52 54 -50 53 -40C52 -30 40 -26 30 -27z",
    "M29 -38L40 -34L31 -27z",
    "M29 -40C38 -40 44 -30 45 -14L50 -10L42 -9C40 -22 38 -26 30 -27z",
  ];
  return [kinds[variant % 4] ?? ""];
}

function mane(hx: number, hy: number): string {
  const x = hx + 9;
  return path`M${x - 6} ${hy - 9}L${x + 6} ${hy - 14}L${x + 4} ${hy - 5}L${x + 15} ${hy - 6}L${x + 10} ${hy + 3}L${x + 20} ${hy + 5}L${x + 12} ${hy + 12}L${x} ${hy + 12}z`;
}

// -- what is on it --------------------------------------------------------------------------------

function coat({ has, variant, hx, hy }: Build): Shape[] {
  const belly = has("fat-tissue") ? -6 : -13;
  const out: Shape[] = [
    {
      paint: "light",
      d: path`M-26 -20C-14 -25 14 -25 26 -20C20 ${belly - 1} 8 ${belly} 0 ${belly}C-10 ${belly} -20 ${belly - 1} -26 -20z`,
    },
    { paint: "hatch", d: "M20 -14L26 -24M15 -12L23 -25M10 -11.5L17 -22M-26 -8L-23 -16M11 -8L14 -15M22 -8L25 -15" },
  ];
  if (has("ambush"))
    out.push({
      paint: "dark",
      d: "M-14 -46L-11 -30L-8 -46zM-3 -46.5L0 -28L3 -46zM8 -45.5L11 -29L14 -45zM19 -43L21 -30L24 -40z",
    });
  else if (variant % 3 === 1)
    out.push({
      paint: "spot",
      d: dots([
        [-16, -38, 2.6],
        [-6, -41, 2],
        [3, -37, 3],
        [14, -40, 2.4],
        [23, -34, 2.6],
        [-22, -31, 2],
        [8, -31, 1.8],
      ]),
    });
  else if (variant % 3 === 2) out.push({ paint: "spot", d: "M-24 -39C-10 -46 14 -46 31 -34C16 -40 -8 -40 -24 -39z" });
  if (has("long-neck"))
    out.push({
      paint: "spot",
      d: dots([
        [hx + 1, hy + 18, 2.4],
        [hx + 5, hy + 28, 2.6],
        [hx + 3, hy + 38, 2.8],
        [hx + 12, hy + 40, 2.4],
      ]),
    });
  if (has("cooperation"))
    out.push({
      paint: "dark",
      d: "M40 -41L48 -46L50 -41L42 -36zM45 -52L51 -54L51.5 -49L47 -46zM43.5 -62L48.5 -64L50 -59L45 -57z",
    });
  return out;
}

function armour({ has, hx, hy }: Build): Shape[] {
  const out: Shape[] = [];
  if (has("hard-shell")) {
    const top = has("fat-tissue") ? -72 : -66;
    out.push({
      paint: "shell",
      d: path`M-25 -29C-24 ${top + 12} -12 ${top} 4 ${top}C22 ${top} 34 ${top + 14} 36 -27Q6 -20 -25 -29z`,
    });
    out.push({
      paint: "shell-line",
      d: path`M-24 -36Q6 -27 35 -34M-10 -32L-6 -49L6 ${top + 8}L19 -49L23 -31M-6 -49H19M-6 -49L-18 -52M19 -49L30 -49`,
    });
  }
  if (has("symbiosis")) {
    const y = has("hard-shell") ? -66 : has("fat-tissue") ? -56 : -46;
    out.push({
      paint: "bird",
      d: path`M6 ${y - 1}C2 ${y - 8} 6 ${y - 15} 11 ${y - 14}L6 ${y - 12}M11 ${y - 14}C16 ${y - 14} 17 ${y - 9} 24 ${y - 4}C18 ${y} 10 ${y + 1} 6 ${y - 1}z`,
    });
    out.push({ paint: "bird-beak", d: path`M6 ${y - 13}L1 ${y - 11}L6.5 ${y - 9.5}z` });
    out.push({ paint: "pen", d: path`M11 ${y}V${y + 3}M14 ${y}V${y + 3}` });
  }
  if (has("horns")) {
    out.push({
      paint: "ivory",
      d: path`M${hx - 8} ${hy - 5}C${hx - 20} ${hy - 10} ${hx - 22} ${hy - 22} ${hx - 17} ${hy - 30}C${hx - 17} ${hy - 20} ${hx - 10} ${hy - 14} ${hx - 1} ${hy - 9}z`,
    });
    out.push({
      paint: "ivory",
      d: path`M${hx + 1} ${hy - 8}C${hx - 5} ${hy - 16} ${hx - 4} ${hy - 25} ${hx + 4} ${hy - 32}C${hx + 1} ${hy - 22} ${hx + 4} ${hy - 14} ${hx + 8} ${hy - 6}z`,
    });
  }
  if (has("burrowing"))
    out.push({ paint: "ivory", d: "M-29 -1L-33 3L-27 1.5L-26 4L-22 0zM-17 -1L-20 3L-14 1.5L-13 4L-9 0z" });
  return out;
}

function face({ has, hx, hy }: Build): Shape[] {
  const out: Shape[] = [];
  if (has("carnivore")) {
    out.push({
      paint: "tooth",
      d: path`M${hx - 24} ${hy + 2.5}l1.5 5.5l2.5 -5.3zM${hx - 17} ${hy + 3}l1.5 4.5l2.5 -4.3zM${hx - 11} ${hy + 3.3}l1.5 4l2.5 -4z`,
    });
    out.push({
      paint: "pen",
      d: path`M${hx - 6} ${hy - 7.5}L${hx + 3} ${hy - 4}M${hx - 24} ${hy - 0.5}h.1`,
    });
    out.push({
      paint: "eye-wild",
      d: path`M${hx - 5} ${hy - 5.5}Q${hx - 3} ${hy} ${hx + 3} ${hy - 2.5}z`,
    });
  } else {
    out.push({ paint: "eye", d: dots([[hx - 1, hy - 2, 2.5]]) });
    out.push({ paint: "eye-glint", d: dots([[hx - 1.7, hy - 2.8, 0.9]]) });
    out.push({
      paint: "pen",
      d: path`M${hx - 18} ${hy + 3}h.1M${hx - 17} ${hy + 7.5}Q${hx - 12} ${hy + 8.5} ${hx - 9} ${hy + 6}`,
    });
  }
  if (has("intelligence")) {
    out.push({ paint: "glass", d: dots([[hx - 1, hy - 2, 6]]) + dots([[hx - 13, hy - 2, 4.5]]) });
    out.push({ paint: "pen", d: path`M${hx + 5} ${hy - 2}L${hx + 11} ${hy - 4}` });
  }
  if (has("foraging")) {
    out.push({
      paint: "leaf",
      d: path`M${hx - 16} ${hy + 7}C${hx - 22} ${hy + 8} ${hx - 28} ${hy + 14} ${hx - 29} ${hy + 22}C${hx - 21} ${hy + 20} ${hx - 16} ${hy + 14} ${hx - 16} ${hy + 7}z`,
    });
    out.push({
      paint: "berry",
      d: dots([
        [hx - 13, hy + 13, 3.4],
        [hx - 17, hy + 18.5, 3.4],
        [hx - 10.5, hy + 19, 3.4],
      ]),
    });
  }
  if (has("warning-call")) {
    const [x, y] = [hx - 26, hy + 2];
    out.push({
      paint: "sound",
      d: path`M${x} ${y - 5}Q${x - 4} ${y} ${x} ${y + 5}M${x - 5} ${y - 10}Q${x - 12} ${y} ${x - 5} ${y + 10}M${x - 10} ${y - 15}Q${x - 20} ${y} ${x - 10} ${y + 15}`,
    });
  }
  return out;
}

// -- where it lives -------------------------------------------------------------------------------

function behind({ has }: Build): Shape[] {
  const out: Shape[] = [];
  if (has("defensive-herding")) {
    for (const [x, y] of [
      [-40, -21],
      [44, -19],
      [4, -27],
    ] as const)
      out.push({ paint: "herd", d: kin(x, y) });
  }
  if (has("burrowing")) {
    out.push({ paint: "earth", d: "M14 0C20 -4 24 -20 38 -22C52 -22 56 -4 64 0z" });
    out.push({ paint: "hole", d: "M30 0C30 -12 48 -12 48 0z" });
  }
  if (has("climbing")) {
    out.push({ paint: "bark", d: "M-66 4C-40 -2 30 -3 66 1L66 6C30 5 -40 6 -66 10z" });
    out.push({
      paint: "leaf",
      d: "M58 1C60 -8 68 -12 75 -11C74 -4 68 1 58 1zM-60 5C-64 -3 -72 -6 -78 -4C-76 2 -70 6 -60 5z",
    });
  }
  return out;
}

/** One of the herd, far off. */
function kin(x: number, y: number): string {
  const at = (dx: number, dy: number) => path`${x + dx * 0.6} ${y + dy * 0.6}`;
  return path`M${at(-30, -36)}C${at(-10, -50)} ${at(32, -46)} ${at(33, -26)}L${at(30, 0)}L${at(20, 0)}L${at(18, -12)}L${at(-12, -12)}L${at(-14, 0)}L${at(-26, 0)}L${at(-28, -18)}L${at(-48, -36)}L${at(-46, -50)}L${at(-36, -58)}z`;
}

function before({ has }: Build): Shape[] {
  const out: Shape[] = [];
  if (has("ambush")) {
    out.push({
      paint: "grass",
      d: "M-52 2C-50 -10 -52 -18 -58 -26C-48 -20 -46 -10 -46 2zM-44 2C-42 -8 -40 -14 -34 -20C-37 -12 -38 -6 -38 2zM38 2C40 -8 38 -16 34 -22C42 -18 45 -8 45 2zM46 2C48 -8 52 -16 58 -20C54 -12 53 -6 53 2zM0 2C1 -5 0 -9 -3 -13C4 -10 6 -4 6 2z",
    });
  }
  if (has("fertile")) {
    out.push({ paint: "egg", d: egg(44, -4, 0.9) + egg(54, -3, 0.8) + egg(49, -8, 0.9) });
    out.push({ paint: "nest", d: "M34 -4Q49 4 64 -4L60 5Q49 9 38 5z" });
  }
  if (has("scavenger")) {
    out.push({
      paint: "ivory",
      d: "M-58 -1C-62 -4 -67 -1 -65 2C-68 4 -65 9 -61 7L-47 3C-44 6 -39 3 -41 0C-38 -2 -41 -7 -45 -5z",
    });
  }
  return out;
}

function egg(x: number, y: number, size: number): string {
  return path`M${x} ${y + 6 * size}c${-5 * size} 0 ${-6 * size} ${-5 * size} ${-4 * size} ${-9 * size}s${6 * size} ${-5 * size} ${8 * size} 0s0 ${9 * size} ${-4 * size} ${9 * size}z`;
}

function dots(circles: readonly (readonly [x: number, y: number, r: number])[]): string {
  return circles
    .map(([x, y, r]) => path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    .join("");
}

/** A path with its numbers as short as they can be. */
function path(texts: TemplateStringsArray, ...values: (number | string)[]): string {
  const short = (value: number | string) => (typeof value === "number" ? String(Math.round(value * 10) / 10) : value);
  return texts.reduce((all, text, i) => all + short(values[i - 1] ?? "") + text);
}
