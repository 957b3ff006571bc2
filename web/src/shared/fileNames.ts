/** Names for saved files that a person can tell apart: game, table, day, players. */

const LONGEST = 120; // signs without the ending: a folder's path has to fit too

/** What no system allows in a name, or hides. */
const FORBIDDEN = /[<>:"/\\|?*\p{C}]+/gu;

export interface Saved {
  game: string;
  table: string;
  /** ms since 1970 */
  at: number;
  players: readonly string[];
}

/** `Evolution – Friday – 2026-11-17 – Ann, Bo`; a table named as its game is not named twice. */
export function fileName({ game, table, at, players }: Saved, ending: string): string {
  const day = new Date(at);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  const parts = [game, ...(table === game ? [] : [table]), date, players.join(", ")];
  const name = parts.map((part) => part.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim()).filter(Boolean).join(" – ");
  return `${[...name].slice(0, LONGEST).join("").replace(/[ .,–]+$/, "")}.${ending}`;
}

/** Hands a file to whoever sits here. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
