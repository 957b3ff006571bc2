/** What 2.0 changed, as `tests/games/s_evolution/test_editions.py` lists it: the entry's name, the rule of 2013 and that of 2.0. */

export const DIFFERENCES: readonly [name: string, first: string, second: string][] = [
  ["age-one", "hand.blind-age-one", "hand.look"],
  ["first-round", "hand.no-disaster-2013", "hand.no-disaster-2.0"],
  ["ties", "tie.2013", "tie.2.0"],
  ["trump", "trump.choice-2013", "trump.choice-2.0"],
  ["action-order", "action.order-2013", "action.order-2.0"],
  ["jokers", "disaster.famine", "disaster.famine"],
  ["hurricane", "disaster.hurricane-2013", "disaster.hurricane-2.0"],
  ["late-disasters", "disaster.last-round-2013", "disaster.last-round-2.0"],
  ["paying", "needs.pay-2013", "needs.pay-2.0"],
  ["points", "needs.score", "needs.lose-2.0"],
  ["rising", "needs.rise-2013", "needs.rise-2.0"],
  ["growth", "manage.pop-2013", "manage.pop-2.0"],
  ["prestige", "worker.prestige-2013", "worker.prestige-2.0"],
  ["shield", "worker.protection-2013", "worker.shield-2.0"],
  ["last-discovery", "over.sixth", "over.last-discovery-2.0"],
];

/** `needs.pay` → `needs.pay-2.0` in that edition. */
export function ruleIn(edition: string, slug: string): string {
  return `${slug}-${edition}`;
}
