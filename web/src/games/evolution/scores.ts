/** What the table is worth at the end (score.total, score.ties). */

import type { EvolutionView } from "./view";

export interface Score {
  seat: number;
  bag: number;
  population: number;
  traits: number;
  total: number;
  won: boolean;
}

/** Best first. */
export function scores(view: EvolutionView): Score[] {
  const out = view.players.map((player, seat) => {
    const population = player.species.reduce((sum, species) => sum + species.population, 0);
    const traits = player.species.reduce((sum, species) => sum + species.traits.length + species.face_down.length, 0);
    const bag = player.bag + player.species.reduce((sum, species) => sum + species.fat, 0); // fat.discard
    return { seat, bag, population, traits, total: bag + population + traits, won: false };
  });
  const order = (a: Score, b: Score) => b.total - a.total || b.traits - a.traits || b.population - a.population;
  out.sort(order);
  return out.map((score) => ({ ...score, won: out[0] !== undefined && order(out[0], score) === 0 }));
}
