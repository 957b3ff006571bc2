/** Screens, each loaded when first shown. */

import type { Component } from "svelte";
import type { Route } from "../shared/route.svelte";

type Screen = Component<{ route: any }>;
type Name = Exclude<Route["screen"], "nowhere">;

export const screens: Partial<Record<Name, () => Promise<{ default: Screen }>>> = {
  home: () => import("./home/Home.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  lab: () => import("./lab/Lab.svelte"),
  rules: () => import("./rules/Rules.svelte"),
};
