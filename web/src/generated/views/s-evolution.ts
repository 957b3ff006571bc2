/* What a seat sees of S-Evolution. Made from the game's fields.py by scripts/view_types.py: do not edit. */

export interface Player {
  /** its Age */
  age: number;
  /** its people */
  population: number;
  /** the points of its needs so far */
  score: number;
  /** the resource tracks */
  stock: { food: number; tools: number; science: number };
  /** the level of the worker on each building, 0 without one */
  workers: { farm: number; factory: number; lab: number; trade: number; prestige: number; shield: number };
  /** cards of its hand that nobody has looked at; they are counted with the deck */
  unseen: number;
  /** cards it is about to draw */
  owed: number;
  /** the Discovery in hand, or shuffled among the unseen cards */
  discovery: string | null;
  /** the Ages whose Discovery lies face up */
  up: number[];
  /** what it has played to this trick, a resource card or a Discovery */
  card: string | null;
  /** somebody has taken that card */
  card_taken: boolean;
  /** suits it has shown not to hold this round, by not following */
  void: ("food" | "tools" | "science")[];
  /** plays unseen: this round, or the next once the Action phase has begun */
  obscured: boolean;
  /** plays with an open hand, likewise */
  invaded: boolean;
  /** has risen an Age by its needs this round */
  rose: boolean;
  /** the Discovery at each Age's place, null while it is played */
  discoveries: (string | null)[];
  /** the cards it can still draw */
  deck: number;
  /** the resource cards in its hand */
  hand: string[];
  /** the resource cards it has taken this round */
  taken: string[];
  /** disasters turned up in the first round of 2013, until it ends */
  aside: string[];
  /** the cards of its deck that have been played, all rounds together */
  spent: string[];
  /** which rules of play its cards follow */
  rules: "blind" | "free" | "colour" | "trump";
  /** as what its card in the trick counts */
  counts_as: "discovery" | "trump" | "colour" | "rest" | null;
  /** what its people ask for */
  needs: { food?: number; tools?: number; science?: number };
  /** what its Discoveries face up are worth */
  sets: number;
}

export interface SEvolutionView {
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
  phase: "start" | "hand" | "trump" | "play" | "take" | "disaster" | "harvest" | "trade" | "needs" | "manage" | "over";
  /** from 1 on; 0 before the first player is drawn */
  round: number;
  /** where the turn order begins: who leads the trick, or acts first */
  lead: number;
  /** whose turn it is to play, choose or act */
  turn: number;
  /** a card of a player who plays unseen is being turned up */
  turning: boolean;
  /** because the one before was a disaster of the first round */
  replacing: boolean;
  /** the trump of the round */
  trump: "food" | "tools" | "science" | null;
  /** the set colour of the trick */
  colour: "food" | "tools" | "science" | null;
  /** who chose, or will choose, the first resource card of the trick */
  winner: number | null;
  /** disasters that the Shield of the player who acts has held off */
  held_off: number;
  /** suits whose cards are lost to Famine and its like */
  barred: ("food" | "tools" | "science")[];
  /** how much less each production building yields */
  storms: number;
  /** resources of its choice the player who acts is about to gain */
  gains: number;
  /** resources of its choice it is about to lose */
  losses: number;
  /** resources whose kind it can still change */
  trades: number;
  /** needs it has met; -1 while they are not paid */
  met: number;
  /** needs it has not met */
  unmet: number;
  /** it has to say whether it rises an Age */
  rising: boolean;
  /** it has bought people this round */
  grown: boolean;
  /** it has bought an Age this round */
  evolved: boolean;
  /** the seats still to choose a card of the trick */
  order: number[];
  /** disasters still to be applied to the player who acts */
  suffering: ("famine" | "earthquake" | "fanaticism" | "epidemic" | "decline" | "hurricane" | "obscurantism" | "invasion")[];
  /** the resource cards out of the game, of all decks */
  gone: string[];
  /** every seat */
  players: Player[];
  /** the seats in the order they choose */
  choosing: number[];
  /** for each card the seat may play: as which one it would choose */
  places: Record<string, number>;
  /** what things cost in this edition */
  prices: Record<"grow" | "evolve" | "farm" | "factory" | "lab" | "trade" | "prestige" | "shield", { with: "food" | "tools" | "science"; prices: number[] }>;
  /** the colour of every Discovery in play */
  discovery_colours: Record<string, "red" | "green" | "blue" | "yellow">;
}
