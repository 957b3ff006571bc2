/** Why something was not done: in the page's own words where it has them, else in the server's. */

import { ApiError } from "../live/retry";
import { has, t } from "./texts.svelte";

/** What the server says of a no: its line, and the key by which the page knows it. */
export interface Told {
  error?: string;
  key?: string;
  args?: Record<string, unknown>;
}

export function reason({ error, key, args }: Told): string {
  if (key && has(`error-${key}`)) return t(`error-${key}`, args);
  return error || t("why-unknown");
}

/** Of something that was asked over HTTP. */
export function reasonOf(problem: unknown): string {
  return problem instanceof ApiError && problem.status ? reason(problem.told) : t("server-unreachable");
}
