/** Has the page kept by the browser, so that it starts without a network (`worker/worker.ts`). */

import { settings } from "../shared/settings.svelte";
import { api } from "./api";

const QUIET = 20_000; // ms after which the page has time to fetch what it does not need yet

/** The policy of the page lets no address become a script but this one. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } };
  return trustedTypes?.createPolicy("speciate-worker", { createScriptURL: () => "/worker.js" }).createScriptURL("") ?? "/worker.js";
}

export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // it needs https, or this machine
  try {
    await navigator.serviceWorker.register(workerAddress());
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) setTimeout(() => void keepTheRest(), QUIET);
  } catch {
    // the page works without
  }
}

async function keepTheRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const games = await api.games().catch(() => []);
  const words = games.map(({ id }) => `/api/games/${encodeURIComponent(id)}/words?lang=${settings.lang}`);
  active?.postMessage({ keep: words });
}
