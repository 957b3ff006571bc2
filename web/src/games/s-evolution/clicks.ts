/** Which clicks are offered, by the legal moves, by what was picked first and by what lies in the basket. */

import type { Decision } from "../../shared/board";
import type { Click as SharedClick } from "../../shared/desk.svelte";
import { MOST, wares } from "./basket";
import { type Disaster, type Suit, SUITS } from "./cards";
import { type Building, BUILDINGS, type SEvolutionView } from "./view";

/** What was clicked first and waits for its second half. */
export interface Picked {
  kind: "given";
  suit: Suit;
}

export type Verb =
  | "trump"
  | "play"
  | "discovery"
  | "flip"
  | "take"
  | "suffer"
  | "protect"
  | "gain"
  | "lose"
  | "dismiss"
  | "give"
  | "get"
  | "rise"
  | "stay"
  | "grow"
  | "evolve"
  | "build"
  | "remove"
  | "done";

/** A click: it sends `codes`, picks something and waits, or puts `buys` into the basket. One not `open` asks why. */
export interface Click extends SharedClick<Picked> {
  verb: Verb;
  buys: string | null;
}

export interface Clicks {
  /** cards of the hand, by their text; `flip` is for any of those face down */
  cards: Map<string, Click>;
  discovery: Click | null;
  flip: Click | null;
  /** cards of the trick, by who played them */
  trick: Map<number, Click>;
  trumps: Map<Suit, Click>;
  /** resource tracks: gain, lose, give, get */
  tracks: Map<Suit, Click>;
  disasters: Map<Disaster, Click[]>;
  /** build, remove, dismiss */
  buildings: Map<Building, Click[]>;
  /** the Age above: rise by needs, or buy it */
  up: Click | null;
  stay: Click | null;
  grow: Click[];
  done: Click | null;
}

export interface Situation {
  /** with the purchases of the basket made */
  view: SEvolutionView;
  me: number;
  decision: Decision | null;
  legal: readonly string[];
  picked: Picked | null;
  basket: readonly string[];
  /** what can be done after the purchases of the basket; null until the server has said so */
  buyable: readonly string[] | null;
}

export function none(): Clicks {
  return {
    cards: new Map(),
    discovery: null,
    flip: null,
    trick: new Map(),
    trumps: new Map(),
    tracks: new Map(),
    disasters: new Map(),
    buildings: new Map(),
    up: null,
    stay: null,
    grow: [],
    done: null,
  };
}

export function clicks(now: Situation): Clicks {
  const out = none();
  if (!now.decision || !now.view.players[now.me]) return out;
  OFFERS[now.decision.kind]?.(now, out);
  return out;
}

const OFFERS: Record<string, (now: Situation, out: Clicks) => void> = {
  trump: offerTrumps,
  play: offerCards,
  take: offerTrick,
  disaster: offerDisasters,
  dismiss: offerWorkers,
  gain: (now, out) => {
    offerTracks(now, "gain", out);
  },
  lose: (now, out) => {
    offerTracks(now, "lose", out);
  },
  trade: offerTrade,
  rise: offerRise,
  manage: offerPurchases,
};

function send(now: Situation, verb: Verb, code: string): Click {
  return { verb, codes: [code], pick: null, buys: null, open: now.legal.includes(code) };
}

function offerTrumps(now: Situation, out: Clicks): void {
  for (const suit of SUITS) out.trumps.set(suit, send(now, "trump", `trump ${suit}`));
}

function offerCards(now: Situation, out: Clicks): void {
  const own = now.view.players[now.me]!;
  if (now.legal.includes("flip")) {
    out.flip = send(now, "flip", "flip"); // hand.blind: whichever is clicked
    return;
  }
  for (const card of own.hand) if (card !== "?") out.cards.set(card, send(now, "play", `play ${card}`));
  if (own.discovery) out.discovery = send(now, "discovery", "discovery");
}

function offerTrick(now: Situation, out: Clicks): void {
  now.view.players.forEach((player, seat) => {
    if (player.card && !player.card_taken) out.trick.set(seat, send(now, "take", `take ${String(seat)}`));
  });
}

function offerDisasters(now: Situation, out: Clicks): void {
  for (const disaster of now.view.suffering) {
    const ways = [send(now, "suffer", `suffer ${disaster}`), send(now, "protect", `protect ${disaster}`)];
    out.disasters.set(disaster, ways.filter(({ verb, open }) => open || verb === "suffer"));
  }
}

function offerWorkers(now: Situation, out: Clicks): void {
  for (const building of BUILDINGS) out.buildings.set(building, [send(now, "dismiss", `dismiss ${building}`)]);
}

function offerTracks(now: Situation, verb: "gain" | "lose", out: Clicks): void {
  for (const suit of SUITS) out.tracks.set(suit, send(now, verb, `${verb} ${suit}`));
}

/** trade.when: first what is given, then what it becomes. */
function offerTrade(now: Situation, out: Clicks): void {
  const { picked } = now;
  for (const suit of SUITS) {
    if (picked && picked.suit !== suit) {
      out.tracks.set(suit, send(now, "get", `trade ${picked.suit}>${suit}`));
      continue;
    }
    const ways = SUITS.filter((other) => other !== suit).map((other) => `trade ${suit}>${other}`);
    const legal = ways.find((code) => now.legal.includes(code));
    const pick: Picked = { kind: "given", suit };
    out.tracks.set(suit, { verb: "give", codes: [legal ?? ways[0]!], pick, buys: null, open: legal !== undefined });
  }
  out.done = send(now, "done", "done");
}

function offerRise(now: Situation, out: Clicks): void {
  out.up = send(now, "rise", "rise");
  out.stay = send(now, "stay", "stay");
}

/** manage.free: into the basket; whoever asks why asks with the purchases before it. */
function offerPurchases(now: Situation, out: Clicks): void {
  const ware = (verb: Verb, code: string): Click => {
    const open = now.buyable?.includes(code) ?? true; // what turns out to be too dear falls out of the basket
    const full = now.basket.length >= MOST;
    return { verb, codes: [...now.basket, code], pick: null, buys: open && !full ? code : null, open };
  };
  for (const code of wares(now.view)) {
    const [kind = "", what = ""] = code.split(" ");
    if (kind === "grow") out.grow.push(ware("grow", code));
    else if (kind === "evolve") out.up = ware("evolve", code);
    else {
      const building = what as Building;
      if (kind === "remove" && !now.view.players[now.me]!.workers[building]) continue;
      const list = out.buildings.get(building) ?? [];
      out.buildings.set(building, [...list, ware(kind as Verb, code)]);
    }
  }
  out.done = { verb: "done", codes: [...now.basket, ...ending(now)], pick: null, buys: null, open: true };
}

/** manage.free: who can neither pay for more nor take a worker back is not asked any more. */
function ending(now: Situation): string[] {
  return now.buyable === null || now.buyable.includes("done") ? ["done"] : [];
}

/** Whether what was picked still makes sense after a new view. */
export function stillGood(picked: Picked, now: Pick<Situation, "decision" | "legal">): boolean {
  return now.decision?.kind === "trade" && now.legal.some((code) => code.startsWith(`trade ${picked.suit}>`));
}
