/* What goes over the wire. Made from speciate/server/wire.py by scripts/wire_types.py: do not edit. */

/** `GET /health`: what runs there. */
export interface Health {
  status: string;
  version: string;
  engine: "compiled" | "pure";
}

/** `GET /api/games`. */
export interface GameForm {
  id: string;
  title: string;
  about: Record<string, Record<string, string>>;
  rules: string;
  seats: [number, number];
  cooperative: boolean;
  options: OptionForm[];
}

/** One field of the form that a new game asks. */
export interface OptionForm {
  name: string;
  type: "bool" | "choice" | "int";
  default: boolean | number | string;
  help: string;
  advanced: boolean;
  minimum?: number;
  maximum?: number;
  choices?: string[];
}

/** A table as the lobby shows it. */
export interface Summary {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  pack: string;
  status: "closed" | "gathering" | "over" | "playing";
  paused: boolean;
  waiting: number[];
  clocks: Clocks;
  hints: boolean;
  spectators: boolean;
  spectator_chat: boolean;
  question: Question | null;
  seats: Place[];
  house?: boolean;
  winners?: number[];
  ended?: number;
}

/** Milliseconds left to each seat, and since when (server's time) its clock runs. */
export interface Clocks {
  rule: ClockRule;
  left: number[];
  since: (number | null)[];
}

/** `move`: `seconds` for each decision. `bank`: `seconds` for the whole game, and `increment` back for each move. */
export interface ClockRule {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** What a seat, or the host (below zero), asks of the others about the seat `of`; `yes` have agreed. `voters` are those who are asked; in tables from before they were told it is empty, and everyone is. */
export interface Question {
  seat: number;
  what: "hand-over" | "pause" | "reissue" | "undo";
  of: number;
  yes: number[];
  voters: number[];
}

/** A seat as everyone sees it; `agent` is `human`, a bot, or empty for a free one. */
export interface Place {
  name: string;
  agent: string;
  ready: boolean;
  colour: string;
  here?: boolean;
}

/** A table that one of one's tokens stands for; `seat` is below zero for the host. */
export interface Mine {
  seat: number;
  my_turn: boolean;
  table: Summary;
}

/** The table as one audience may see it, with the news from `version - len(news)` on. */
export interface Update {
  version: number;
  news: Record<string, unknown>[];
  table: Summary;
  seat?: number;
  view?: Record<string, unknown>;
  decision?: Decision;
  legal?: string[];
  outcome?: Outcome;
  offered?: Offered;
  suggestions?: Suggestion[];
  scenes?: Scene[];
  rematch?: string;
  undo?: Undoable;
  printed?: Record<string, Record<string, string>>;
}

/** What a seat owes. `step`: the second half of a choice already begun; `sealed`: the others do not see it. */
export interface Decision {
  seat: number;
  kind: string;
  sealed: boolean;
  step: boolean;
}

/** How a game ended; for each seat the parts of its score. */
export interface Outcome {
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
}

/** In a co-operative game: what the one whose turn it is can do, for the others to point at. */
export interface Offered {
  decision: Decision;
  legal: string[];
}

/** A seat points at a move of the one whose turn it is. */
export interface Suggestion {
  seat: number;
  move: string;
}

/** The table as it was at the news of a version: how it differs from the next scene, the last from the view. */
export interface Scene {
  version: number;
  change: unknown;
}

/** One's last choice: its first move and what was asked. `free`: against bots, with all that happened since. */
export interface Undoable {
  move: string;
  kind: string;
  free: boolean;
}

/** What came of a command: done, or refused with the reason, and the rule where there is one. */
export interface Answer {
  id: string;
  ok: boolean;
  error?: string;
  rule?: string;
  key?: string;
  args?: Record<string, unknown>;
}

export interface Vocabulary {
  game: string;
  lang: string;
  ftl: string;
  events: Record<string, Record<string, string>>;
  moves: MoveForm[];
  rules: string[];
  card: string;
  pack: Record<string, unknown>;
  fields: FieldForm[];
}

/** A kind of move: the regular expression of its code, with a group for each argument. */
export interface MoveForm {
  kind: string;
  pattern: string;
  args: [string, string][];
}

/** A field of the view of a game in one file: how the plain board draws it. */
export interface FieldForm {
  name: string;
  shape: string;
  type: string;
  each: boolean;
  names: string[];
}

/** `strong-hunter` is a level in a style; without one it plays for points alone. */
export interface OfferedBots {
  levels: OfferedBot[];
  styles: string[];
}

/** A level. A rating is as Elo's and of this game; where all win or lose together `wins` is what its team won. */
export interface OfferedBot {
  name: string;
  rating: number | null;
  wins: number | null;
  ms: number | null;
  has_styles: boolean;
}

/** `GET …/line`: all positions. */
export interface PastLine {
  last: number;
  over: boolean;
  steps: Step[];
  scores?: RoundScores[];
}

/** One position of the past, with what led to it; `seat` and `move` while a game runs for one's own moves only. */
export interface Step {
  at: number;
  news: Record<string, unknown>[];
  seat?: number;
  move?: string;
  round?: number;
  phase?: string;
  undone?: boolean;
}

export interface RoundScores {
  at: number;
  round: number;
  scores: number[];
}

/** `GET …?at=N`: one position; with `&shown=M`, the way from M to it. */
export interface PastPosition {
  at: number;
  last: number;
  view: Record<string, unknown>;
  news: Record<string, unknown>[];
  seat?: number;
  move?: string;
  passages?: Passage[];
}

/** How the table looked at each piece of news of a position, and then at the position itself. Each is told by how it differs from the next one, also of the next passage; the last from the view. */
export interface Passage {
  at: number;
  seen: unknown[];
}

/** The rule that forbids a move, with the facts of the case. */
export interface Why {
  error: string;
  rule: string;
  key: string;
  args: Record<string, unknown>;
}

/** What can be foreseen without chance: `made` of the moves are possible, and the rest is as it is after those. */
export interface Preview {
  certain: boolean;
  made: number;
  legal: string[];
  view: Record<string, unknown> | null;
  outcome: Record<string, unknown> | null;
  facts: Record<string, unknown>;
}

/** What a bot would do; `moves` are all it thought of, the best first, where it was asked to explain itself. */
export interface Advice {
  move: string;
  moves?: Worth[];
}

/** What a bot thinks of a move: how often it was tried, its worth (0 to 1), which line is expected, by whom. */
export interface Worth {
  move: string;
  visits: number;
  value: number;
  line: string[];
  seats: number[];
}

/** Of one game: its pack as a form, who can play, and what can be measured. */
export interface LabForm {
  pack: PackForm;
  bots: string[];
  measures: string[];
  usual_measures: string[];
}

/** `fields` go by their place, with `[]` for any entry of a list: `evolution[].gains.mobility`. */
export interface PackForm {
  pack: Record<string, unknown>;
  fields: Record<string, PackField>;
}

/** What may be put into a field, or into each field of a list; nothing is said where the check says nothing. */
export interface PackField {
  low?: number | null;
  high?: number | null;
  words?: string[] | null;
}

/** `mistakes` make a pack impossible; `departures` make it house rules. */
export interface PackVerdict {
  mistakes: PackMistake[];
  departures: PackMistake[];
}

/** A sentence, and the place it is about as the sentence names it; empty for the whole. */
export interface PackMistake {
  place: string;
  text: string;
}

/** All of a run. `trouble` says by language why it could not go on. */
export interface LabRun {
  head: RunHead;
  asked: AskedRun;
  progress: RunProgress | null;
  trouble: Record<string, string> | null;
}

/** A run in a list. */
export interface RunHead {
  id: string;
  title: string;
  game: string;
  at: number;
  state: "failed" | "finished" | "running" | "stopped";
  deals: number;
  games: number;
}

export interface AskedRun {
  title: string;
  game: string;
  variants: AskedVariant[];
  tables: AskedTable[];
  measures: string[];
  games?: number;
  seed?: string;
  stop?: AskedStop | null;
}

/** What is changed: options, and the data of a pack that is not the usual one. */
export interface AskedVariant {
  name: string;
  options?: Record<string, boolean | number | string>;
  pack?: Record<string, unknown> | null;
}

/** A bot a seat. */
export interface AskedTable {
  name: string;
  bots: string[];
}

export interface AskedStop {
  measure: string;
  within: number;
}

/** How far a run is: `seconds` of playing, and the summary of what there is (docs/lab.md). */
export interface RunProgress {
  deals: number;
  seconds: number;
  summary: Record<string, unknown>;
  traces: Trace[];
}

/** How a difference became known. */
export interface Trace {
  table: string;
  measure: string;
  variant: string;
  points: TracePoint[];
}

/** What was known of a difference after so many deals. */
export interface TracePoint {
  deals: number;
  difference: number;
  half_width: number | null;
}

/** The host puts a bot on a free seat. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  bot: string;
  id: string;
  n?: number | null;
}

/** Gives one's seat back before the game begins. */
export interface Stand {
  do: "stand";
  id: string;
  n?: number | null;
}

/** The host frees a seat before the game begins. */
export interface Remove {
  do: "remove";
  seat: number;
  id: string;
  n?: number | null;
}

/** Another colour for one's seat before the game begins; one that nobody has. */
export interface SetColour {
  do: "colour";
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
  id: string;
  n?: number | null;
}

export interface SetReady {
  do: "ready";
  ready?: boolean;
  id: string;
  n?: number | null;
}

/** One or more moves of one's own, all or none: a card and its use belong together. */
export interface Play {
  do: "play";
  moves: string[];
  id: string;
  n?: number | null;
}

/** Takes back one's last move if that is free; otherwise asks the others. */
export interface Undo {
  do: "undo";
  id: string;
  n?: number | null;
}

/** Answers what another seat asked. */
export interface Vote {
  do: "vote";
  yes: boolean;
  id: string;
  n?: number | null;
}

/** Lets a bot play for oneself, or asks the others to let one play for a seat that is gone. */
export interface HandOver {
  do: "hand-over";
  seat: number;
  id: string;
  n?: number | null;
}

/** Sits down again where a bot has played meanwhile. */
export interface TakeBack {
  do: "take-back";
  id: string;
  n?: number | null;
}

export interface Chat {
  do: "chat";
  text: string;
  id: string;
  n?: number | null;
}

/** In a co-operative game: points at a move of the one whose turn it is, for all to see; empty for none. */
export interface Suggest {
  do: "suggest";
  move: string;
  id: string;
  n?: number | null;
}

/** Where to call when it is one's turn and one is away; empty for nowhere. */
export interface SetWebhook {
  do: "webhook";
  url?: string;
  id: string;
  n?: number | null;
}

/** Stops the game, or lets it go on; with a clock the other players are asked before it stops. */
export interface Pause {
  do: "pause";
  paused: boolean;
  id: string;
  n?: number | null;
}

/** After the end: at this table, which the seat has opened, the same people can play again. */
export interface Rematch {
  do: "rematch";
  table: string;
  id: string;
  n?: number | null;
}

/** The host ends the table for good. */
export interface Close {
  do: "close";
  id: string;
  n?: number | null;
}

/** The colours of seats, the first that is free first. */
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "teal", "pink"] as const;

/** What a client asks for, without the id that the line adds. */
export type AnyCommand = SeatBot | Stand | Remove | SetColour | SetReady | Play | Undo | Vote | HandOver | TakeBack | Chat | Suggest | SetWebhook | Pause | Rematch | Close;
