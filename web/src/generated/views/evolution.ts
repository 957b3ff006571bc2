/* What a seat sees of Evolution. Made from the game's fields.py by scripts/view_types.py: do not edit. */

export interface Species {
  /** counts its owner's species and never changes */
  id: number;
  /** body size */
  body: number;
  /** population */
  population: number;
  /** food on its board */
  food: number;
  /** food stored on Fat Tissue */
  fat: number;
  /** the trait cards that still lie face down */
  face_down: string[];
  /** leaf traits already activated this round */
  used: ("carnivore" | "ambush" | "burrowing" | "climbing" | "cooperation" | "defensive-herding" | "fat-tissue" | "fertile" | "foraging" | "hard-shell" | "horns" | "intelligence" | "long-neck" | "pack-hunting" | "scavenger" | "symbiosis" | "warning-call")[];
  /** traits Intelligence has named for its next attack */
  ignoring: ("carnivore" | "ambush" | "burrowing" | "climbing" | "cooperation" | "defensive-herding" | "fat-tissue" | "fertile" | "foraging" | "hard-shell" | "horns" | "intelligence" | "long-neck" | "pack-hunting" | "scavenger" | "symbiosis" | "warning-call")[];
  /** the trait cards that lie open, in the order they were laid */
  traits: string[];
}

export interface Player {
  /** its row of species, from left to right */
  species: Species[];
  /** the id of its next species */
  next_id: number;
  /** food in its bag */
  bag: number;
  /** the card laid on the watering hole, until the food is revealed */
  food_card: string | null;
  /** the card taken from hand whose use is not yet chosen */
  held: string | null;
  /** has ended its turn of playing cards, or of leaf traits */
  ended: boolean;
  /** does not want to fill Fat Tissue any more this round */
  declined: boolean;
  /** cards it is about to draw */
  owed: number;
  /** the cards in its hand */
  hand: string[];
  /** quick variant: discards nobody has seen yet */
  discarding: string[];
  /** the hand it held at the last reshuffle */
  kept: string[];
  /** the cards it has drawn since then */
  drawn: string[];
  /** quick variant, while cards are played: what the others still see of this seat */
  shown?: Player;
}

export interface EvolutionView {
  /** the game's id */
  game: string;
  /** how many play */
  seats: number;
  /** what was agreed on before the game */
  options: Record<string, unknown>;
  /** the components the table plays with */
  pack: string;
  /** whose view this is; -2 for a spectator */
  seat: number;
  /** the seats that owe a decision; -1 while something is drawn */
  waiting: number[];
  /** where the round is */
  phase: "start" | "deal" | "food" | "play" | "leaf" | "feed" | "aftermath" | "over";
  /** from 1 on */
  round: number;
  /** the round the game ends with; 0 while nobody knows */
  last_round: number;
  /** the seat with the first player marker */
  first: number;
  /** whose turn it is, where players take turns */
  turn: number;
  /** plants on the watering hole */
  hole: number;
  /** this feeding turn's normal feeding is done */
  fed: boolean;
  /** something was eaten or thought of in this feeding turn */
  acted: boolean;
  /** seats in a row that did nothing */
  idle: number;
  /** the species whose Intelligence must name a trait; -1 for none */
  naming: number;
  /** the cards that are still to be drawn */
  deck: number;
  /** the cards out of the game, after a reshuffle without them */
  aside: number;
  /** the discard pile, face up */
  discards: string[];
  /** what the last reshuffle made the deck of */
  renewed: string[];
  /** what was in hands and aside at that moment */
  old: string[];
  /** every seat */
  players: Player[];
}
