/** What lies over a board shall not lie over what can be chosen there. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The boxes of what can be pressed now and does something, within an element. */
export function openTargets(within: ParentNode): Box[] {
  return [...within.querySelectorAll(".press:not(.off)")].map((target) => target.getBoundingClientRect());
}

/** How much of the targets a box would cover, in px². */
export function covered(box: Box, targets: readonly Box[]): number {
  return targets.reduce((sum, target) => sum + shared(box, target), 0);
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Of several places the first that covers least. */
export function clearest<T extends Box>(places: readonly T[], targets: readonly Box[]): T {
  return places.reduce((best, place) => (covered(place, targets) < covered(best, targets) ? place : best));
}
