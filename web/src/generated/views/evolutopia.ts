/* What a seat sees of Evolutopia. Made from the game's fields.py by scripts/view_types.py: do not edit. */

export interface Player {
  /** roles face up; a second one lies hidden until it is unlocked */
  roles: string[];
  /** uses of a role so far, towards the second */
  uses: number;
  /** good plans, face up */
  plans: string[];
  /** played a good plan and may not talk until their next turn */
  silent: boolean;
}

export interface Site {
  /** the evolution */
  tile: string;
  /** at work on it; `builder as designer` counts as another kind */
  experts: string[];
}

export interface EvolutopiaView {
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
  /** what happens now: the last is asked first, those before it wait */
  steps: string[];
  /** what is to be drawn, the next first */
  owed: string[];
  /** who began; -1 before it is drawn */
  first: number;
  /** whose turn it is; -1 before the first */
  turn: number;
  /** turns begun so far */
  turns: number;
  /** times the crises were managed */
  cycles: number;
  /** how the game ended, if it did */
  result: "" | "won" | "lost";
  /** the players, by seat */
  players: Player[];
  /** where each one stands */
  indicators: Record<"mobility" | "environment" | "energy" | "economy" | "comfort", number>;
  /** the beacon that the crisis pawn is on */
  pawn: number;
  /** the current crisis */
  crisis: string | null;
  /** experts on the current crisis */
  crisis_experts: string[];
  /** crises not seen yet */
  crises: string[];
  /** crises seen and put back on top, the next one first */
  crises_top: string[];
  /** crises put under the pile, the next one first */
  crises_under: string[];
  /** actions with a marker */
  blocked: ("choose" | "site" | "recruit" | "assign" | "inaugurate")[];
  /** evolutions in the study zone */
  study: string[];
  /** evolutions in the site zone */
  sites: Site[];
  /** experts in the experts zone */
  zone: Record<"designer" | "regulator" | "neo-urbanist" | "builder" | "technologist", number>;
  /** experts in the bag */
  bag: Record<"designer" | "regulator" | "neo-urbanist" | "builder" | "technologist", number>;
  /** by square: nothing, `start`, a nuisance (`n03.front`) or an evolution */
  squares: Record<string, string>;
  /** nuisances still in the box */
  nuisances: string[];
  /** nuisances under evolutions */
  covered: string[];
  /** the evolution that shows on the pile */
  top: string | null;
  /** evolutions not seen yet */
  tiles: string[];
  /** evolutions put under the pile, the next one first */
  tiles_under: string[];
  /** good plans not seen yet */
  plans: string[];
  /** good plans put under the pile, the next one first */
  plans_under: string[];
  /** roles not seen yet */
  roles: string[];
  /** roles put under the pile, the next one first */
  roles_under: string[];
  /** what this turn was used for */
  acted: "choose" | "site" | "recruit" | "assign" | "inaugurate" | "manage" | null;
  /** a role was used this turn */
  role_used: boolean;
  /** the next evolution of this turn need not be next to another */
  anywhere: boolean;
  /** evolutions set aside while choosing */
  aside_tiles: string[];
  /** experts set aside while recruiting */
  aside: Record<"designer" | "regulator" | "neo-urbanist" | "builder" | "technologist", number>;
  /** how many of them were drawn this time */
  asides: number;
  /** the expert to place */
  drawn: "designer" | "regulator" | "neo-urbanist" | "builder" | "technologist" | null;
  /** experts of a site that was given up */
  spare: string[];
  /** experts assigned so far in this step */
  assigned: number;
  /** how many may be */
  assign_limit: number;
  /** one expert may count as any kind, by a role */
  wild: boolean;
  /** the evolution to place */
  opened: string | null;
  /** the evolution to place must go on a nuisance, any one, by a role */
  remedy: boolean;
  /** effects of a crisis, still to come */
  effects: { op: string; n?: number; indicator?: "mobility" | "environment" | "energy" | "economy" | "comfort"; kind?: "designer" | "regulator" | "neo-urbanist" | "builder" | "technologist" }[];
  /** how many things are still to go */
  losing: number;
  /** actions still to block */
  blocks: number;
  /** crises or roles to choose from */
  offered: string[];
  /** what the table is busy with */
  phase: "setup" | "turn" | "choose" | "site" | "recruit" | "assign" | "inaugurate" | "crises" | "after" | "over";
  /** what is printed on tiles and cards, by their names */
  box: { tiles: Record<string, { experts: Partial<Record<"designer" | "regulator" | "neo-urbanist" | "builder" | "technologist", number>>; gains: Partial<Record<"mobility" | "environment" | "energy" | "economy" | "comfort", number>>; pictogram: "none" | "blue" | "green" }>; nuisances: Record<string, "mobility" | "environment" | "energy" | "economy" | "comfort">; crises: Record<string, { experts: Partial<Record<"designer" | "regulator" | "neo-urbanist" | "builder" | "technologist", number>>; arrival: { op: string; n?: number; indicator?: "mobility" | "environment" | "energy" | "economy" | "comfort"; kind?: "designer" | "regulator" | "neo-urbanist" | "builder" | "technologist" }[][]; unmanaged: { op: string; n?: number; indicator?: "mobility" | "environment" | "energy" | "economy" | "comfort"; kind?: "designer" | "regulator" | "neo-urbanist" | "builder" | "technologist" }[] }>; plans: Record<string, string>; roles: Record<string, string> };
}
