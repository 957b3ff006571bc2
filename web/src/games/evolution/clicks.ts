/**
 * Which clicks are offered, by the legal moves and by what is in one's hand.
 *
 * A card is chosen here, on the page, and sent together with its use: so it can be laid back. The server lists the
 * first halves only; the second halves of a card are worked out below, and the server judges them all the same.
 */

import type { BoardProps, Decision } from "../../shared/board";
import type { Click as SharedClick } from "../../shared/desk.svelte";
import { type Trait, TRAITS } from "./cards";
import { type EvolutionView, hasTrait, type Species, traitsOf } from "./view";

/** What was clicked first and waits for its second half. */
export type Picked =
  | { kind: "card"; card: string; at: number }
  | { kind: "trait"; place: number; trait: Trait }
  | { kind: "hunter"; place: number }
  | { kind: "thinker"; place: number }
  | { kind: "naming"; place: number; card: string };

export type Verb =
  | "food"
  | "card"
  | "trait"
  | "body"
  | "population"
  | "new-left"
  | "new-right"
  | "drop"
  | "fertile"
  | "long-neck"
  | "fat"
  | "feed"
  | "hunt"
  | "attack"
  | "think"
  | "discard"
  | "ignore"
  | "end";

/** A click: it sends `codes`, or it picks something and waits. One that is not `open` asks why. */
export interface Click extends SharedClick<Picked> {
  verb: Verb;
}

export interface Clicks {
  /** what the cards of the hand do, by their text */
  cards: Map<string, Click>;
  /** what one's own species can do, by their place */
  species: Click[][];
  /** attacks by `seat.place` */
  targets: Map<string, Click>;
  /** where a new species can go */
  ends: Click[];
  /** one's own traits, by `place trait` */
  traits: Map<string, Click>;
  /** traits that Intelligence can name */
  names: Map<Trait, Click>;
  end: Click | null;
}

interface Situation {
  view: EvolutionView;
  me: number;
  decision: Decision | null;
  legal: readonly string[];
  /** what the engine foresees, see `BoardProps` */
  foresee: BoardProps["foresee"];
  picked: Picked | null;
}

export function none(): Clicks {
  return {
    cards: new Map(),
    species: [],
    targets: new Map(),
    ends: [],
    traits: new Map(),
    names: new Map(),
    end: null,
  };
}

export function clicks(now: Situation): Clicks {
  const out = none();
  const own = now.view.players[now.me];
  if (!now.decision || !own) return out;
  out.species = own.species.map(() => []);
  const kind = now.decision.kind;
  if (kind === "food") offerFood(now, out);
  if (kind === "play" || kind === "use") offerPlay(now, out);
  if (kind === "leaf") offerLeaf(now, out);
  if (kind === "feed") offerFeeding(now, out);
  if (kind === "ignore") offerNames(now, [], out);
  if (kind === "play" || kind === "leaf" || kind === "feed") out.end = send(now, "end", ["end"]);
  return out;
}

/** A click that sends moves; the first decides whether it is legal unless we know better. */
function send(now: Situation, verb: Verb, codes: string[], open = now.legal.includes(codes[0] ?? "")): Click {
  return { verb, codes, pick: null, open };
}

function hold(verb: Verb, pick: Picked, codes: string[], open: boolean): Click {
  return { verb, codes, pick, open };
}

function own(now: Situation): Species[] {
  return now.view.players[now.me]?.species ?? [];
}

function hand(now: Situation): string[] {
  return now.view.players[now.me]?.hand ?? [];
}

// -- food selection and cards ---------------------------------------------------------------------

function offerFood(now: Situation, out: Clicks): void {
  for (const card of hand(now)) out.cards.set(card, send(now, "food", [`food ${card}`]));
}

function offerPlay(now: Situation, out: Clicks): void {
  const held = now.view.players[now.me]?.held ?? null;
  if (held === null) {
    hand(now).forEach((card, at) => {
      const code = `card ${card}`;
      if (!out.cards.has(card))
        out.cards.set(card, hold("card", { kind: "card", card, at }, [code], now.legal.includes(code)));
    });
    own(now).forEach((species, place) => {
      for (const trait of traitsOf(species)) {
        const codes = [`drop ${String(place)} ${trait}`];
        out.traits.set(
          `${String(place)} ${trait}`,
          hold("drop", { kind: "trait", place, trait }, codes, now.legal.includes(codes[0] ?? "")),
        );
      }
    });
  }
  if (held !== null) offerUses(now, [], out);
  else if (now.picked?.kind === "card") offerUses(now, [`card ${now.picked.card}`], out);
  else if (now.picked?.kind === "trait") {
    const { place, trait } = now.picked;
    out.species[place]?.push(send(now, "drop", [`drop ${String(place)} ${trait}`]));
  }
}

/** play.trait, play.species, play.body, play.population */
function offerUses(now: Situation, before: string[], out: Clicks): void {
  const legal = before.length ? now.foresee(...before)?.legal : now.legal;
  const open = (code: string) => legal?.includes(code) ?? true; // until the engine has said so, the server judges
  own(now).forEach((_, place) => {
    for (const verb of ["trait", "body", "population"] as const) {
      const code = `${verb} ${String(place)}`;
      out.species[place]?.push(send(now, verb, [...before, code], open(code)));
    }
  });
  for (const side of ["left", "right"] as const) {
    const code = `new ${side}`;
    out.ends.push(send(now, `new-${side}`, [...before, code], open(code)));
  }
}

// -- leaf traits ----------------------------------------------------------------------------------

const LEAVES: [Verb, Trait][] = [
  ["fertile", "fertile"],
  ["long-neck", "long-neck"],
  ["fat", "fat-tissue"],
];

function offerLeaf(now: Situation, out: Clicks): void {
  own(now).forEach((species, place) => {
    for (const [verb, trait] of LEAVES) {
      if (hasTrait(species, trait)) out.species[place]?.push(send(now, verb, [`${verb} ${String(place)}`]));
    }
  });
}

// -- feeding --------------------------------------------------------------------------------------

function offerFeeding(now: Situation, out: Clicks): void {
  const { picked } = now;
  if (picked?.kind === "hunter") return offerTargets(now, picked.place, out);
  if (picked?.kind === "thinker") return offerThoughts(now, picked.place, out);
  if (picked?.kind === "naming") {
    return offerNames(now, [`think ${String(picked.place)} ${picked.card}`], out);
  }
  own(now).forEach((species, place) => {
    out.species[place]?.push(feeding(now, species, place));
    if (hasTrait(species, "intelligence")) {
      const start = `think ${String(place)} `;
      const open = now.legal.some((code) => code.startsWith(start));
      const asked = hand(now)[0];
      if (open || asked)
        out.species[place]?.push(hold("think", { kind: "thinker", place }, [start + (asked ?? "")], open));
    }
  });
}

/** feed.plant for most; a carnivore hunts, and its prey is chosen next. */
function feeding(now: Situation, species: Species, place: number): Click {
  if (!hasTrait(species, "carnivore")) return send(now, "feed", [`feed ${String(place)}`]);
  const start = `attack ${String(place)}>`;
  const open = now.legal.some((code) => code.startsWith(start));
  return hold("hunt", { kind: "hunter", place }, [`attack ${String(place)}>${anyPrey(now, place)}`], open);
}

/** Somebody to ask about, where nobody can be attacked: the reason is then mostly the hunter's own. */
function anyPrey(now: Situation, place: number): string {
  for (const [seat, player] of now.view.players.entries()) {
    for (const at of player.species.keys()) if (seat !== now.me || at !== place) return `${String(seat)}.${String(at)}`;
  }
  return `${String(now.me)}.${String(place)}`;
}

function offerTargets(now: Situation, hunter: number, out: Clicks): void {
  now.view.players.forEach((player, seat) => {
    player.species.forEach((_, place) => {
      if (seat === now.me && place === hunter) return;
      const key = `${String(seat)}.${String(place)}`;
      out.targets.set(key, send(now, "attack", [`attack ${String(hunter)}>${key}`]));
    });
  });
}

/** trait.intelligence-plants; trait.intelligence-attack goes on to name a trait. */
function offerThoughts(now: Situation, place: number, out: Clicks): void {
  const thinker = own(now)[place];
  if (!thinker) return;
  const hunts = hasTrait(thinker, "carnivore");
  for (const card of hand(now)) {
    const code = `think ${String(place)} ${card}`;
    const open = now.legal.includes(code);
    out.cards.set(
      card,
      hunts ? hold("discard", { kind: "naming", place, card }, [code], open) : send(now, "discard", [code]),
    );
  }
}

function offerNames(now: Situation, before: string[], out: Clicks): void {
  const legal = before.length ? now.foresee(...before)?.legal : now.legal;
  for (const trait of TRAITS) {
    const code = `ignore ${trait}`;
    out.names.set(trait, send(now, "ignore", [...before, code], legal?.includes(code) ?? true));
  }
}

/** Whether what was picked still makes sense after a new view. */
export function stillGood(picked: Picked, now: Omit<Situation, "picked" | "foresee">): boolean {
  const kind = now.decision?.kind;
  const player = now.view.players[now.me];
  if (!player) return false;
  if (picked.kind === "card") return kind === "play" && player.held === null && player.hand.includes(picked.card);
  const species = player.species[picked.place];
  if (!species) return false;
  if (picked.kind === "trait") return kind === "play" && hasTrait(species, picked.trait);
  if (kind !== "feed") return false;
  if (picked.kind === "hunter") return now.legal.some((code) => code.startsWith(`attack ${String(picked.place)}>`));
  if (picked.kind === "thinker") return now.legal.some((code) => code.startsWith(`think ${String(picked.place)} `));
  return player.hand.includes(picked.card);
}
