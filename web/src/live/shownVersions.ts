/** How far this browser has seen each table, for each of its seats: what came later is what one missed. */

const KEY = "speciate.shown";
const MOST = 60; // tables and seats that are remembered
const SOON = 500; // ms after which it is written down: not with every scene, for that holds the page up

/** What is not written down yet. */
const unwritten = new Map<string, number>();

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
  const place = placeOf(table, seat);
  return unwritten.get(place) ?? read().find(([other]) => other === place)?.[1] ?? null;
}

export function rememberShown(table: string, seat: number, version: number): void {
  if (!unwritten.size) setTimeout(write, SOON);
  unwritten.set(placeOf(table, seat), version);
}

function write(): void {
  const others = read().filter(([place]) => !unwritten.has(place));
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...unwritten].slice(-MOST)));
  } catch {
    // then nothing was missed next time
  }
  unwritten.clear();
}

if (typeof window !== "undefined") addEventListener("pagehide", write);
