/** Tokens that this browser chooses itself. What was asked for and not answered is asked for with the same one again,
 * also when a person presses the button once more: so nothing is opened or taken twice. */

import { ApiError, retry, type Patience } from "./retry";

const BYTES = 24;

/** A word nobody guesses, of the signs the server takes. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

const unanswered = new Map<string, string>(); // what was asked for, and the token it was asked with

/** Asks for something with a token that belongs to `what`, until there is a yes or a no; an answer that is neither
 * (`isFinal`) leaves the token for the next time. */
export async function withToken<T>(
  what: string,
  ask: (token: string) => Promise<T>,
  patience: Patience = {},
  isFinal: (got: T) => boolean = () => true,
): Promise<T> {
  const token = unanswered.get(what) ?? newToken();
  unanswered.set(what, token);
  try {
    const got = await retry(() => ask(token), patience);
    if (isFinal(got)) unanswered.delete(what);
    return got;
  } catch (problem) {
    if (!(problem instanceof ApiError && problem.isLost)) unanswered.delete(what);
    throw problem;
  }
}
