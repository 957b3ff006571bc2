/** Which pieces a move is about, so that a hint can light them. */

import { type EvolutionView, speciesKey } from "./view";

export function movePieces(code: string, view: EvolutionView, seat: number): string[] {
  const [kind = "", first = "", second = ""] = code.split(" ");
  const species = (owner: number, place: string) => {
    const found = view.players[owner]?.species[Number(place)];
    return found ? [speciesKey(owner, found.id)] : [];
  };
  switch (kind) {
    case "food":
      return [`card:${first}`, "pool"];
    case "card":
      return [`card:${first}`];
    case "think":
      return [...species(seat, first), `card:${second}`];
    case "feed":
      return [...species(seat, first), "pool"];
    case "attack": {
      const [, hunter = "", owner = "", prey = ""] = /^(\d+)>(\d+)\.(\d+)$/.exec(first) ?? [];
      return [...species(seat, hunter), ...species(Number(owner), prey)];
    }
    case "new":
    case "ignore":
    case "end":
      return [];
    default:
      return species(seat, first);
  }
}
