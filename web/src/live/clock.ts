/** Clocks: the server's numbers, read at a moment. */

import type { Clocks } from "../generated/wire";

/** Milliseconds that a seat has left at the server's time `now`. */
export function timeLeft(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  const since = clocks.since[seat];
  return since == null ? left : Math.max(0, left - Math.max(0, now - since));
}

/** 3:07, 1:02:09, 2 d 03:00. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return `${days} d ${pad(hours)}:${pad(minutes)}`;
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
