/** The squares of a map of one's own, and the number that the game's option keeps them in: a bit for each. */

export const SQUARES = [1, 2, 3, 4].flatMap((row) => ["a", "b", "c", "d"].map((column) => `${column}${String(row)}`));
export const MOST = 10; // nuisance tiles in the box

const bit = (square: string): number => 1 << SQUARES.indexOf(square);

export const isMarked = (mask: number, square: string): boolean => (mask & bit(square)) !== 0;

export const toggled = (mask: number, square: string): number => mask ^ bit(square);
