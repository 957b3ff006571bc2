/**
 * Which clicks are offered, by the legal moves and by what was clicked before.
 *
 * A dino goes several steps with one click, and a bid is its gene and its amount: these are sent as moves in a row.
 * The server lists the first of them; those that follow it foresees (facts.ts), and until then only the first is offered.
 */

import type { Decision } from "../../shared/board";
import type { Click as SharedClick } from "../../shared/desk.svelte";
import { cardOf } from "./cards";
import type { Facts } from "./facts";
import { islandOf } from "./island";
import { type EvoView, holders, type Player } from "./view";

/** What was clicked first and waits for its second half. */
export type Picked =
  | { kind: "dino"; region: string }
  | { kind: "swimmer"; region: string }
  | { kind: "card"; card: string }
  | { kind: "scale"; from: number };

export type Verb =
  | "dino"
  | "step"
  | "attack"
  | "swim"
  | "land"
  | "birth"
  | "remove"
  | "card"
  | "aim"
  | "strike"
  | "bid"
  | "less"
  | "more"
  | "end"
  | "pass"
  | "drop";

/** A click: it sends `codes`, or it picks something and waits. One that is not `open` asks why. */
export interface Click extends SharedClick<Picked> {
  verb: Verb;
  /** an attack: whom, and up to which roll it wins */
  attack?: { seat: number; wins: number } | undefined;
}

export interface Clicks {
  regions: Map<string, Click>;
  /** what to ask about a region that nothing is offered for */
  ask: (region: string) => string[] | null;
  cards: Map<string, Click>;
  /** players an event card can be played on */
  seats: Map<number, Click>;
  /** by `lot amount` */
  bids: Map<string, Click>;
  /** the amounts shown begin here */
  from: number;
  less: Click | null;
  more: Click | null;
  /** worded buttons: to end, to pass, to swim */
  acts: Click[];
}

interface Situation {
  view: EvoView;
  me: number;
  decision: Decision | null;
  legal: readonly string[];
  facts: Facts | null;
  picked: Picked | null;
}

/** The table shows so many amounts at a time, 0 to 6 as it is printed. */
export const SCALE = 7;

export function clicks(now: Situation): Clicks {
  const out: Clicks = {
    regions: new Map(),
    ask: () => null,
    cards: new Map(),
    seats: new Map(),
    bids: new Map(),
    from: 0,
    less: null,
    more: null,
    acts: [],
  };
  const own = now.view.players[now.me];
  if (!now.decision || !own) return out;
  const kind = now.decision.kind;
  offerCards(now, own, out);
  if (kind === "move") offerMovement(now, own, out);
  if (kind === "land") offerRegions(now, "land", out);
  if (kind === "birth") offerRegions(now, "birth", out);
  if (kind === "remove") offerRemovals(now, own, out);
  if (kind === "lot" || kind === "bid") offerBids(now, out);
  if (now.picked?.kind === "card") offerTargets(now, now.picked.card, out);
  if (kind.endsWith("-card")) out.acts.push(send(now, "pass", ["pass"]));
  return out;
}

/** A click that sends moves; the first decides whether it is legal unless we know better. */
function send(now: Situation, verb: Verb, codes: string[], open = now.legal.includes(codes[0] ?? "")): Click {
  return { verb, codes, pick: null, open };
}

function hold(verb: Verb, pick: Picked, codes: string[], open: boolean): Click {
  return { verb, codes, pick, open };
}

// -- event cards ----------------------------------------------------------------------------------

function offerCards(now: Situation, own: Player, out: Clicks): void {
  const other = (now.me + 1) % now.view.seats;
  for (const text of own.hand) {
    const card = cardOf(text);
    if (!card || out.cards.has(text)) continue;
    if (card.effect === "strike") {
      const prey = now.view.players.find((player) => player !== own && player.dinos.length)?.dinos[0];
      const open = now.legal.some((code) => code.startsWith("strike "));
      out.cards.set(text, hold("card", { kind: "card", card: text }, [prey ? `strike ${prey}` : `play ${text}`], open));
    } else if (card.aimed) {
      const open = now.legal.some((code) => code.startsWith(`aim ${text}>`));
      out.cards.set(text, hold("card", { kind: "card", card: text }, [`aim ${text}>${String(other)}`], open));
    } else out.cards.set(text, send(now, "card", [`play ${text}`]));
  }
}

function offerTargets(now: Situation, text: string, out: Clicks): void {
  if (cardOf(text)?.effect === "strike") {
    for (const [region, seat] of holders(now.view)) {
      if (seat !== now.me) out.regions.set(region, send(now, "strike", [`strike ${region}`]));
    }
    out.ask = (region) => [`strike ${region}`];
    return;
  }
  now.view.players.forEach((_, seat) => {
    if (seat !== now.me) out.seats.set(seat, send(now, "aim", [`aim ${text}>${String(seat)}`]));
  });
}

// -- movement -------------------------------------------------------------------------------------

function offerMovement(now: Situation, own: Player, out: Clicks): void {
  for (const region of own.dinos) {
    const open = now.legal.some((code) => code.startsWith(`move ${region}>`) || code === `swim ${region}`);
    const beside = islandOf(now.view.island).byName.get(region)?.neighbours[0] ?? region;
    out.regions.set(region, hold("dino", { kind: "dino", region }, [`move ${region}>${beside}`], open));
  }
  if (now.picked?.kind === "dino") offerWays(now, now.picked.region, out);
  if (now.picked?.kind === "swimmer") offerLandings(now, now.picked.region, out);
  out.acts.push(send(now, "end", ["end"]));
}

function offerWays(now: Situation, from: string, out: Clicks): void {
  const held = holders(now.view);
  for (const to of islandOf(now.view.island).byName.get(from)?.neighbours ?? []) {
    const holder = held.get(to);
    if (holder !== undefined && holder !== now.me) out.regions.set(to, send(now, "attack", [`move ${from}>${to}`], false));
  }
  for (const code of now.legal) {
    const [, to] = code.split(`move ${from}>`);
    if (to) out.regions.set(to, send(now, held.has(to) ? "attack" : "step", [code]));
  }
  for (const [to, { moves, attack }] of Object.entries(now.facts?.ways?.[from] ?? {})) {
    const click = send(now, attack ? "attack" : "step", moves);
    out.regions.set(to, attack ? { ...click, attack } : click);
  }
  const swim = `swim ${from}`;
  if (now.view.players[now.me]?.bonus["swim"])
    out.acts.push(hold("swim", { kind: "swimmer", region: from }, [swim], now.legal.includes(swim)));
  out.ask = (region) => [`move ${from}>${region}`];
}

/** A swim and its landing are sent together. */
function offerLandings(now: Situation, from: string, out: Clicks): void {
  for (const key of Object.keys(now.facts?.places ?? {})) {
    const [swim = "", land = ""] = key.split(";");
    if (swim === `swim ${from}`) out.regions.set(land.replace("land ", ""), send(now, "land", [swim, land]));
  }
  out.ask = (region) => [`swim ${from}`, `land ${region}`];
}

// -- newborns, landings, removals -----------------------------------------------------------------

function offerRegions(now: Situation, verb: "birth" | "land", out: Clicks): void {
  for (const { name } of islandOf(now.view.island).regions) {
    const code = `${verb} ${name}`;
    if (now.legal.includes(code)) out.regions.set(name, send(now, verb, [code]));
  }
  out.ask = (region) => [`${verb} ${region}`];
}

function offerRemovals(now: Situation, own: Player, out: Clicks): void {
  for (const region of own.dinos) out.regions.set(region, send(now, "remove", [`remove ${region}`]));
  out.ask = (region) => [`remove ${region}`];
}

// -- the auction ----------------------------------------------------------------------------------

function offerBids(now: Situation, out: Clicks): void {
  const most = now.facts?.seats[now.me]?.purse ?? 0;
  const from = now.picked?.kind === "scale" ? now.picked.from : firstScale(now, most);
  out.from = from;
  now.view.lots.forEach((lot, place) => {
    const choose = `lot ${String(place)} ${lot.gene}`;
    for (let amount = from; amount < from + SCALE; amount++) {
      const bid = `bid ${String(amount)}`;
      const key = `${String(place)} ${String(amount)}`;
      if (now.view.lot === place) out.bids.set(key, send(now, "bid", [bid]));
      else if (now.view.lot !== null) out.bids.set(key, send(now, "bid", [choose], false));
      else {
        const open = now.legal.includes(choose) && amount >= (now.facts?.lots[place] ?? Infinity) && amount <= most;
        out.bids.set(key, send(now, "bid", [choose, bid], open));
      }
    }
  });
  const [before, next] = [Math.max(0, from - SCALE), from + SCALE];
  if (from > 0) out.less = hold("less", { kind: "scale", from: before }, [`bid ${String(before)}`], true);
  if (next <= most) out.more = hold("more", { kind: "scale", from: next }, [`bid ${String(next)}`], true);
  const drop = send(now, "drop", ["drop"]);
  if (now.view.lot === null && (drop.open || now.view.options["scarce"] === true)) out.acts.push(drop);
}

/** The amounts where bidding goes on: those as printed, unless every gene is dearer. */
function firstScale(now: Situation, most: number): number {
  const lowest = now.facts?.lots ?? [];
  const least = Math.min(...(now.view.lot === null ? lowest : lowest.slice(now.view.lot, now.view.lot + 1)));
  return Number.isFinite(least) ? Math.floor(Math.min(least, most) / SCALE) * SCALE : 0;
}

/** Whether what was picked still makes sense after a new view. */
export function stillGood(picked: Picked, now: Omit<Situation, "picked">): boolean {
  const kind = now.decision?.kind ?? "";
  switch (picked.kind) {
    case "dino":
      return kind === "move" && (now.view.players[now.me]?.dinos.includes(picked.region) ?? false);
    case "swimmer":
      return now.legal.includes(`swim ${picked.region}`);
    case "card":
      return now.legal.some((code) => code.startsWith("strike ") || code.startsWith(`aim ${picked.card}>`));
    case "scale":
      return kind === "lot" || kind === "bid";
  }
}
