/** What is asked, with what is possible just now and how many are left: by the legal moves, never by rules. */

import type { EvolutopiaView } from "./view";
import { option, total } from "./view";

export interface Prompt {
  /** of the board's own words */
  key: string;
  args?: Record<string, number>;
}

interface Asked {
  view: EvolutopiaView;
  /** whether a move of this kind is legal */
  can: (...kinds: string[]) => boolean;
}

const roleOr = ({ can }: Asked, key: string): Prompt => ({ key: can("use", "copy") ? `${key}-or-role` : key });

/** By kind of decision; null where the usual sentence says all there is to say. */
const PROMPTS: Record<string, (asked: Asked) => Prompt | null> = {
  turn: ({ can }) => (can("act") ? null : { key: "ask-crises" }),
  after: ({ can }) => {
    const [plan, role] = [can("play"), can("use", "copy")];
    if (plan && role) return null;
    return { key: plan ? "ask-after-plan" : role ? "ask-after-role" : "ask-after" };
  },
  look: ({ view, can }) => {
    const args = { count: view.aside_tiles.length, most: option(view, "aside_most", 3) };
    return { key: can("aside") ? "ask-look" : "ask-look-last", args };
  },
  dismiss: (asked) => roleOr(asked, asked.can("dismiss") ? "ask-dismiss" : "ask-draw"),
  place: ({ view, can }) => {
    const args = { count: view.asides, most: option(view, "aside_most", 3) };
    return { key: can("aside") ? "ask-place" : "ask-place-last", args };
  },
  assign: (asked) => {
    const { view, can } = asked;
    const args = { count: view.assigned, most: view.assign_limit };
    if (can("assign", "train")) return { key: can("done") ? "ask-assign-more" : "ask-assign", args };
    return { ...roleOr(asked, "ask-assigned"), args };
  },
  spare: ({ view }) => ({ key: "ask-spare", args: { count: option(view, "experts_zone", 5) - total(view.zone) } }),
  block: (asked) => ({ ...roleOr(asked, "ask-block"), args: { count: asked.view.blocks } }),
  "lose-expert": ({ view }) => ({ key: "ask-lose-expert", args: { count: view.losing } }),
  "lose-study": ({ view }) => ({ key: "ask-lose-study", args: { count: view.losing } }),
  vacate: ({ view }) => ({ key: "ask-vacate", args: { count: view.losing } }),
  scrap: ({ view }) => ({ key: "ask-scrap", args: { count: view.losing } }),
  "lose-plan": ({ view }) => ({ key: "ask-lose-plan", args: { count: view.losing } }),
  vision: ({ can }) => ({ key: can("study") ? "ask-vision" : "ask-vision-full" }),
};

export function prompt(view: EvolutopiaView, kind: string, legal: readonly string[]): Prompt | null {
  const kinds = new Set(legal.map((code) => code.split(" ", 1)[0] ?? ""));
  return PROMPTS[kind]?.({ view, can: (...some) => some.some((each) => kinds.has(each)) }) ?? null;
}
