/** Where plants float on the watering hole, in its drawing of 240 × 120. */

export interface Plant {
  x: number;
  y: number;
  /** how large it is drawn */
  r: number;
}

const MOST = 60; // beyond that the number says it
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Like seeds in a sunflower: any number fills the pond evenly, and none moves when one more comes. */
export function spread(count: number): Plant[] {
  const shown = Math.min(count, MOST);
  const r = shown <= 12 ? 1.15 : shown <= 24 ? 0.95 : shown <= 40 ? 0.78 : 0.66;
  return Array.from({ length: shown }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / Math.max(shown, 12));
    const angle = i * GOLDEN;
    return { x: 121 + Math.cos(angle) * far * 82, y: 60 + Math.sin(angle) * far * 29, r };
  });
}
