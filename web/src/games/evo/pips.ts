/** Where the pips of a die lie, by face, around its middle; a die is 30 across. */

type Pip = readonly [x: number, y: number];

const [NW, NE, SW, SE, W, E, MIDDLE]: Pip[] = [[-8, -8], [8, -8], [-8, 8], [8, 8], [-8, 0], [8, 0], [0, 0]];

export const FACES = [1, 2, 3, 4, 5, 6] as const;

const PIPS = [[MIDDLE], [NW, SE], [NW, MIDDLE, SE], [NW, NE, SW, SE], [NW, NE, MIDDLE, SW, SE], [NW, NE, W, E, SW, SE]];

export function pips(face: number): readonly Pip[] {
  return (PIPS[face - 1] ?? []) as Pip[];
}
