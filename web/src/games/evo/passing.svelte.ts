/** Passing on a board (passing.ts says when and why). */

import { untrack } from "svelte";
import type { BoardProps } from "../../shared/board";
import { type Cause, causeOf, fitsNothing, passesAfter, questionOf, type Said, type Wish } from "./passing";
import type { EvoView } from "./view";

const KEY = "speciate.evo.asking";

export interface Passing {
  /** what is under way, or null while the player is asked */
  readonly cause: Cause | null;
  readonly wish: Wish;
  readonly fitsNothing: boolean;
  pass(): void;
  passRound(): void;
  /** Not now: the player wants to be asked after all. */
  ask(): void;
  want(wish: Wish): void;
}

function readWish(): Wish {
  try {
    return localStorage.getItem(KEY) === "each" ? "each" : "fitting";
  } catch {
    return "fitting";
  }
}

function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // kept for this visit only
  }
}

export function makePassing(given: () => BoardProps<EvoView>): Passing {
  let said = $state.raw<Said>({ wish: readWish(), rounds: new Map(), chosen: "", stopped: "", sent: new Set() });
  const question = $derived(questionOf(given()));
  const cause = $derived(causeOf(given(), said));
  const isFree = $derived(given().pending === null);
  const isWatched = $derived(given().seats.some(({ seat, agent }) => seat !== given().me && agent === "human"));

  let at = 0;
  $effect.pre(() => {
    if (question) at = Date.now();
  });

  $effect(() => {
    if (!cause || !isFree || !question) return;
    const thought = Date.now() - at;
    const due = untrack(() => passesAfter(cause, isWatched, thought));
    const timer = setTimeout(send, due - thought);
    return () => {
      clearTimeout(timer);
    };
  });

  function send(): void {
    said = { ...said, chosen: "", sent: new Set([...said.sent, question]) };
    given().act("pass");
  }

  function pass(): void {
    said = { ...said, chosen: question, stopped: "" };
  }

  return {
    get cause() {
      return cause;
    },
    get wish() {
      return said.wish;
    },
    get fitsNothing() {
      return fitsNothing(given());
    },
    pass,
    passRound() {
      said = { ...said, rounds: new Map(said.rounds).set(given().me, given().view.round) };
      pass();
    },
    ask() {
      const rounds = new Map(said.rounds);
      rounds.delete(given().me);
      said = { ...said, rounds, chosen: "", stopped: question };
    },
    want(wish) {
      keepWish(wish);
      said = { ...said, wish };
      if (wish === "fitting") pass();
    },
  };
}
