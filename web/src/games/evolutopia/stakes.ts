/** What an effect of a crisis could strike, as it lies on the table: of the drawing only, what it does is in its words. */

import { type Effect, type EvolutopiaView, type Expert, EXPERTS, readExpert } from "./view";

export interface Stakes {
  /** evolutions on site or under study */
  tiles: string[];
  /** experts, as many of each as are there */
  experts: Expert[];
  /** good plans, and who holds them */
  plans: { seat: number; plan: string }[];
}

const everyone = (view: EvolutopiaView): Expert[] => [
  ...EXPERTS.flatMap((kind) => Array<Expert>(view.zone[kind]).fill(kind)),
  ...view.sites.flatMap(({ experts }) => experts.map((text) => readExpert(text).kind)),
  ...view.crisis_experts.map((text) => readExpert(text).kind),
];

const STRUCK: Record<string, (view: EvolutopiaView, effect: Effect) => Partial<Stakes>> = {
  "release-kind": (view, { kind }) => ({ experts: everyone(view).filter((each) => each === kind) }),
  "study-away": (view) => ({ tiles: view.study }),
  "site-experts-away": (view) => ({ tiles: view.sites.filter(({ experts }) => experts.length).map(({ tile }) => tile) }),
  "site-away": (view) => ({ tiles: view.sites.map(({ tile }) => tile) }),
  "zone-experts-away": (view) => ({ experts: EXPERTS.flatMap((kind) => Array<Expert>(view.zone[kind]).fill(kind)) }),
  "plan-away": (view) => ({ plans: view.players.flatMap(({ plans }, seat) => plans.map((plan) => ({ seat, plan }))) }),
};

export function stakes(view: EvolutopiaView, effects: readonly Effect[]): Stakes {
  const all: Stakes = { tiles: [], experts: [], plans: [] };
  for (const effect of effects) {
    const { tiles = [], experts = [], plans = [] } = STRUCK[effect.op]?.(view, effect) ?? {};
    all.tiles.push(...tiles.filter((tile) => !all.tiles.includes(tile)));
    all.experts.push(...experts);
    all.plans.push(...plans);
  }
  return all;
}
