/** The contract between the page and the board of one game.
 *
 * A game's folder `games/<id>/` has an `index.ts` (a `GameUi`) and a `homeCard.ts` (a `GameCard`), each as default export;
 * with a `tutorial.ts` (a `Tutorial`) it can be learnt. Nothing else has to be told of it. A game without them is played on the plain board.
 * The page owns the line to the server, the log, the clocks, the rule tips and all talk; a board draws a view and
 * turns clicks into move codes.
 */

import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Decision, Preview } from "../generated/wire";
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

/** `games/<id>/index.ts`, default export: loaded when a table of the game is opened. */
export interface GameUi {
  Board: Component<BoardProps<any>>;
  /** The pieces an event is about, beside those that its argument types tell already (species, seats, cards). */
  pieces?: (event: GameEvent) => string[];
}

/** `games/<id>/homeCard.ts`, default export: what the home screen shows of a game, apart so that it stays light. */
export interface GameCard {
  /** A small picture of the board; fills its box (viewBox 0 0 320 200). */
  Picture: Component<Record<string, never>>;
  /** How long a game takes, in minutes. */
  minutes: number;
}
