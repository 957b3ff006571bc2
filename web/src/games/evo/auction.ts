/** What can be bid on a gene, and what it would cost. */

import type { Lot, Player } from "./view";

/** auction.any-amount: the table shows so many amounts at a time, 0 to 6 as it is printed. */
export const SCALE = 7;

/** auction.mutant, and what a card of this round gives. */
export function discountOf(player: Player): number {
  return player.discount + (player.bonus["rebate"] ?? 0);
}

/** auction.afford */
export function purse(player: Player): number {
  return player.points + discountOf(player);
}

/** auction.bid: nothing for a gene nobody wants, else more than is bid. */
export function lowestBid(lot: Lot): number {
  return lot.bid === null ? 0 : lot.bid + 1;
}

/** auction.pay */
export function priceOf(player: Player, bid: number): number {
  return Math.max(0, bid - discountOf(player));
}
