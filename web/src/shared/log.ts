/** The log: news as sentences, with the pieces they are about and the rule that explains them. */

import type { Place } from "../generated/wire";
import { clockText } from "../live/clock";
import { HOST } from "../live/heldSeats";
import { actorOf } from "../live/pacing";
import type { GameEvent, GameUi } from "./board";
import type { Sound } from "./sounds";
import type { Words } from "./words";

export type News = Record<string, unknown>;

/** What the log needs of the page: its texts, and what it calls a bot. */
export interface PageWords {
  t(key: string, args?: Record<string, unknown>): string;
  nameOf(place: Pick<Place, "name" | "agent">): string;
}

export interface LogLine {
  key: number;
  text: string;
  /** How often in a row it was said. */
  times: number;
  kind: "event" | "table" | "undone" | "round";
  pieces: string[];
  rule: string | null;
  /** Who acts in it. */
  seat: number | null;
  /** What it sounds like, and is marked with. */
  sign: Sound | null;
}

/** Whether somebody said it, and it may still be read. */
export function isSaid(item: News): boolean {
  return "chat" in item && item["gone"] !== true;
}

/** Says what happened, each thing once: of a log that grows, the lines that were there stay the same objects, and so does the list
 * while nothing is added to it. */
export class LogWriter {
  private readonly written = new WeakMap<News, LogLine>();
  private last: LogLine[] = [];

  constructor(
    private readonly words: Words,
    private readonly page: PageWords,
    private readonly ui: GameUi | null,
  ) {}

  /** The last lines, the newest last; equal sentences in a row become one. */
  lines(news: readonly News[], most: number): LogLine[] {
    const lines: LogLine[] = [];
    for (let at = news.length - 1; at >= 0 && lines.length < most; at--) {
      const line = this.line(news[at]!, at);
      if (line === null) continue;
      const newer = lines.at(-1);
      if (newer?.text === line.text && line.kind === "event") lines.splice(-1, 1, { ...newer, times: newer.times + 1, key: at });
      else lines.push(line);
    }
    return this.kept(lines.reverse());
  }

  private kept(lines: LogLine[]): LogLine[] {
    const known = new Map(this.last.map((line) => [line.key, line]));
    const kept = lines.map((line) => {
      const old = known.get(line.key);
      return old?.text === line.text && old.times === line.times ? old : line;
    });
    const isSame = kept.length === this.last.length && kept.every((line, i) => line === this.last[i]);
    return isSame ? this.last : (this.last = kept);
  }

  private line(item: News, key: number): LogLine | null {
    const known = this.written.get(item);
    if (known?.key === key) return known;
    const line = oneLine(item, key, this.words, this.page, this.ui);
    if (line) this.written.set(item, line);
    return line;
  }
}

export function logLines(news: readonly News[], words: Words, page: PageWords, ui: GameUi | null, most: number): LogLine[] {
  return new LogWriter(words, page, ui).lines(news, most);
}

const PLAIN = { times: 1, pieces: [], rule: null, seat: null, sign: null };

function oneLine(item: News, key: number, words: Words, page: PageWords, ui: GameUi | null): LogLine | null {
  if ("chat" in item) return null;
  if ("table" in item) {
    const text = tableLine(item, words, page);
    return text === null ? null : { ...PLAIN, key, text, kind: "table" };
  }
  if (!("event" in item)) return null;
  const event = item as GameEvent;
  if (event.event === "undone") {
    const text = page.t("news-undone", { name: words.seatName(Number(event["seat"])) });
    return { ...PLAIN, key, text, kind: "undone" };
  }
  if (!words.has(`event-${event.event}`)) return null; // of a newer server
  const kind = event.event === "round" ? "round" : "event";
  const pieces = [...piecesOf(event, words), ...(ui?.pieces?.(event) ?? [])];
  const [seat, sign] = [actorOf(event, ui), ui?.sound?.(event) ?? null];
  return { key, text: words.event(event), times: 1, kind, pieces, rule: event.rule ?? null, seat, sign };
}

/** Kinds of news that a page of an older version does not know are passed over. */
function tableLine(item: News, words: Words, { t, nameOf }: PageWords): string | null {
  const name = Number(item["seat"]) === HOST ? t("the-host") : words.seatName(Number(item["seat"]));
  switch (item["table"]) {
    case "sat":
      return t("news-sat", { name: nameOf({ name: String(item["name"]), agent: String(item["agent"]) }) });
    case "stood":
      return t("news-stood", { seat: Number(item["seat"]) + 1 });
    case "began":
      return t("news-began");
    case "asked":
      return askedLine(item, name, words, t);
    case "answered":
      return t(item["yes"] ? "news-yes" : "news-no", { name });
    case "handed":
      return t(item["agent"] === "human" ? "news-back" : "news-handed", { name });
    case "suggested":
      return t("news-suggested", { name, move: words.move(String(item["move"]), Number(item["to"])) });
    case "paused":
      return t(item["paused"] ? "news-paused" : "news-resumed");
    case "reissued":
      return t("news-reissued", { name, seat: Number(item["seat"]) + 1 });
    case "dropped":
      return t(item["what"] === "undo" ? "news-dropped-undo" : "news-dropped");
    case "rested":
      return t("news-rested", { time: clockText(Number(item["ms"])) });
    case "rematch":
      return t("news-rematch", { name });
    case "closed":
      return t("news-closed");
    default:
      return null;
  }
}

const QUESTIONS = ["undo", "hand-over", "reissue", "pause"];

function askedLine(item: News, name: string, words: Words, t: PageWords["t"]): string | null {
  const what = String(item["what"]);
  return QUESTIONS.includes(what) ? t(`news-asked-${what}`, { name, gone: words.seatName(Number(item["of"])) }) : null;
}

/** What an event is about, by the types of its arguments. */
export function piecesOf(event: GameEvent, words: Words): string[] {
  const types = words.data.events[event.event] ?? {};
  return Object.entries(types).flatMap(([name, type]) => {
    const value = event[name];
    if (type === "species" && Array.isArray(value)) return [`species:${value.join(":")}`];
    if (type === "seat") return [`seat:${String(value)}`];
    if (type === "card" || type === "trait") return [`${type}:${String(value)}`];
    if (type === "cards" && Array.isArray(value)) return value.map((card) => `card:${String(card)}`);
    return [];
  });
}

/** Lines of one round, under the line that begins it; what comes before the first round has none. */
export interface LogRound<Line extends LogLine> {
  head: Line | null;
  lines: Line[];
}

export function inRounds<Line extends LogLine>(lines: readonly Line[]): LogRound<Line>[] {
  const rounds: LogRound<Line>[] = [];
  for (const line of lines) {
    if (line.kind === "round") rounds.push({ head: line, lines: [] });
    else if (rounds.length) rounds.at(-1)!.lines.push(line);
    else rounds.push({ head: null, lines: [line] });
  }
  return rounds;
}
