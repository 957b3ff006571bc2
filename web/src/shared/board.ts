/** The contract between the page and the board of one game.
 *
 * A game's folder `games/<id>/` has an `index.ts` (a `GameUi`) and a `homeCard.ts` (a `GameCard`), each as default export;
 * with a `tutorial.ts` (a `Tutorial`) it can be learnt, with a `reference.ts` (a `Reference`) its rules have pictures. Nothing else has to be told of it. A game without them is played on the plain board.
 * The page owns the line to the server, the log, the clocks, the rule tips and all talk; a board draws a view and
 * turns clicks into move codes.
 */

import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Decision, Preview } from "../generated/wire";
import type { Begun } from "./begun";
import type { Sound } from "./sounds";
import type { Lang, Refusal, Words } from "./words";

export type { Decision, Preview };

export const SPECTATOR = -2;

/** A player as the board needs to show it. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** 0 to 7: `var(--seat-N)` and its companions of theme.css, and the glyph of `SeatMark.svelte`. */
  colour: number;
  /** `human`, the name of a bot, or empty for a free seat. */
  agent: string;
  /** Somebody is looking at the table through this seat; bots always are. */
  here: boolean;
  /** Owes a decision. */
  thinking: boolean;
}

/** Something that happened: its name, the slug of the rule it comes from, and its arguments, as the server tells it. A species is `[seat, id]`. */
export interface GameEvent {
  event: string;
  rule?: string;
  [argument: string]: unknown;
}

/** What a tip shows: a rule by its slug, or words of one's own with an optional rule to read on. */
export type TipContent = string | { title: string; text: string; rule?: string };

/** `{@attach tip("evolution:attack.size")}`: shows it on hover, focus or a long press of the element. */
export type TipAttachment = (content: TipContent | null) => Attachment<Element>;

export interface BoardProps<V = unknown> {
  /** The game's view, as the server sends it. */
  view: V;
  /** My seat, or SPECTATOR. In a hot-seat game, the seat before the screen. */
  me: number;
  seats: SeatInfo[];
  /** What I owe; null while I wait, look on, or look back at an earlier position. */
  decision: Decision | null;
  /** The codes of my legal moves; empty when `decision` is null. */
  legal: string[];
  /** Plays one to eight moves, all or none. */
  act: (...codes: string[]) => void;
  /** Asks why the last of these moves is not possible after those before it; the page shows the refusal with its rule. */
  why: (...codes: string[]) => void;
  /**
   * What these moves of mine would lead to, or without any what can be said of the position, as the engine foresees it
   * from what I see. Null until the answer is there; then the board is drawn anew.
   */
  foresee: (...codes: string[]) => Preview | null;
  /** Says what to do next in place of the "What now?" line, while a choice is half made; null says the usual again. */
  say: (sentence: string | null) => void;
  /** Tells what of a choice is made on the page already and not sent, so that a hint goes on from there; null for nothing. */
  begin?: (begun: Begun | null) => void;
  /** Opens a rule by its slug, with or without the game's name. */
  rule: (slug: string) => void;
  tip: TipAttachment;
  /** Moves that were sent and are not acknowledged yet: draw them so. */
  pending: string[] | null;
  /** What happened since the view before this one, for brief animations. Empty after a jump. */
  news: GameEvent[];
  /** Animate: false with reduced motion. */
  motion: boolean;
  /** Pieces to highlight, by ids: `species:1:0` (seat, id), `card:horns+3`, `seat:2`, and whatever `pieces` of the game returns. */
  lit: ReadonlySet<string>;
  words: Words;
  /** In a co-operative game: what the one whose turn it is can do, for me to point at; null when there is nothing to point at. */
  offered?: { decision: Decision; legal: string[] } | null;
  /** Points at a choice of the one whose turn it is (or at none), for all to see; not there where it may not be done. */
  suggest?: ((code: string | null) => void) | null;
  /** What the others point at. */
  suggestions?: { seat: number; move: string }[];
}

/** One idea: a position, what is asked for there, and what comes of it. Made from the engine, so it needs no table. */
export interface Lesson {
  /** Its texts are `lesson-<id>`: the title, and `.text`, `.task` (where something is to be done), `.hint` and `.done`. */
  id: string;
  view: unknown;
  /** What the learner decides; null where a lesson is only read. */
  decision: Decision | null;
  legal: string[];
  /** What is right: moves (joined by `;`) with what follows from them. Empty where a lesson is read or asked. */
  wanted: Record<string, { view: unknown; news: GameEvent[]; previews: Record<string, Preview> }>;
  /** What the engine foresees here, by moves joined by `;`. */
  previews: Record<string, Preview>;
  /** The impossible move that the learner is to ask about. */
  asks: string;
  /** Why moves (joined by `;`) cannot be made. */
  refusals: Record<string, Refusal>;
  /** Pieces that the text is about. */
  lit: string[];
  /** `data-verb` of what is clicked before the wanted move itself can be. */
  verbs: string[];
}

/** `games/<id>/tutorial.ts`, default export: loaded by the tutorial's screen. The learner is seat 0. */
export interface Tutorial {
  lessons: Lesson[];
  /** The lessons' texts by language, as Fluent. */
  texts: Record<Lang, string>;
  /** Who else sits there. */
  names: string[];
}

/** What the drawing of a moment gets: the page mounts it over the board while the moment lasts. It takes no clicks and no focus. */
export interface MomentProps<V = unknown> {
  /** What has happened of the moment so far, the newest last; it grows while the moment is shown. */
  events: readonly GameEvent[];
  /** The table as it was at the newest of them, and as it was before the first. */
  view: V;
  before: V;
  /** The sentence of the newest: the page says it already beside the board, so a drawing need not repeat it. */
  sentence: string;
  me: number;
  seats: SeatInfo[];
  words: Words;
  /** Move and grow; false with reduced motion: then the drawing stands still, complete. */
  motion: boolean;
}

/** Moves that are easily made too early: what is asked before they are sent, and a name by which one says "do not ask again". */
export interface Regret {
  name: string;
  question: string;
}

/** `games/<id>/index.ts`, default export: loaded when a table of the game is opened. */
export interface GameUi {
  Board: Component<BoardProps<any>>;
  /** The pieces an event is about, beside those that its argument types tell already (species, seats, cards). */
  pieces?: (event: GameEvent) => string[];
  /** The pieces a move of `seat` is about, by its code: what a hint lights. */
  movePieces?: (code: string, view: any, seat: number) => string[];
  /**
   * Who acts in an event, where that is not its argument `seat` or the owner of its `species`: null for nobody, undefined for those.
   * The table as it was then is given where it is known.
   */
  actor?: (event: GameEvent, view?: any) => number | null | undefined;
  /**
   * The name of the moment an event belongs to (`attack`, `food-reveal`), or null for one that is only shown on the board.
   * `before` are the events of the moment that is shown just now: with the same name the event joins it.
   */
  moment?: (event: GameEvent, before: readonly GameEvent[]) => string | null;
  /** The events that begin a moment anew, though one of the same name is shown: another attack. */
  anew?: readonly string[];
  /** Draws a moment; loaded when the first one comes. */
  Moment?: () => Promise<{ default: Component<MomentProps<any>> }>;
  /** How long an event is looked at: 1 is usual, 0.3 for what everybody expects (a card drawn), 2 for what must be understood. */
  pace?: (event: GameEvent) => number;
  /** What an event sounds like, for those who have switched sound on. */
  sound?: (event: GameEvent) => Sound | null;
  /** What a part of a final score is made of, in few words, where the board has shown another number on the way; null for nothing. */
  scoreDetail?: (part: string, value: number, seat: number, now: { view: any; words: Words }) => string | null;
  /** What decided a game that all win or lose, in few words; nothing where the result says it all. */
  decided?: (now: { view: any; words: Words }) => string[];
  /** How the lab draws its pack; by way of the board, whose pieces it draws with. */
  packArt?: PackArt;
  /** What to ask before these moves are sent, in the language of `words`; null for moves that need no second thought. */
  regret?: (codes: readonly string[], now: Pick<BoardProps<any>, "view" | "me" | "decision" | "legal" | "words">) => Regret | null;
}

/** `games/<id>/reference.ts`, default export: what the rules show of a game, loaded by their screen. */
export interface Reference {
  /** What a newcomer has to know first, in this order: each has a drawing and a sentence of the game, `piece-<name>` with its `.title`. */
  pieces: readonly string[];
  /** The name of the drawing beside a rule; null for a rule without one. */
  drawingOf: (slug: string) => string | null;
  /** A drawing by its name. It fills its box and says nothing. */
  Drawing: Component<{ name: string }>;
}

/** `games/<id>/homeCard.ts`, default export: what the home screen shows of a game, apart so that it stays light. */
export interface GameCard {
  /** A small picture of the board; fills its box (viewBox 0 0 320 200). */
  Picture: Component<Record<string, never>>;
  /** How long a game takes, in minutes. */
  minutes: number;
  /** Options that whoever has not played it yet is offered in place of the usual ones. */
  first?: Record<string, boolean | number | string>;
  /** What the start form asks in a way of the game's own; loaded when the form is opened. */
  optionParts?: () => Promise<OptionParts>;
}

/** Parts of the start form of a game's own. */
export interface OptionParts {
  /** by the name of an option: what stands beneath it */
  beneath: Record<string, Component<OptionPart>>;
  /** options that these parts ask for, so that they have no field of their own */
  instead: string[];
}

export interface OptionPart {
  /** what was chosen so far, by option; what is as usual is not there */
  values: Record<string, unknown>;
  set: (name: string, value: unknown) => void;
  words: Words;
}

/** `packArt.ts` of a game, default export: how the lab draws what stands in a pack. Places are written `food.horns[2]`. */
export interface PackArt {
  /** Whether what stands at a place is drawn; its fields are below it. */
  draws: (place: string) => boolean;
  Drawing: Component<PackPiece>;
  /** How what stands at a place is called, where the key does not say it. */
  name?: (place: string, words: Words, pack: any) => string | null;
}

export interface PackPiece {
  place: string;
  value: any;
  pack: any;
  words: Words;
}
