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

/** `+3`, `0`, `−2`, with a real minus. */
export function signed(food: number): string {
  return food > 0 ? `+${String(food)}` : food < 0 ? `−${String(-food)}` : "0";
}
