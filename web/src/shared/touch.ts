/** Whether fingers are what this screen is used with: what rests on a piece is then a long press. */
export function isTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
