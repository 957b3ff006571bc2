/** What the lab asks of the server, with the owner's key. It came with the link, and stays in this browser. */

import type { AskedRun, LabForm, LabRun, PackVerdict, RunHead } from "../../generated/wire";
import { ask } from "../../live/api";
import { ApiError } from "../../live/retry";
import { reasonOf } from "../../shared/reasons";
import { settings } from "../../shared/settings.svelte";
import { say, says } from "./labTexts";
import type { Table } from "./packTree";
import type { Summary } from "./summary";

const KEY = "speciate.lab";

/** The key of the link (`/lab#key=…`), which is taken out of the address; else the one that is kept. */
function takeKey(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get("key");
  try {
    if (given) localStorage.setItem(KEY, given);
    return given ?? localStorage.getItem(KEY) ?? "";
  } catch {
    return given ?? ""; // it is known as long as the page is open
  } finally {
    if (given) history.replaceState(null, "", location.pathname + location.search);
  }
}

const key = takeKey();
export const hasKey = key !== "";

const lab = <T>(path: string, body?: unknown) => ask<T>(`/api/lab/${path}`, body, key);
const inWords = () => `lang=${settings.lang}`;
const run = (id: string) => `runs/${encodeURIComponent(id)}`;

export interface LabTable {
  game: string;
  seats: number;
  name: string;
  options: Record<string, unknown>;
  pack: Table | null;
}

export const labApi = {
  form: (game: string) => lab<LabForm>(`games/${encodeURIComponent(game)}`),
  check: (game: string, pack: Table) => lab<PackVerdict>(`check?${inWords()}`, { game, pack }),
  write: (game: string, pack: Table) => lab<{ text: string }>("write", { game, pack }),
  read: (game: string, text: string) => lab<{ pack: Record<string, unknown> }>(`read?game=${encodeURIComponent(game)}&${inWords()}`, { text }),
  runs: () => lab<RunHead[]>("runs"),
  begin: (asked: AskedRun) => lab<{ id: string }>(`runs?${inWords()}`, asked),
  run: (id: string) => lab<LabRun>(run(id)),
  stop: (id: string) => lab<{ id: string }>(`${run(id)}/stop`, {}),
  resume: (id: string) => lab<{ id: string }>(`${run(id)}/resume`, {}),
  remove: (id: string) => lab<{ id: string }>(`${run(id)}/delete`, {}),
  against: (one: string, other: string) => lab<Summary>(`${run(one)}/against/${encodeURIComponent(other)}`),
  open: (table: LabTable) => lab<{ table: string; token: string }>(`tables?${inWords()}`, table),
};

/** Whoever asks is not the owner, or has an old link. */
export const isStranger = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 401;

/** Why something was not done: in the lab's own words where it has them. */
export function whyNot(problem: unknown): string {
  if (!(problem instanceof ApiError)) return reasonOf(problem);
  const { told } = problem;
  return told.key && says(`error-${told.key}`) ? say(`error-${told.key}`, told.args) : reasonOf(problem);
}
