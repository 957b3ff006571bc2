/** Asking until there is an answer: for what may be asked twice without harm, because the server knows it again. */

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number, // 0: the server was not reached
    private readonly reason: { key?: string; args?: Record<string, unknown> } = {},
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
}

const PAUSES = [300, 1_000, 3_000]; // ms before each further try

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** The answer, after as many tries as it takes within reason; a no is an answer too. */
export async function insist<T>(ask: () => Promise<T>, pause: (ms: number) => Promise<void> = sleep): Promise<T> {
  for (const wait of PAUSES) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.isLost)) throw problem;
      await pause(wait);
    }
  }
  return ask();
}
