/** What is said at a table, in the player's language: the same Fluent sentences and the same rules as in Python
 * (`speciate/table/words.py`), so that a log line reads alike in the browser and in the terminal. */

import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import type { Vocabulary } from "../generated/wire";
import type { GameEvent } from "./board";

export interface Refusal {
  rule?: string;
  key: string;
  args: Record<string, unknown>;
}

export type Lang = "en" | "fr";
type Arguments = Record<string, unknown>;
type Said = string | number;
type Pattern = NonNullable<Message["value"]>;

const LONGEST = 800; // signs of one argument
const NOTHING = "–"; // what an empty list looks like, in every language
const LATELY = 2000; // sentences that are said again as they were

interface Parsed {
  bundle: FluentBundle;
  keys: Set<string>;
  /** Types of which a value has a sentence of its own: `side` of `side-left`. */
  types: Set<string>;
  /** What was looked up already, by its key. */
  patterns: Map<string, Pattern>;
  /** What was said lately, by key and arguments: to put a sentence together takes longer than to find it. */
  lately: Map<string, string>;
}

/** A file is parsed once, however often its words are needed. */
const parsed = new Map<string, Parsed>();

/** `a-b-c` begins with `a` and `a-b`. */
function beginnings(key: string): string[] {
  return [...key.matchAll(/-/g)].map(({ index }) => key.slice(0, index));
}

function parse(lang: string, ftl: string): Parsed {
  const known = parsed.get(lang + ftl);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(ftl);
  bundle.addResource(resource);
  const keys = resource.body.map(({ id }) => id);
  const made: Parsed = { bundle, keys: new Set(keys), types: new Set(keys.flatMap(beginnings)), patterns: new Map(), lately: new Map() };
  parsed.set(lang + ftl, made);
  return made;
}

/** Sentences of one file; throws for a key that is not there, as a missing sentence is always our mistake. */
export class Messages {
  readonly keys: ReadonlySet<string>;
  protected readonly worded: ReadonlySet<string>;
  private readonly bundle: FluentBundle;
  private readonly patterns: Map<string, Pattern>;
  private readonly lately: Map<string, string>;

  constructor(
    readonly lang: string,
    ftl: string,
  ) {
    const { bundle, keys, types, patterns, lately } = parse(lang, ftl);
    this.bundle = bundle;
    this.patterns = patterns;
    this.lately = lately;
    this.keys = keys;
    this.worded = types;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The sentence `key`, or its attribute (`option-quick.help`). */
  t(key: string, args: Arguments = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) throw new Error(`no sentence ${key} in ${this.lang}`);
    if (typeof pattern === "string") return pattern;
    const asked = key + JSON.stringify(args);
    return this.lately.get(asked) ?? this.put(asked, pattern, args);
  }

  private put(asked: string, pattern: Pattern, args: Arguments): string {
    const short = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shortened(value)]));
    const text = this.bundle.formatPattern(pattern, short as Record<string, Said>);
    if (this.lately.size >= LATELY) this.lately.clear();
    this.lately.set(asked, text);
    return text;
  }

  private pattern(key: string): Pattern | null {
    const known = this.patterns.get(key);
    if (known !== undefined) return known;
    const [name = "", attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name);
    const found = (attribute ? message?.attributes[attribute] : message?.value) ?? null;
    if (found !== null) this.patterns.set(key, found);
    return found;
  }
}

/** Whatever somebody typed, no longer than a sentence can bear. */
function shortened(value: unknown): unknown {
  return typeof value === "string" && value.length > LONGEST ? value.slice(0, LONGEST - 1) + "…" : value;
}

/** Names of components of one's own, by their keys: they stand in place of the sentences of the file. */
type Printed = Record<string, string>;
export type Spoken = Vocabulary & { printed?: Printed };

const renamed = new Map<string, Spoken>();

/** A vocabulary with what is printed on a table's own components; the same object as long as nothing changes. */
export function withPrinted(data: Vocabulary, printed: Record<string, Printed> | undefined): Spoken {
  const own = printed?.[data.lang];
  if (!own) return data;
  const key = JSON.stringify([data.game, data.lang, own]);
  const known = renamed.get(key);
  if (known?.ftl === data.ftl) return known;
  const made = { ...data, printed: own };
  renamed.set(key, made);
  return made;
}

/** (seat, place in the row) → the id that the species has for good. */
export type SpeciesIds = (seat: number, place: number) => number;

/** Everything a game says, to players called `names`, looked at from `seat` of a position. */
export class Words extends Messages {
  private readonly types: Record<string, string>;

  constructor(
    readonly data: Spoken,
    readonly names: readonly string[],
    readonly seat = -2,
    private readonly ids: SpeciesIds = (_, place) => place,
  ) {
    super(data.lang, data.ftl);
    this.types = {};
    for (const { args } of data.moves) Object.assign(this.types, Object.fromEntries(args));
    for (const args of Object.values(data.events)) Object.assign(this.types, args);
  }

  override t(key: string, args: Arguments = {}): string {
    return this.data.printed?.[key] ?? super.t(key, args);
  }

  // -- what happens ---------------------------------------------------------------------------

  event(event: GameEvent): string {
    const { event: name, ...args } = event;
    return this.t(`event-${name}`, this.said(args, this.data.events[name] ?? {}));
  }

  /** What the one who looks would do with the move written `code`. */
  move(code: string, seat = this.seat): string {
    const { kind, args } = this.read(code);
    const said: Arguments = {};
    let owner = seat; // a species belongs to the seat the move names before it, or else to the one who moves
    for (const [name, type, text] of args) {
      let value: unknown = /^\d+$/.test(text) ? Number(text) : text;
      if (type === "seat" && typeof value === "number") owner = value;
      if (type === "species" && typeof value === "number") value = [owner, this.ids(owner, value)];
      said[name] = this.say(type, value);
    }
    return this.t(`move-${kind}`, said);
  }

  /** A code taken apart: its kind, and each argument with its name, type and text. */
  read(code: string): { kind: string; args: [name: string, type: string, text: string][] } {
    const kind = code.split(" ", 1)[0] ?? "";
    const form = this.data.moves.find((form) => form.kind === kind);
    const found = form && new RegExp(`^${form.pattern}$`).exec(code);
    if (!form || !found) throw new Error(`unreadable move ${code}`);
    return { kind, args: form.args.map(([name, type], i) => [name, type, found[i + 1] ?? ""]) };
  }

  /** Why not. */
  refusal(refusal: Refusal): string {
    return this.t(`refusal-${refusal.key}`, this.said(refusal.args, this.types));
  }

  /** What to do now. */
  decision(kind: string): string {
    return this.t(`decision-${kind}`);
  }

  // -- what there is --------------------------------------------------------------------------

  /** Title and text of a rule, by its slug with or without the game's name; null for a slug that is none. */
  rule(slug: string): { slug: string; title: string; text: string } | null {
    const name = slug.replace(`${this.data.game}:`, "");
    if (!this.data.rules.includes(name)) return null;
    const key = "rule-" + name.replaceAll(".", "_");
    return { slug: name, title: this.t(`${key}.title`), text: this.t(key) };
  }

  option(name: string): { label: string; help: string } {
    return { label: this.t(`option-${name}`), help: this.t(`option-${name}.help`) };
  }

  /** A choice of an option, where the game has a word for it (`option-edition-2013`, `edition-2013`). */
  choice(option: string, value: string): string {
    const key = [`option-${option}-${value}`, `${option}-${value}`].find((key) => this.has(key));
    return key ? this.t(key) : value;
  }

  trait(name: string): string {
    return this.t(`trait-${name}`);
  }

  phase(name: string): string {
    return this.t(`phase-${name}`);
  }

  /** A card by its text code: `horns+3` is "Horns +3"; `?` is one that nobody here may see. */
  card(text: string): string {
    if (text === "?") return this.t("unknown-card");
    const parts = this.data.card ? new RegExp(`^(?:${this.data.card})$`).exec(text)?.groups : undefined;
    if (!parts) return this.word("card", text);
    if (parts.effect) return this.t(`card-${parts.effect}`, { amount: Number(parts.amount) });
    return this.t("card-name", Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, this.word(name, part)])));
  }

  seatName(seat: number): string {
    return this.names[seat] ?? seatName(seat);
  }

  /** A species by its owner and the id it keeps for good. */
  species(seat: number, id: number): string {
    return this.t("species-name", { letter: letter(id), owner: this.seatName(seat) });
  }

  // -- arguments ------------------------------------------------------------------------------

  private said(args: Arguments, types: Record<string, string>): Arguments {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, this.say(types[name] ?? "number", value)]),
    );
  }

  /** A value of a type in words; a number stays one, so that plurals work. */
  private say(type: string, value: unknown): Said {
    if (typeof value === "number") {
      if (type === "number") return value;
      if (type === "seat") return this.seatName(value);
      return this.keys.has(`${type}-${value}`) ? this.t(`${type}-${value}`) : String(value);
    }
    if (typeof value === "string") return type === "card" ? this.card(value) : this.word(type, value);
    if (Array.isArray(value)) return this.sayList(type, value);
    return String(value);
  }

  /** `[seat, id]` is a species; scores go with their seats; `cards`, `traits`, `seats` are lists of those. */
  private sayList(type: string, values: unknown[]): string {
    if (type === "species") return this.species(Number(values[0]), Number(values[1]));
    const parts =
      type === "scores"
        ? values.map((score, seat) => `${this.seatName(seat)} ${String(score)}`)
        : values.map((value) => String(this.say(type.replace(/s$/, ""), value)));
    return parts.join(", ") || NOTHING;
  }

  /** Values of a type that has sentences of its own (`side-left`) are looked up, others stay as they are. */
  private word(type: string, value: string): string {
    return this.worded.has(type) ? this.t(`${type}-${value}`) : value;
  }
}

interface Rows {
  players?: { species?: { id: number }[] }[];
}

/** The ids of all species, row by row, by a view's JSON. */
export function idsIn(view: unknown): number[][] {
  return ((view as Rows | null)?.players ?? []).map((player) => (player.species ?? []).map(({ id }) => id));
}

/** Which id the species at a place of a row has. */
export function speciesIds(view: unknown): SpeciesIds {
  const rows = idsIn(view);
  return (seat, place) => rows[seat]?.[place] ?? place;
}

/** 0 is A, 25 is Z, 26 is AA. */
export function letter(number: number): string {
  let out = "";
  for (let left = number + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    out = String.fromCharCode(65 + ((left - 1) % 26)) + out;
  }
  return out;
}

/** A seat that has no name: nature, or somebody who only looks on. */
function seatName(seat: number): string {
  return seat === -1 ? "nature" : seat === -2 ? "spectator" : String(seat);
}
