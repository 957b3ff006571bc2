/** The experiment that is being put together. It is kept in this browser until it is run, and after. */

import type { AskedRun, AskedStop, AskedTable, AskedVariant } from "../../generated/wire";
import { say } from "./labTexts";
import { isSame, type Table } from "./packTree";

const KEY = "speciate.lab.draft";
const MOST_VARIANTS = 8;
const MOST_TABLES = 8;

export interface Variant {
  name: string;
  options: Record<string, boolean | number | string>;
  /** null: the usual one */
  pack: Table | null;
}

interface Asked {
  title: string;
  game: string;
  variants: Variant[];
  tables: string[][]; // bots
  measures: string[];
  games: number;
  seed: string;
  stop: AskedStop | null;
}

const USUAL_BOT = "greedy";
const USUAL_GAMES = 400;

function fresh(game: string, seats: number, measures: string[]): Asked {
  const variants = [say("variant-printed"), say("variant-mine")].map((name) => ({ name, options: {}, pack: null }));
  const tables = [Array.from({ length: seats }, () => USUAL_BOT)];
  return { title: "", game, variants, tables, measures, games: USUAL_GAMES, seed: "1", stop: null };
}

function saved(): Asked | null {
  try {
    const data = JSON.parse(localStorage.getItem(KEY) ?? "null") as Asked | null;
    return data && Array.isArray(data.variants) && Array.isArray(data.tables) && data.variants.length ? data : null;
  } catch {
    return null;
  }
}

class Draft {
  asked: Asked | null = $state.raw(saved());

  get game(): string {
    return this.asked?.game ?? "";
  }

  begin(game: string, seats: number, measures: string[]): void {
    this.keep(fresh(game, seats, measures));
  }

  /** What was run before, to be changed and run again. */
  takeUp(run: AskedRun): void {
    const variants = run.variants.map(({ name, options, pack }) => ({ name, options: options ?? {}, pack: (pack as Table | null | undefined) ?? null }));
    const { title, game, measures, games, seed, stop } = run;
    const tables = run.tables.map(({ bots }) => bots);
    this.keep({ title, game, measures, variants, tables, games: games ?? USUAL_GAMES, seed: seed ?? "1", stop: stop ?? null });
  }

  set(change: Partial<Asked>): void {
    if (this.asked) this.keep({ ...this.asked, ...change });
  }

  setVariant(at: number, change: Partial<Variant>): void {
    this.set({ variants: (this.asked?.variants ?? []).map((variant, i) => (i === at ? { ...variant, ...change } : variant)) });
  }

  /** Another variant, to begin with like the last. */
  addVariant(): void {
    const variants = this.asked?.variants ?? [];
    const name = say("variant-number", { number: variants.length + 1 });
    this.set({ variants: [...variants, { ...variants.at(-1)!, name }] });
  }

  removeVariant(at: number): void {
    this.set({ variants: (this.asked?.variants ?? []).filter((_, i) => i !== at) });
  }

  get hasRoomForVariants(): boolean {
    return (this.asked?.variants.length ?? 0) < MOST_VARIANTS;
  }

  get hasRoomForTables(): boolean {
    return (this.asked?.tables.length ?? 0) < MOST_TABLES;
  }

  setTable(at: number, bots: string[] | null): void {
    const tables = this.asked?.tables ?? [];
    this.set({ tables: bots === null ? tables.filter((_, i) => i !== at) : at < tables.length ? tables.map((each, i) => (i === at ? bots : each)) : [...tables, bots] });
  }

  private keep(asked: Asked): void {
    this.asked = asked;
    try {
      localStorage.setItem(KEY, JSON.stringify(asked));
    } catch {
      // it is there as long as the page is open
    }
  }
}

export const draft = new Draft();

/** As the server wants it; tables are called by who sits there. */
export function written({ title, tables, variants, ...rest }: Asked, otherwise: string): AskedRun {
  return { ...rest, title: title.trim() || otherwise, variants: variants.map(askedVariant), tables: namedTables(tables) };
}

function askedVariant({ name, options, pack }: Variant): AskedVariant {
  return { name: name.trim(), options, pack };
}

function namedTables(tables: string[][]): AskedTable[] {
  const names = tables.map((bots) => bots.join(", "));
  return tables.map((bots, at) => {
    const before = names.slice(0, at).filter((name) => name === names[at]).length;
    return { name: before ? `${names[at]!} (${String(before + 1)})` : names[at]!, bots };
  });
}

export type Doubt = "doubt-name" | "doubt-twice" | "doubt-measure" | "doubt-alike" | null;

/** What keeps an experiment from being run, or from telling anything. */
export function doubtOf({ variants, measures }: Asked): Doubt {
  const names = variants.map(({ name }) => name.trim());
  if (names.includes("")) return "doubt-name";
  if (new Set(names).size < names.length) return "doubt-twice";
  if (!measures.length) return "doubt-measure";
  const [first, second] = variants;
  const what = ({ options, pack }: Variant) => [options, pack];
  return variants.length === 2 && isSame(what(first!), what(second!)) ? "doubt-alike" : null;
}
