/** What might change with every message, and seldom does. All that depends on a derived value is asked again whenever it might
 * have changed; what depends on this is asked only when it has. */

import { untrack } from "svelte";

export function still<T>(of: () => T): { readonly now: T } {
  let now = $state.raw(untrack(of));
  $effect.pre(() => {
    now = of();
  });
  return {
    get now() {
      return now;
    },
  };
}
