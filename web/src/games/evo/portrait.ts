/** A dinosaur drawn from its genes, on paper of 240 by 150: more of a gene is more to see. */

import type { Portrait } from "./view";

export interface Shape {
  d: string;
  /** a class of Portrait.svelte */
  paint: string;
}

export interface Drawing {
  behind: Shape[];
  /** what carries the coat's colour, with one outline around all of it */
  coat: string[];
  marks: Shape[];
  front: Shape[];
}

const MOST = { tail: 7, leg: 6, horn: 6, egg: 8, fur: 6, parasol: 6, mutant: 5 };

const BODY = "M66 84 C64 58 92 46 122 48 C142 49 154 56 160 66 C168 82 162 104 140 110 C112 117 70 114 66 84 Z";
const NECK = "M138 60 C150 58 158 46 162 34 C166 22 178 16 192 18 C210 20 222 30 222 40 C222 50 208 52 196 52 C188 53 184 56 180 64 C174 82 164 96 150 98 Z";

export function portrait(genes: Portrait): Drawing {
  const own = Object.fromEntries(
    Object.entries(MOST).map(([gene, most]) => [gene, Math.min(most, genes[gene as keyof typeof MOST])]),
  ) as Portrait;
  return {
    behind: [...parasols(own.parasol), ...legs(own.leg, true).map((d) => ({ d, paint: "far" })), ...feelers(own.mutant)],
    coat: [tail(own.tail), ...legs(own.leg, false), BODY, NECK],
    marks: [
      { d: "M72 92 C84 108 128 112 150 98 C148 110 108 118 84 108 C78 105 74 99 72 92 Z", paint: "belly" },
      { d: "M172 62 C178 50 186 50 200 51 C192 54 186 56 181 64 C176 78 168 90 156 96 C164 86 168 74 172 62 Z", paint: "belly" },
      { d: "M84 60 C96 52 112 50 126 51 M92 66 C102 60 112 58 122 59", paint: "sheen" },
      ...spots(own.mutant),
      ...rings(own.tail),
    ],
    front: [...furs(own.fur), ...horns(own.horn), ...face(), ...eggs(own.egg)],
  };
}

// -- tail -----------------------------------------------------------------------------------------

/** The end of the tail: further out with every gene, and higher. */
function tip(count: number): { x: number; y: number } {
  return { x: 62 - 9 * count, y: 92 - 7 * count };
}

function tail(count: number): string {
  const { x, y } = tip(count);
  const low = y + 12 + 3 * count;
  return `M84 62 C66 66 ${n(x + 22)} ${n(low - 14)} ${n(x)} ${n(y)} C${n(x - 3)} ${n(y + 14)} ${n(x + 8)} ${n(low + 4)} ${n(x + 24)} ${n(low + 6)} C60 110 76 108 88 106 Z`;
}

/** A ring of the tail for each gene. */
function rings(count: number): Shape[] {
  const { x, y } = tip(count);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.6) / (count + 0.4);
    const cx = 76 + (x + 6 - 76) * t;
    const cy = 88 + (y + 12 - 88) * t + 14 * t * (1 - t);
    const half = 13 * (1 - t) + 4;
    return { d: `M${n(cx - 2)} ${n(cy - half)} C${n(cx + 4)} ${n(cy - 4)} ${n(cx + 4)} ${n(cy + 4)} ${n(cx - 1)} ${n(cy + half)}`, paint: "ring" };
  });
}

// -- legs, horns, eggs ----------------------------------------------------------------------------

/** A pair of legs for each gene: one before the body, one behind it. */
function legs(count: number, behind: boolean): string[] {
  const half = Math.max(4.5, 10 - count);
  return Array.from({ length: count }, (_, i) => {
    const x = (count === 1 ? 116 : 86 + (i * 58) / (count - 1)) + (behind ? half * 1.1 + 3 : -2);
    const foot = behind ? 129 : 134;
    return `M${n(x - half)} 92 L${n(x - half + 1)} ${n(foot - 5)} C${n(x - half)} ${n(foot)} ${n(x - half + 2)} ${n(foot)} ${n(x)} ${n(foot)} L${n(x + half + 3)} ${n(foot)} C${n(x + half + 6)} ${n(foot - 1)} ${n(x + half + 5)} ${n(foot - 7)} ${n(x + half)} ${n(foot - 7)} L${n(x + half + 1)} 92 Z`;
  });
}

const HORNS = [
  "M211 27 C214 16 220 10 228 7 C226 16 226 24 219 32 Z",
  "M190 19 C190 8 194 1 202 -4 C202 6 204 13 203 21 Z",
  "M174 21 C170 11 171 3 176 -4 C180 4 184 10 187 18 Z",
  "M219 36 C226 30 231 29 238 30 C233 34 229 39 221 41 Z",
  "M164 31 C156 24 152 18 152 9 C160 14 168 17 173 23 Z",
  "M159 45 C149 41 144 36 141 28 C150 30 158 32 164 35 Z",
];

function horns(count: number): Shape[] {
  return HORNS.slice(0, count).map((d) => ({ d, paint: "horn" }));
}

const EGGS = [[205, 128], [219, 129], [191, 129], [212, 119], [198, 119], [226, 121], [184, 121], [205, 110]] as const;

function eggs(count: number): Shape[] {
  if (!count) return [];
  const laid = EGGS.slice(0, count).flatMap(([x, y]): Shape[] => [
    { d: `M${n(x)} ${n(y - 11)} C${n(x + 7)} ${n(y - 11)} ${n(x + 9)} ${n(y + 8)} ${n(x)} ${n(y + 8)} C${n(x - 9)} ${n(y + 8)} ${n(x - 7)} ${n(y - 11)} ${n(x)} ${n(y - 11)} Z`, paint: "egg" },
    { d: `M${n(x - 3)} ${n(y - 3)} h1.5 M${n(x + 2)} ${n(y + 1)} h2 M${n(x - 1)} ${n(y + 4)} h1`, paint: "fleck" },
  ]);
  const nest: Shape = { d: "M174 131 C180 143 230 143 236 131 C226 137 186 137 174 131 Z M176 134 L170 130 M232 135 L239 129 M186 139 L182 143 M222 140 L227 143", paint: "nest" };
  return [...laid.reverse(), nest];
}

// -- fur and parasols -----------------------------------------------------------------------------

const FURS = [[150, 84, 1], [122, 54, 1.1], [92, 58, 1], [166, 52, 0.8], [108, 80, 1.1], [76, 82, 0.9]] as const;

/** A woolly lock for each gene: on the chest first, then along the back. */
function furs(count: number): Shape[] {
  const lock = [[-18, -6], [-9, -12], [1, -13], [11, -11], [18, -4], [15, 8], [9, 16], [4, 8], [0, 19], [-5, 9], [-10, 16], [-14, 7]] as const;
  return FURS.slice(0, count).flatMap(([x, y, scale]): Shape[] => {
    const points = lock.map(([dx, dy]) => `${n(x + dx * scale)} ${n(y + dy * scale)}`);
    const [first = "", ...others] = points;
    return [
      { d: `M${first} Q${others.join(" ")} ${first} Z`, paint: "fur" },
      { d: `M${n(x - 7 * scale)} ${n(y - 2)} q2 5 1 9 M${n(x + 1)} ${n(y - 4)} q2 6 0 11 M${n(x + 8 * scale)} ${n(y - 2)} q1 4 -1 8`, paint: "strand" },
    ];
  });
}

const PARASOLS = [[106, 50, -10], [136, 50, 12], [82, 58, -26], [121, 48, 1], [150, 58, 24], [94, 52, -18]] as const;

function parasols(count: number): Shape[] {
  return PARASOLS.slice(0, count).flatMap(([x, y, lean], i): Shape[] => {
    const angle = (lean * Math.PI) / 180;
    const long = count > 2 && i % 2 ? 36 : 30;
    const at = (dx: number, dy: number) =>
      `${n(x + dx * Math.cos(angle) - dy * Math.sin(angle))} ${n(y + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
    const top = -long;
    const canopy = `M${at(-19, top + 8)} C${at(-18, top - 14)} ${at(18, top - 14)} ${at(19, top + 8)} Q${at(13, top + 2)} ${at(6.5, top + 8)} Q${at(0, top + 2)} ${at(-6.5, top + 8)} Q${at(-13, top + 2)} ${at(-19, top + 8)} Z`;
    const stripe = `M${at(-6.5, top + 8)} C${at(-7, top - 2)} ${at(-4, top - 8)} ${at(0, top - 8.5)} C${at(4, top - 8)} ${at(7, top - 2)} ${at(6.5, top + 8)} Q${at(0, top + 2)} ${at(-6.5, top + 8)} Z`;
    return [
      { d: `M${at(0, 12)} L${at(0, top - 12)}`, paint: "stick" },
      { d: canopy, paint: "parasol" },
      { d: stripe, paint: "stripe" },
    ];
  });
}

// -- what mutants have, and a face ----------------------------------------------------------------

const SPOTS = [[104, 88, 8], [132, 76, 6], [88, 76, 5], [122, 98, 6], [148, 72, 4]] as const;

function spots(count: number): Shape[] {
  return SPOTS.slice(0, count).map(([x, y, r]) => ({
    d: `M${n(x - r)} ${n(y)} C${n(x - r)} ${n(y - r * 1.2)} ${n(x + r)} ${n(y - r * 1.3)} ${n(x + r)} ${n(y)} C${n(x + r)} ${n(y + r)} ${n(x - r * 0.8)} ${n(y + r * 1.2)} ${n(x - r)} ${n(y)} Z`,
    paint: "spot",
  }));
}

const FEELERS = [[178, -8], [196, -12], [164, 2], [210, -4], [154, 14]] as const;

/** An eye on a stalk for each mutant gene. */
function feelers(count: number): Shape[] {
  return FEELERS.slice(0, count).flatMap(([x, y]): Shape[] => [
    { d: `M182 24 C${n(x + 2)} 18 ${n(x - 2)} ${n(y + 14)} ${n(x)} ${n(y + 6)}`, paint: "stalk" },
    { d: `M${n(x - 6)} ${n(y)} a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 Z`, paint: "bulb" },
    { d: `M${n(x - 1)} ${n(y)} a2.5 2.5 0 1 0 5 0 a2.5 2.5 0 1 0 -5 0 Z`, paint: "eye" },
  ]);
}

function face(): Shape[] {
  return [
    { d: "M187 31 a7 7.5 0 1 0 14 0 a7 7.5 0 1 0 -14 0 Z", paint: "white" },
    { d: "M193 31 a3.2 3.6 0 1 0 6.4 0 a3.2 3.6 0 1 0 -6.4 0 Z", paint: "eye" },
    { d: "M186 25 C190 22 197 22 202 26", paint: "brow" },
    { d: "M194 46 C204 49 214 47 220 42", paint: "smile" },
    { d: "M214 33 h2.5", paint: "smile" },
  ];
}

function n(value: number): string {
  return value.toFixed(1);
}
