/** What every drawing of a moment gets, and how it finds its way in the events. */

import type { GameEvent, MomentProps } from "../../../shared/board";
import type { Messages } from "../../../shared/words";
import type { EvoView } from "../view";

export interface SceneProps extends MomentProps<EvoView> {
  labels: Messages;
}

export function seatOf(event: GameEvent | null | undefined): number {
  return Number(event?.["seat"] ?? -1);
}

export function targetOf(event: GameEvent | null | undefined): number {
  return Number(event?.["target"] ?? -1);
}

/** An argument that is a word: a region, a gene, a card. */
export function wordOf(event: GameEvent | null | undefined, name: string): string {
  const value = event?.[name];
  return typeof value === "string" ? value : "";
}

export function countOf(event: GameEvent | null | undefined, name = "count"): number {
  return Number(event?.[name] ?? 0);
}

/** A number with its sign, as printed. */
export function signed(value: number): string {
  return value < 0 ? `−${String(-value)}` : value > 0 ? `+${String(value)}` : "0";
}
