/** What every piece of the board needs: the position, the words, and what a click does. */

import { createContext } from "svelte";
import type { TipContent } from "../../shared/board";
import type { BoardDesk } from "../../shared/desk.svelte";
import { labelsOf } from "../../shared/labels";
import type { Words } from "../../shared/words";
import type { Seen } from "./asides";
import type { Click, Clicks, Picked } from "./clicks";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import type { Facts, Forecast } from "./facts";
import type { Effect, EvolutopiaView, Expert, Indicator } from "./view";

/** What somebody looks at, to see what would come of it: an evolution, or effects of a crisis. */
export type Looked = { tile: string } | { option: number };

export interface Desk extends BoardDesk<EvolutopiaView, Click, Clicks, Picked> {
  readonly forecast: Forecast | null;
  /** what the engine foresees of the position; null until it has said so */
  readonly facts: Facts | null;
  /** where the evolution that is looked at could go */
  readonly fitting: readonly string[];
  /** the evolution in hand or looked at, to be seen in its place */
  readonly shown: string | null;
  /** the size of the letters, of which everything else is a multiple */
  readonly unit: number;
  /** a page held upright */
  readonly tall: boolean;
  /** upright and short */
  readonly low: boolean;
  /** a phone held across */
  readonly flat: boolean;
  /** there is room for what one's roles do */
  readonly talents: boolean;
  readonly paired: boolean;
  /** who stood aside before experts were drawn; null when that was not seen */
  readonly seen: Seen | null;
  /** who points at a click */
  pointers(click: Click): number[];
  look(at: Looked | null): void;
}

export const [getDesk, setDesk] = createContext<Desk>();

export const labelsIn = labelsOf({ en, fr });

/** The click that a piece stands for: what can be done rather than what cannot. */
export function best(found: readonly Click[] | undefined): Click | undefined {
  return found?.find((click) => click.open && !click.short) ?? found?.find((click) => click.open) ?? found?.[0];
}

/** What a click does, in words; of one that takes an action and its first step, the step. */
export function labelOf({ words, labels }: Pick<Desk, "words" | "labels">, click: Click): string {
  if (labels.keys.has(`do-${click.verb}`)) return labels.t(`do-${click.verb}`);
  return click.pick ? labels.t("do-take") : words.move(click.codes.at(-1) ?? "");
}

// -- what is said of pieces ---------------------------------------------------------------------------

export const expertName = (words: Words, kind: Expert): string => words.t(`expert-${kind}`);
export const indicatorName = (words: Words, name: Indicator): string => words.t(`indicator-${name}`);

/** −1, +2: with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : `+${String(value)}`;
}

export function effectText(words: Words, { op, n = 1, indicator, kind }: Effect): string {
  const args: Record<string, unknown> = { n };
  if (indicator) {
    args["n"] = signed(n);
    args["indicator"] = indicatorName(words, indicator);
  }
  if (kind) args["kind"] = expertName(words, kind);
  return words.t(`effect-${op}`, args);
}

/** A role's tip: when it acts and what it does. */
export function roleTip({ words, view }: Pick<Desk, "words" | "view">, role: string): TipContent {
  const key = `talent-${view.box.roles[role] ?? ""}`;
  if (!words.has(key)) return "role.once";
  return { title: words.t(`role-${role}`), text: `${words.t(`${key}.when`)}: ${words.t(key)}`, rule: "role.once" };
}

export function planTip({ words, view }: Pick<Desk, "words" | "view">, plan: string): TipContent {
  const key = `does-${view.box.plans[plan] ?? ""}`;
  return words.has(key) ? { title: words.t(`plan-${plan}`), text: words.t(key), rule: "plan.play" } : "plan.play";
}
