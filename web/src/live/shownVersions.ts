/** How far this browser has seen each table, for each of its seats: what came later is what one missed. */

const KEY = "speciate.shown";
const MOST = 60; // tables and seats that are remembered

type Shown = [place: string, version: number][];

function read(): Shown {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const isPair = (item: unknown): item is Shown[number] =>
      Array.isArray(item) && typeof item[0] === "string" && Number.isSafeInteger(item[1]);
    return Array.isArray(data) ? data.filter(isPair) : [];
  } catch {
    return [];
  }
}

const placeOf = (table: string, seat: number) => `${table}:${seat}`;

export function shownVersion(table: string, seat: number): number | null {
  return read().find(([place]) => place === placeOf(table, seat))?.[1] ?? null;
}

export function rememberShown(table: string, seat: number, version: number): void {
  const place = placeOf(table, seat);
  const others = read().filter(([other]) => other !== place);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [place, version]].slice(-MOST)));
  } catch {
    // then nothing was missed next time
  }
}
