/** The boards there are: every folder of `games/`, loaded when first needed. */

import type { GameCard, GameUi, Reference, Tutorial } from "./board";

const boards = import.meta.glob<{ default: GameUi }>("../games/*/index.ts");
const cards = import.meta.glob<{ default: GameCard }>("../games/*/homeCard.ts");
const tutorials = import.meta.glob<{ default: Tutorial }>("../games/*/tutorial.ts");
const references = import.meta.glob<{ default: Reference }>("../games/*/reference.ts");

/** The board of a game; null for one that has none and gets the plain board. */
export async function loadGame(id: string): Promise<GameUi | null> {
  const load = boards[`../games/${id}/index.ts`];
  return load ? (await load()).default : null;
}

const BEGIN_WITH = "evolution"; // the game that newcomers are shown first

/** That one, then the games with a board of their own, the others after them, each in the order they came. */
export function onTheShelf<T extends { id: string }>(games: T[]): T[] {
  const place = (game: T) => (game.id === BEGIN_WITH ? 0 : `../games/${game.id}/index.ts` in boards ? 1 : 2);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** What home shows of a game; null for one without a picture. */
export async function loadCard(id: string): Promise<GameCard | null> {
  const load = cards[`../games/${id}/homeCard.ts`];
  return load ? (await load()).default : null;
}

export function hasTutorial(id: string): boolean {
  return `../games/${id}/tutorial.ts` in tutorials;
}

/** How a game is learnt; null for one without a tutorial. */
export async function loadTutorial(id: string): Promise<Tutorial | null> {
  const load = tutorials[`../games/${id}/tutorial.ts`];
  return load ? (await load()).default : null;
}

/** What the rules of a game are illustrated with; null for one without drawings. */
export async function loadReference(id: string): Promise<Reference | null> {
  const load = references[`../games/${id}/reference.ts`];
  return load ? (await load()).default : null;
}
