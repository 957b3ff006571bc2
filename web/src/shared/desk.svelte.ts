/** What the pieces of a board need: the position, the words, and what a click does. A board lays it with `layDesk`. */

import { createContext, untrack } from "svelte";
import type { BoardProps, SeatInfo, TipAttachment } from "./board";
import type { Picking } from "./picking.svelte";
import type { Messages, Words } from "./words";

/** A click: it sends `codes`, or it picks something and waits. One that is not `open` asks why. */
export interface Click<P = unknown> {
  verb: string;
  codes: string[];
  /** what is picked and waits for its second half; null where the click sends */
  pick: P | null;
  open: boolean;
}

/** As much of it as the buttons need that all boards share. */
export interface Desk<C extends Click = Click> {
  /** moves under way to the server */
  readonly pending: readonly string[] | null;
  readonly tip: TipAttachment;
  press(click: C, event: MouseEvent): void;
}

/** The desk of a game: `V` is its view, `C` a click, `Cs` all that are offered, `P` what can be picked. */
export interface BoardDesk<V, C extends Click<P>, Cs, P> extends Desk<C> {
  readonly view: V;
  /** my seat; below 0 for one who only looks */
  readonly me: number;
  readonly seats: SeatInfo[];
  readonly words: Words;
  /** the words of the drawing itself */
  readonly labels: Messages;
  readonly lit: ReadonlySet<string>;
  /** what the engine foresees, see `BoardProps` */
  readonly foresee: BoardProps["foresee"];
  readonly clicks: Cs;
  readonly picked: P | null;
  /** lays back what was picked */
  cancel: () => void;
}

export const [getDesk, setDesk] = createContext<Desk>();

/**
 * The desk of a board, set for the buttons that all boards share. `given` are the board's props at any moment; what a
 * game has of its `own` is added, and comes first.
 */
export function layDesk<V, C extends Click<P>, Cs, P, Own extends object = object>(
  given: () => BoardProps<V>,
  labelsIn: (lang: string) => Messages,
  picking: Picking<C, Cs, P>,
  own?: Own,
): BoardDesk<V, C, Cs, P> & Own {
  const view = $derived(given().view);
  const labels = $derived(labelsIn(given().words.lang));
  const common: BoardDesk<V, C, Cs, P> = {
    get view() {
      return view;
    },
    get me() {
      return given().me;
    },
    get seats() {
      return given().seats;
    },
    get words() {
      return given().words;
    },
    get labels() {
      return labels;
    },
    get lit() {
      return given().lit;
    },
    get foresee() {
      return given().foresee;
    },
    get clicks() {
      return picking.clicks;
    },
    get picked() {
      return picking.picked;
    },
    get pending() {
      return given().pending;
    },
    get tip() {
      return given().tip;
    },
    press: picking.press,
    cancel: picking.cancel,
  };
  $effect(() => {
    const { begun } = picking;
    untrack(() => given().begin?.(begun));
  });
  // descriptors, not values: a desk is read anew whenever something changes
  const desk = Object.defineProperties(common, Object.getOwnPropertyDescriptors(own ?? {})) as typeof common & Own;
  setDesk(desk);
  return desk;
}
