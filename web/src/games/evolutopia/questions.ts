/** What cannot be done now, but is in reach all the same: a click on it asks why. */

import type { Offer, Situation } from "./clicks";
import { ACTIONS, EXPERTS, INDICATORS, places, slotsAt } from "./view";

/** By what is decided: the moves that are asked about, each with the piece it is clicked on. */
const ASKED: Record<string, (now: Situation) => [piece: string, code: string][]> = {
  look: () => [["top", "aside"]],
  bonus: () => [
    ["top", "study"],
    ["top", "under"],
  ],
  vision: () => [
    ["top", "study"],
    ["top", "under"],
  ],
  "study-room": ({ view }) => view.study.map((tile) => [`tile:${tile}`, `bury ${tile}`]),
  "site-room": ({ view }) => view.sites.map(({ tile }) => [`tile:${tile}`, `scrap ${tile}`]),
  vacate: ({ view }) => view.sites.map(({ tile }) => [`tile:${tile}`, `vacate ${tile}`]),
  open: ({ view }) => view.sites.map(({ tile }) => [`tile:${tile}`, `open ${tile}`]),
  build: ({ view }) => Object.keys(view.squares).map((square) => [`square:${square}`, `build ${square}`]),
  fetch: () => EXPERTS.map((kind) => [`bag:${kind}`, `fetch ${kind}`]),
  assign: () => [["bar", "done"]],
  arrival: ({ view }) =>
    (view.box.crises[view.crisis ?? ""]?.arrival ?? []).map((_, at) => [`option:${String(at + 1)}`, `option ${String(at + 1)}`]),
  boost: () => INDICATORS.map((name) => [`indicator:${name}`, `boost ${name}`]),
  block: () => ACTIONS.map((action) => [`action:${action}`, `block ${action}`]),
  unblock: () => ACTIONS.map((action) => [`action:${action}`, `unblock ${action}`]),
};

export function questions(now: Situation, offer: Offer): void {
  const kind = now.decision?.kind ?? "";
  for (const [piece, code] of ASKED[kind]?.(now) ?? []) ask(offer, piece, code);
  if (kind !== "block" && kind !== "unblock") {
    for (const action of ACTIONS) ask(offer, `action:${action}`, `act ${action}`);
    ask(offer, "action:manage", "manage");
  }
  if (kind === "assign") askExperts(now, offer);
  askSlots(now, offer);
  askCards(now, offer);
}

/** One that is not possible, unless the same can be done. */
function ask(offer: Offer, piece: string, code: string, before: string[] = []): void {
  const verb = code.split(" ", 1)[0] ?? "";
  if (!offer.has(piece, verb)) offer.add(piece, { verb, codes: [...before, code], open: false, leads: [] });
}

/** assign.needed: experts of the zone whom nobody needs, or no more of whom may go. */
function askExperts({ view }: Situation, offer: Offer): void {
  const [place] = places(view);
  for (const kind of EXPERTS) {
    if (place && view.zone[kind] && !offer.has(`zone:${kind}`, `expert-${kind}`)) {
      ask(offer, `zone:${kind}`, `assign ${kind} ${place}`);
    }
  }
}

/** assign.needed: with an expert in hand, the places that want another kind. */
function askSlots({ view, decision, picked }: Situation, offer: Offer): void {
  if (picked?.kind !== "expert" || (picked.from !== "zone" && picked.from !== "bag")) return;
  const before = decision?.kind === "turn" ? ["act assign"] : [];
  const verb = picked.from === "bag" ? "summon" : "assign";
  for (const place of places(view)) {
    for (const { kind, by } of slotsAt(view, place)) {
      const piece = `slot:${place}:${kind}`;
      if (by === null && !offer.found.has(piece)) ask(offer, piece, `${verb} ${picked.expert} ${place}`, before);
    }
  }
}

/** role.once, plan.play: one's own cards; with a role that copies, the others' roles too. */
function askCards({ view }: Situation, offer: Offer): void {
  const own = view.players[view.turn];
  for (const plan of own?.plans ?? []) ask(offer, `plan:${plan}`, `play ${plan}`);
  for (const role of own?.roles ?? []) {
    if (view.box.roles[role] !== "copy-role") ask(offer, `role:${role}`, `use ${role}`);
  }
  if (!own?.roles.some((role) => view.box.roles[role] === "copy-role")) return;
  for (const player of view.players) {
    if (player !== own) for (const role of player.roles) ask(offer, `role:${role}`, `copy ${role}`);
  }
}
