/**
 * What was clicked first and waits for its second half, and what can be clicked then.
 *
 * A first half stays on the page, so that it can be laid back, and falls away when a new view makes nonsense of it.
 * Whoever uses the keyboard is taken to where the second half is clicked, and back when the first is laid back.
 */

import { tick } from "svelte";
import { type Begun, begunIn } from "./begun";
import type { BoardProps } from "./board";
import type { Click } from "./desk.svelte";

/** How a game picks: `N` is all that its clicks depend on, beside what is picked. */
export interface Ways<N, C extends Click<P>, Cs, P extends { kind: string }> {
  now: () => N;
  clicks: (now: N & { picked: P | null }) => Cs;
  /** Whether what was picked still makes sense after a new view. */
  stillGood: (picked: P, now: N) => boolean;
  /** The verbs of the second halves, the likeliest first. */
  next: Record<P["kind"], readonly string[]>;
  /** What is picked only to look at, and is no part of a choice. */
  looks?: readonly P["kind"][];
  /** Moves that are gathered on the page, to be sent together. */
  gathered?: () => readonly string[];
  /** Does what a click does that picks nothing and is possible. */
  send: (click: C, event: MouseEvent) => void;
  board: () => HTMLElement | undefined;
}

export interface Picking<C extends Click<P>, Cs, P> {
  /** what is in the hand, be it of use at this moment or not */
  chosen: P | null;
  /** what is in the hand, if it still makes sense */
  readonly picked: P | null;
  readonly clicks: Cs;
  /** the choice that is half made; null for none */
  readonly begun: Begun | null;
  press: (click: C, event: MouseEvent) => void;
  /** Lays back what was picked. */
  cancel: () => void;
  /** Escape lays back, too. */
  onkeydown: (event: KeyboardEvent) => void;
}

export function makePicking<N extends object, C extends Click<P>, Cs, P extends { kind: string }>(
  given: () => Pick<BoardProps, "pending" | "why">,
  ways: Ways<N, C, Cs, P>,
): Picking<C, Cs, P> {
  let chosen = $state.raw<P | null>(null);
  const picked = $derived(chosen && ways.stillGood(chosen, ways.now()) ? chosen : null);
  const clicks = $derived(ways.clicks({ ...ways.now(), picked }));
  const begun = $derived.by(() => {
    const after = ways.gathered?.() ?? [];
    if (!picked || ways.looks?.includes(picked.kind)) return after.length ? { after, among: [] } : null;
    return begunIn(clicks, ways.clicks({ ...ways.now(), picked: null }));
  });
  let origin: HTMLElement | null = null;

  function press(click: C, event: MouseEvent): void {
    if (given().pending !== null) return;
    if (!click.open) return given().why(...click.codes);
    if (click.pick) {
      chosen = same(picked, click.pick) ? null : click.pick;
      if (event.detail === 0 && chosen) void goOn(chosen, event.currentTarget); // by key
    } else {
      chosen = null;
      ways.send(click, event);
    }
  }

  async function goOn(from: P, button: EventTarget | null): Promise<void> {
    if (button instanceof HTMLElement) origin = button;
    await tick();
    for (const verb of ways.next[from.kind as P["kind"]]) {
      const next = ways.board()?.querySelector<HTMLElement>(`[data-verb="${verb}"]:not([aria-disabled="true"])`);
      if (next) return next.focus();
    }
  }

  function cancel(): void {
    chosen = null;
    if (origin?.isConnected) origin.focus();
    origin = null;
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.key === "Escape" && picked) {
      cancel();
      event.stopPropagation();
    }
  }

  return {
    get chosen() {
      return chosen;
    },
    set chosen(next) {
      chosen = next;
    },
    get picked() {
      return picked;
    },
    get clicks() {
      return clicks;
    },
    get begun() {
      return begun;
    },
    press,
    cancel,
    onkeydown,
  };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
