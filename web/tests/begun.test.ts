import { describe, expect, test } from "vitest";
import { clicks as evoClicks } from "../src/games/evo/clicks";
import { factsOf as evoFacts } from "../src/games/evo/facts";
import { FIXTURES as EVO } from "../src/games/evo/fixtures/fixtures";
import { clicks as evolutionClicks } from "../src/games/evolution/clicks";
import { FIXTURES as EVOLUTION } from "../src/games/evolution/fixtures/fixtures";
import { clicks as evolutopiaClicks } from "../src/games/evolutopia/clicks";
import { factsOf as evolutopiaFacts } from "../src/games/evolutopia/facts";
import { FIXTURES as EVOLUTOPIA } from "../src/games/evolutopia/fixtures/fixtures";
import { clicks as sEvolutionClicks } from "../src/games/s-evolution/clicks";
import { FIXTURES as S_EVOLUTION } from "../src/games/s-evolution/fixtures/fixtures";
import { type Begun, begunIn, openIn } from "../src/shared/begun";
import { foreseenIn } from "../src/shared/foresight.svelte";

/** Of one position: its legal moves, and what is offered with something in the hand. */
interface Place {
  legal: string[];
  offer: (picked: any) => unknown;
}

const PLACES: Record<string, Map<string, Place>> = {
  evo: placesOf(EVO, (at) => (picked) => evoClicks({ ...at, facts: evoFacts(at.previews[""] ?? null), picked })),
  evolution: placesOf(EVOLUTION, (at) => (picked) => evolutionClicks({ ...at, foresee: foreseenIn(at.previews), picked })),
  evolutopia: placesOf(EVOLUTOPIA, (at) => (picked) =>
    evolutopiaClicks({ ...at, facts: evolutopiaFacts(at.previews[""] ?? null), picked, mine: true }),
  ),
  "s-evolution": placesOf(S_EVOLUTION, (at) => (picked) => sEvolutionClicks({ ...at, picked, basket: [], buyable: at.legal })),
};

function placesOf<F extends { legal: string[] }>(fixtures: ReadonlyMap<string, F>, offer: (at: F) => Place["offer"]): Map<string, Place> {
  return new Map([...fixtures].map(([name, at]) => [name, { legal: at.legal, offer: offer(at) }]));
}

/** Everything that can be picked at a place, first or after another, with what is begun by it. */
function beginnings({ offer }: Place): { kind: string; begun: Begun | null }[] {
  const found = new Map<string, { kind: string; begun: Begun | null }>();
  const look = (picked: unknown): void => {
    for (const { pick } of openIn(offer(picked))) {
      const key = JSON.stringify(pick);
      if (pick === null || found.has(key)) continue;
      found.set(key, { kind: (pick as { kind: string }).kind, begun: begunIn(offer(pick), offer(null)) });
      look(pick);
    }
  };
  look(null);
  return [...found.values()];
}

describe.each(Object.entries(PLACES))("%s: what is begun", (game, places) => {
  test("goes on with moves that are legal now, or come after one that is", () => {
    const kinds = new Set<string>();
    for (const [name, place] of places) {
      for (const { kind, begun } of beginnings(place)) {
        if (kind === "scale") continue; // other amounts of an auction: a page is turned
        expect(begun, `${name}: ${kind}`).not.toBeNull();
        for (const code of begun!.after.slice(0, 1)) expect(place.legal, `${name}: ${kind}`).toContain(code);
        if (!begun!.after.length) for (const code of begun!.among) expect(place.legal, `${name}: ${kind}`).toContain(code);
        expect(begun!.among.length, `${name}: ${kind}`).toBeGreaterThan(0);
        kinds.add(kind);
      }
    }
    const all = { evo: ["card", "dino", "swimmer"], evolution: ["card", "hunter", "thinker", "trait"], evolutopia: ["expert", "site"] };
    for (const kind of all[game as keyof typeof all] ?? ["given"]) expect([...kinds]).toContain(kind);
  });

  test("is nothing with empty hands", () => {
    for (const { offer } of places.values()) expect(begunIn(offer(null), offer(null))).toBeNull();
  });
});
