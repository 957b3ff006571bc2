/** Asking until there is an answer: for what may be asked twice without harm, because the server knows it again. */

import { outage } from "./outage.svelte";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number, // 0: the server was not reached
    private readonly reason: { key?: string; args?: Record<string, unknown> } = {},
    readonly wait = 0, // ms after which the server wants to be asked again, where it said so
  ) {
    super(message);
  }

  /** What the server said, with the key by which a client may know it. */
  get told(): { error: string; key?: string; args?: Record<string, unknown> } {
    return { ...this.reason, error: this.message };
  }

  /** Whether the answer was lost rather than a no; what was asked may have been done all the same. */
  get isLost(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** Whether nothing was done because the server's database is away: to be asked again, however long that takes. */
  get isUnstored(): boolean {
    return this.status === 503 && this.reason.key === "not-stored";
  }
}

const PAUSES = [300, 1_000, 3_000]; // ms before each further try
const RETURN = 1_000; // ms before the next try while the database is away

export interface Patience {
  /** How often an answer may be lost. */
  tries?: number;
  pause?: (ms: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** The answer, after as many tries as it takes within reason; a no is an answer too. */
export async function retry<T>(ask: () => Promise<T>, { tries = PAUSES.length + 1, pause = sleep }: Patience = {}): Promise<T> {
  let lost = 0;
  let isKept = false;
  try {
    for (;;) {
      try {
        return await ask();
      } catch (problem) {
        if (!(problem instanceof ApiError && problem.isLost)) throw problem;
        if (!problem.isUnstored && ++lost >= tries) throw problem;
        if (problem.isUnstored && !isKept) {
          isKept = true;
          outage.waiting++;
        }
        await pause(problem.isUnstored ? problem.wait || RETURN : PAUSES[lost - 1]!);
      }
    }
  } finally {
    if (isKept) outage.waiting--;
  }
}
