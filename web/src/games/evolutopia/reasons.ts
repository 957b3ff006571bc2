/** Why the game ended as it did: what decided it first, then what else was reached and what was not. */

import type { GameUi } from "../../shared/board";
import type { Messages, Words } from "../../shared/words";
import { indicatorName, labelsIn } from "./desk";
import { beacons, type EvolutopiaView, INDICATORS, nuisancesLeft, target, targetCount } from "./view";

export interface Reason {
  ok: boolean;
  text: string;
  /** it ended the game */
  decisive: boolean;
}

export function reasons(view: EvolutopiaView, labels: Messages, words: Words): Reason[] {
  const reached = INDICATORS.filter((name) => view.indicators[name] >= target(view)).length;
  const empty = INDICATORS.filter((name) => view.indicators[name] === 0);
  const left = nuisancesLeft(view);
  const [last, needed] = [beacons(view), targetCount(view)];
  const lost = view.result === "lost";
  const all: Reason[] = [
    ...empty.map((name) => ({ ok: false, decisive: true, text: labels.t("end-zero", { indicator: indicatorName(words, name) }) })),
    { ok: view.pawn < last, decisive: view.pawn >= last, text: labels.t("end-track", { at: view.pawn, last }) },
    { ok: reached >= needed, decisive: !lost, text: labels.t("end-indicators", { count: reached, needed, target: target(view) }) },
    { ok: left === 0, decisive: !lost, text: labels.t("end-nuisances", { count: left }) },
    { ok: true, decisive: false, text: labels.t("end-turns", { turns: view.turns, crises: view.cycles }) },
  ];
  return all.sort((a, b) => Number(b.decisive) - Number(a.decisive));
}

/** What ended the game, for the dialog over the board. */
export const decided: NonNullable<GameUi["decided"]> = ({ view, words }: { view: EvolutopiaView; words: Words }) =>
  reasons(view, labelsIn(words.lang), words)
    .filter(({ decisive, ok }) => decisive && ok === (view.result === "won"))
    .map(({ text }) => text);

/** The end in a sentence: to those who played it is about them, alone or together. */
export function verdict(view: EvolutopiaView, labels: Messages, words: Words, me: number): string {
  if (me < 0) return words.t(view.result === "won" ? "event-game-won" : "event-game-lost");
  return labels.t(view.result === "won" ? "end-won" : "end-lost", { seats: view.seats });
}
