/** What the buttons of every board need: what a click does. A board sets it with `setDesk`. */

import { createContext } from "svelte";
import type { TipAttachment } from "./board";

/** A click: it sends `codes`, or it picks something and waits. One that is not `open` asks why. */
export interface Click {
  verb: string;
  codes: string[];
  /** what is picked and waits for its second half; null where the click sends */
  pick: unknown;
  open: boolean;
}

export interface Desk<C extends Click = Click> {
  /** moves under way to the server */
  readonly pending: readonly string[] | null;
  readonly tip: TipAttachment;
  press(click: C, event: MouseEvent): void;
}

export const [getDesk, setDesk] = createContext<Desk>();
