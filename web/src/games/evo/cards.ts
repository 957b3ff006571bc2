/** Event cards, written as effect and amount: `leg+2`, `climate-1`; `?` is one that is hidden. */

export const EFFECTS = [
  "climate",
  "leg",
  "attack",
  "defence",
  "swim",
  "egg",
  "far-egg",
  "barren",
  "fur",
  "parasol",
  "strike",
  "gene",
  "rebate",
] as const;
export type Effect = (typeof EFFECTS)[number];

export interface EventCard {
  effect: Effect;
  amount: number;
  /** event.when: it is played on an opponent */
  aimed: boolean;
}

export function cardOf(text: string): EventCard | null {
  const found = /^([a-z-]+)([+-]\d+)$/.exec(text);
  const effect = EFFECTS.find((each) => each === found?.[1]);
  if (!found || !effect) return null;
  const amount = Number(found[2]);
  return { effect, amount, aimed: amount < 0 && effect !== "climate" };
}

/** The sentence of the game that tells what a card does, and its argument. */
export function helpOf(card: EventCard): [key: string, args: { amount: number }] {
  const amount = card.aimed ? Math.abs(card.amount) : card.amount;
  return [`card-${card.effect}.${card.aimed ? "aimed" : "help"}`, { amount }];
}
