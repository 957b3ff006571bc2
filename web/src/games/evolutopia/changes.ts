/** What events have changed, added up for a drawing. */

import type { GameEvent } from "../../shared/board";
import type { Expert, Indicator } from "./view";

interface Step {
  from: number;
  to: number;
}

export interface Changes {
  indicators: (Step & { indicator: Indicator })[];
  pawn: Step | null;
}

/** Indicators and the crisis pawn: from where to where. */
export function changes(events: readonly GameEvent[]): Changes {
  const indicators = new Map<Indicator, Step>();
  let pawn = null as Step | null;
  for (const event of events) {
    const by = Number(event["by"]);
    if (event.event === "indicator") {
      const name = event["indicator"] as Indicator;
      const to = Number(event["value"]);
      indicators.set(name, { from: indicators.get(name)?.from ?? to - by, to });
    } else if (event.event === "pawn") {
      const to = Number(event["beacon"]);
      pawn = { from: pawn?.from ?? to - by, to };
    }
  }
  return { indicators: [...indicators].map(([indicator, step]) => ({ indicator, ...step })), pawn };
}

export interface Gone {
  /** who went back into the bag */
  experts: Expert[];
  /** evolutions put under the pile, and sites that lost their experts */
  tiles: { tile: string; emptied: boolean }[];
  plans: string[];
}

export function gone(events: readonly GameEvent[]): Gone {
  const lost: Gone = { experts: [], tiles: [], plans: [] };
  for (const event of events) {
    const kind = event["kind"] as Expert;
    const tile = String(event["tile"]);
    if (event.event === "expert-to-bag") lost.experts.push(kind);
    else if (event.event === "kind-released") lost.experts.push(...Array<Expert>(Number(event["count"])).fill(kind));
    else if (event.event === "site-vacated") lost.tiles.push({ tile, emptied: true });
    else if (event.event === "tile-under") lost.tiles.push({ tile, emptied: false });
    else if (event.event === "plan-lost") lost.plans.push(String(event["plan"]));
  }
  return lost;
}

/** Where an expert is going: just drawn, into the zone, aside, or back into the bag. */
export type Fate = "drawn" | "zone" | "aside" | "bag";

const FATES: Record<string, Fate> = {
  "expert-drawn": "drawn",
  "expert-to-zone": "zone",
  "expert-aside": "aside",
  "expert-to-bag": "bag",
};

/** The experts of a moment in the order they came up; one that was drawn has its fate from the event after. */
export function fates(events: readonly GameEvent[]): { kind: Expert; fate: Fate }[] {
  const told: { kind: Expert; fate: Fate }[] = [];
  for (const event of events) {
    const kind = event["kind"] as Expert;
    const fate = FATES[event.event];
    if (event.event === "kind-released") {
      for (let i = 0; i < Number(event["count"]); i++) told.push({ kind, fate: "bag" });
    } else if (fate) {
      const last = told.at(-1);
      if (last?.fate === "drawn" && last.kind === kind) last.fate = fate;
      else told.push({ kind, fate });
    }
  }
  return told;
}
