/**
 * Which clicks are offered, by the legal moves and by what is in one's hand.
 *
 * An expert is taken up first and put to work with the second click; an evolution is looked at in its place before it is
 * inaugurated. Both halves are sent together, so that the first can be laid back. At the beginning of a turn the pieces
 * themselves stand for the action they need: an expert for assigning, a finished site for inaugurating.
 */

import type { Decision } from "../../shared/board";
import type { Click as SharedClick } from "../../shared/desk.svelte";
import type { Facts } from "./facts";
import { questions } from "./questions";
import { type EvolutopiaView, EXPERTS, type Expert } from "./view";

/** What was clicked first and waits for its second half. */
export type Picked =
  /** `from` is the zone, the bag, or the place where the expert works */
  { kind: "expert"; expert: Expert; from: string } | { kind: "site"; tile: string };

export interface Click extends SharedClick<Picked> {
  /** the legal moves that it stands for, whatever comes second */
  leads: string[];
  /** it takes an action and its first step at once; drawn more quietly than what is asked for */
  short: boolean;
}

/** Clicks by the piece they are on: `action:site`, `tile:e07`, `slot:e07:builder`, `square:b3`, … */
export type Clicks = ReadonlyMap<string, readonly Click[]>;

export interface Situation {
  view: EvolutopiaView;
  decision: Decision | null;
  legal: readonly string[];
  facts: Facts | null;
  picked: Picked | null;
  /** I decide; otherwise I only point, at what is possible */
  mine: boolean;
}

export class Offer {
  readonly found = new Map<string, Click[]>();

  add(piece: string, click: Partial<Click> & Pick<Click, "verb" | "codes">): void {
    const whole: Click = { pick: null, open: true, short: false, leads: click.codes.slice(0, 1), ...click };
    this.found.set(piece, [...(this.found.get(piece) ?? []), whole]);
  }

  /** A second thing to say of a piece that can be picked adds to what it leads to. */
  hold(piece: string, verb: string, pick: Picked, lead: string, short = false): void {
    const known = this.found.get(piece)?.find((click) => click.verb === verb);
    if (known) known.leads.push(lead);
    else this.add(piece, { verb, codes: [lead], pick, leads: [lead], short });
  }

  has(piece: string, verb: string): boolean {
    return this.found.get(piece)?.some((click) => click.verb === verb) ?? false;
  }
}

export function clicks(now: Situation): Clicks {
  const offer = new Offer();
  if (!now.decision) return offer.found;
  for (const code of now.legal) spread(now, code, offer);
  if (now.picked?.kind === "site") offerSquares(now, now.picked.tile, offer);
  if (now.decision.kind === "turn" && now.mine) offerShortcuts(now, offer);
  if (now.mine) questions(now, offer);
  return offer.found;
}

/** Where a move is clicked that needs one click only: by its first word, the piece named by its first argument. */
const PIECES: Record<string, (first: string, second: string) => string> = {
  act: (action) => `action:${action}`,
  manage: () => "action:manage",
  block: (action) => `action:${action}`,
  unblock: (action) => `action:${action}`,
  play: (plan) => `plan:${plan}`,
  discard: (_, plan) => `plan:${plan}`,
  use: (role) => `role:${role}`,
  copy: (role) => `role:${role}`,
  pick: (role) => `offered:${role}`,
  keep: (crisis) => `offered:${crisis}`,
  atop: (crisis) => `offered:${crisis}`,
  beneath: (crisis) => `offered:${crisis}`,
  option: (number) => `option:${number}`,
  boost: (indicator) => `indicator:${indicator}`,
  bury: (tile) => `tile:${tile}`,
  start: (tile) => `tile:${tile}`,
  scrap: (tile) => `tile:${tile}`,
  vacate: (tile) => `tile:${tile}`,
  build: (square) => `square:${square}`,
  rescue: (kind) => `spare:${kind}`,
  dismiss: (kind) => `zone:${kind}`,
  fetch: (kind) => `bag:${kind}`,
  study: () => "top",
  leave: () => "top",
  under: () => "top",
  place: () => "drawn",
};

function spread(now: Situation, code: string, offer: Offer): void {
  const [verb = "", first = "", second = "", third = ""] = code.split(" ");
  if (verb === "assign" || verb === "train") {
    if (now.decision?.kind === "respond") offer.add(`zone:${first}`, { verb: "respond", codes: [code] });
    else handExpert(now, { kind: "expert", expert: first as Expert, from: "zone" }, second, third || first, code, offer);
  } else if (verb === "summon") {
    handExpert(now, { kind: "expert", expert: first as Expert, from: "bag" }, second, first, code, offer);
  } else if (verb === "move") {
    handExpert(now, { kind: "expert", expert: first as Expert, from: second }, third, first, code, offer);
  } else if (verb === "open") {
    offer.hold(`tile:${first}`, "open", { kind: "site", tile: first }, code);
  } else if (verb === "aside") {
    offer.add(now.decision?.kind === "place" ? "drawn" : "top", { verb, codes: [code] });
  } else {
    offer.add(PIECES[verb]?.(first, second) ?? "bar", { verb, codes: [code] });
  }
}

/** The piece where an expert is taken up. */
export function sourceOf({ expert, from }: { expert: Expert; from: string }): string {
  return from === "zone" || from === "bag" ? `${from}:${expert}` : `at:${from}:${expert}`;
}

/** assign.needed: an expert is taken up here; with it in hand, the places for it are offered. */
function handExpert(
  now: Situation,
  pick: Extract<Picked, { kind: "expert" }>,
  place: string,
  as: string,
  code: string,
  offer: Offer,
): void {
  offer.hold(sourceOf(pick), `expert-${pick.expert}`, pick, code);
  if (now.picked?.kind !== "expert" || sourceOf(now.picked) !== sourceOf(pick)) return;
  offer.add(place === "zone" ? "zone" : `slot:${place}:${as}`, { verb: "put", codes: [code] });
}

/** inaugurate.adjacent: where the evolution in hand can go; what the scores end at once needs no square. */
function offerSquares(now: Situation, tile: string, offer: Offer): void {
  const open = [...(now.decision?.kind === "turn" ? ["act inaugurate"] : []), `open ${tile}`];
  const leads = now.mine ? [] : [`open ${tile}`];
  const foreseen = now.facts?.tiles[tile];
  if (foreseen?.ends || !now.mine) {
    offer.add(`tile:${tile}`, { verb: "confirm", codes: open, leads });
    return;
  }
  const fitting = foreseen?.squares ?? [];
  for (const square of Object.keys(now.view.squares)) {
    offer.add(`square:${square}`, {
      verb: "build",
      codes: [...open, `build ${square}`],
      open: fitting.includes(square),
      leads,
    });
  }
}

// -- the beginning of a turn --------------------------------------------------------------------------

function offerShortcuts(now: Situation, offer: Offer): void {
  const { view, legal } = now;
  if (legal.includes("act choose") && view.top) {
    offer.add("top", { verb: "short-choose", codes: ["act choose"], short: true });
  }
  if (legal.includes("act recruit")) offer.add("bag", { verb: "short-recruit", codes: ["act recruit"], short: true });
  if (legal.includes("act site")) {
    for (const tile of view.study) {
      offer.add(`tile:${tile}`, { verb: "short-start", codes: ["act site", `start ${tile}`], short: true });
    }
  }
  if (legal.includes("act inaugurate")) {
    for (const { tile } of view.sites) if (now.facts?.open.includes(tile)) offerOpening(tile, offer);
  }
  if (legal.includes("act assign")) for (const kind of EXPERTS) offerAssigning(now, kind, offer);
}

function offerOpening(tile: string, offer: Offer): void {
  offer.hold(`tile:${tile}`, "open", { kind: "site", tile }, "act inaugurate", true);
}

/** Before the action is taken: where an expert of the zone could go. */
function offerAssigning(now: Situation, kind: Expert, offer: Offer): void {
  const start = `assign ${kind} `;
  const wanting = (now.facts?.assigns ?? []).flatMap((code) => (code.startsWith(start) ? [code.slice(start.length)] : []));
  if (!wanting.length) return;
  const pick: Picked = { kind: "expert", expert: kind, from: "zone" };
  offer.hold(`zone:${kind}`, `expert-${kind}`, pick, "act assign", true);
  if (now.picked?.kind !== "expert" || sourceOf(now.picked) !== `zone:${kind}`) return;
  for (const place of wanting) {
    offer.add(`slot:${place}:${kind}`, { verb: "put", codes: ["act assign", `assign ${kind} ${place}`] });
  }
}

/** Whether what was picked still makes sense after a new view. */
export function stillGood(picked: Picked, now: Omit<Situation, "picked">): boolean {
  const offered = clicks({ ...now, picked: null });
  const piece = picked.kind === "site" ? `tile:${picked.tile}` : sourceOf(picked);
  return offered.get(piece)?.some((click) => click.open && click.pick !== null) ?? false;
}

