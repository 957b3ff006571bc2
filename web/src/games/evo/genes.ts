/** Which rule explains what a gene is for. */

import type { LotGene } from "./view";

const RULES: Record<LotGene, string> = {
  tail: "initiative.tail",
  leg: "move.steps",
  horn: "combat.odds",
  egg: "birth.count",
  fur: "survive.cold",
  parasol: "survive.hot",
  mutant: "auction.mutant",
  card: "auction.card",
};

/** The rule's slug, and the key of its text. */
export function ruleOfGene(gene: LotGene): { rule: string; key: string } {
  const rule = RULES[gene];
  return { rule, key: `rule-${rule.replaceAll(".", "_")}` };
}
