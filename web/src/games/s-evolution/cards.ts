/** Cards and Discoveries as the server writes them: `food-3+2`, `tools-6+joker`, `science-4+decline`; `red-4`; `?`. */

export const SUITS = ["food", "tools", "science"] as const;
export type Suit = (typeof SUITS)[number];

export const DISASTERS = [
  "famine",
  "earthquake",
  "fanaticism",
  "epidemic",
  "decline",
  "hurricane",
  "obscurantism",
  "invasion",
] as const;
export type Disaster = (typeof DISASTERS)[number];

export const COLOURS = ["red", "green", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI"] as const;
export const AGES = [1, 2, 3, 4, 5, 6] as const;

export interface Card {
  suit: Suit;
  strength: number;
  /** what it gives; 0 for a joker, which gives 1 of choice, and for a disaster */
  gives: number;
  joker: boolean;
  disaster: Disaster | null;
}

export interface Discovery {
  /** the deck it comes from; its own colour is another matter, and told by the view */
  deck: Colour;
  age: number;
}

/** Null for a card one may not see, and for a Discovery. */
export function readCard(text: string): Card | null {
  const found = /^(food|tools|science)-(\d)\+(\w+)$/.exec(text);
  if (!found) return null;
  const [, suit, strength, face] = found as unknown as [string, Suit, string, string];
  const disaster = DISASTERS.find((each) => each === face) ?? null;
  return { suit, strength: Number(strength), gives: Number(face) || 0, joker: face === "joker", disaster };
}

export function readDiscovery(text: string): Discovery | null {
  const found = /^(red|green|blue|yellow)-(\d)$/.exec(text);
  return found && { deck: found[1] as Colour, age: Number(found[2]) };
}
