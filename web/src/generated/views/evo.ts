/* What a seat sees of Evo. Made from the game's fields.py by scripts/view_types.py: do not edit. */

export interface Player {
  /** mutation points */
  points: number;
  /** points paid for genes so far */
  spent: number;
  /** event cards it is about to draw */
  owed: number;
  /** what its mutant genes take off the price in this auction */
  discount: number;
  /** whether it has been outbid in this auction */
  outbid: boolean;
  /** whether it has dropped out of this auction */
  dropped: boolean;
  /** the genes it has bought; what is printed on every portrait follows from the options */
  genes: ("tail" | "leg" | "horn" | "egg" | "fur" | "parasol" | "mutant" | "card")[];
  /** what event cards add this round, by effect */
  bonus: Partial<Record<"climate" | "leg" | "attack" | "defence" | "swim" | "egg" | "far-egg" | "barren" | "fur" | "parasol" | "strike" | "gene" | "rebate", number>>;
  /** the regions its dinos stand on */
  dinos: string[];
  /** its event cards; "?" is one that is not seen */
  hand: string[];
  /** how many genes of each kind it has, the printed ones too */
  portrait: Record<"tail" | "leg" | "horn" | "egg" | "fur" | "parasol" | "mutant", number>;
}

export interface EvoView {
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
  /** the phase of the round */
  phase: "setup" | "initiative" | "climate" | "movement" | "births" | "survival" | "meteor" | "auction" | "over";
  /** the rounds begun, this one too */
  round: number;
  /** the cell of the loop the climate pawn stands on */
  climate: number;
  /** the cell of the track the meteor is on */
  meteor: number;
  /** the face the die shows since the last roll; 0 before the first */
  die: number;
  /** the place in the order of whoever acts */
  turn: number;
  /** whether the seats are asked for event cards, before the phase goes on */
  asking: boolean;
  /** whether a climate card was played this round */
  climate_played: boolean;
  /** whether an event card forbids births this round */
  barren: boolean;
  /** steps left to the seat that moves */
  steps: number;
  /** the attack that waits for the die: from and to */
  fight: [string, string] | null;
  /** the dino that swims, its landing not yet chosen */
  swimmer: string | null;
  /** newborns the seat at turn still has to place */
  births: number;
  /** the lot a bidder has chosen, the amount not yet named */
  lot: number | null;
  /** who was outbid and bids again before the next */
  rebidder: number | null;
  /** genes still to be drawn for the auction */
  undrawn: number;
  /** genes an event card gives the seat at turn */
  gifts: number;
  /** the seats in this round's order, as far as it is known */
  order: number[];
  /** where the seat at turn has placed newborns */
  young: string[];
  /** the genes laid out for the auction, each with its bid and who made it */
  lots: { gene: "tail" | "leg" | "horn" | "egg" | "fur" | "parasol" | "mutant" | "card"; bid: number | null; seat: number | null }[];
  /** event cards to draw, in no order */
  pile: number;
  /** event cards played */
  discards: string[];
  /** genes in the bag */
  bag: ("tail" | "leg" | "horn" | "egg" | "fur" | "parasol" | "mutant" | "card")[];
  /** card genes out of the game */
  gone: ("tail" | "leg" | "horn" | "egg" | "fur" | "parasol" | "mutant" | "card")[];
  /** the players, by seat */
  players: Player[];
  /** the columns of the island, as packs write them */
  island: { q: number; r: number; regions: string }[];
  /** the terrains of the climate loop */
  loop: ("beach" | "meadow" | "hill" | "mountain")[];
  /** the cells of the meteor's way, each with the faces that end the game there */
  track: number[][];
  /** what each terrain means in the present climate */
  zones: Record<"beach" | "meadow" | "hill" | "mountain", "temperate" | "cold" | "hot" | "deadly">;
}
