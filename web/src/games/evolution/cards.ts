/** Traits and cards, as the game writes them: `horns+3`, `long-neck-1`, `?` for one that may not be seen. */

export const TRAITS = [
  "carnivore",
  "ambush",
  "burrowing",
  "climbing",
  "cooperation",
  "defensive-herding",
  "fat-tissue",
  "fertile",
  "foraging",
  "hard-shell",
  "horns",
  "intelligence",
  "long-neck",
  "pack-hunting",
  "scavenger",
  "symbiosis",
  "warning-call",
] as const;

export type Trait = (typeof TRAITS)[number];

export const UNSEEN = "?";

/** The trait on a card, or null for one that is face down to us. */
export function traitOf(card: string): Trait | null {
  const name = card.replace(/[+-]\d+$/, "");
  return TRAITS.find((trait) => trait === name) ?? null;
}

export function foodOf(card: string): number {
  return Number(/[+-]\d+$/.exec(card)?.[0] ?? 0);
}

export const LETTER = 0.62; // of the size of the type, the usual width of a letter in a wide one

/** How many letters the longest word has: a long one is written smaller rather than broken. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

/** `+3`, `0`, `−2`, with a real minus. */
export function signed(food: number): string {
  return food > 0 ? `+${String(food)}` : food < 0 ? `−${String(-food)}` : "0";
}
