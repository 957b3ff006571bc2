/** The keys of a replay: arrows step, Space plays, Home and End go to the ends. */

export type Act = "back" | "on" | "first" | "last" | "toggle";

const KEYS: Record<string, Act> = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "toggle" };
const TAKES_KEYS = "input:not([type=range]), select, textarea, dialog, [role=tab]";

/** What a key means, unless whatever has the focus has a use for it. */
export function keyOf(event: KeyboardEvent): Act | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const act = KEYS[event.key] ?? null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TAKES_KEYS)) return null;
  if (act === "toggle" && target?.closest("button, a, summary")) return null; // there, Space is a click
  if (act !== "toggle" && target?.closest("input[type=range]")) return null; // it steps by itself
  return act;
}
