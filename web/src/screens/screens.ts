/** Screens that are loaded when first shown; home comes with the page. */

import type { Component } from "svelte";
import type { Route } from "../shared/route.svelte";

type Screen = Component<{ route: any }>;
type Name = Exclude<Route["screen"], "home" | "nowhere">;

export const screens: Partial<Record<Name, () => Promise<{ default: Screen }>>> = {
  learn: () => import("./learn/Learn.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  rules: () => import("./rules/Rules.svelte"),
};
