/** The other half of `server/differences.py`: what a value becomes by a difference.
 *
 * `[value]` stands in place of the old one, `[]` takes it away; an object says what becomes of single keys or places. */

type Json = Record<string, unknown> | unknown[];

export function changed(old: unknown, difference: unknown): unknown {
  if (Array.isArray(difference)) return difference[0];
  const changes = Object.entries(difference as Record<string, unknown>);
  if (!changes.length) return old;
  const value = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Json & Record<string, unknown>;
  for (const [key, change] of changes) {
    if (Array.isArray(change) && !change.length) delete value[key];
    else value[key] = changed((old as Record<string, unknown>)[key], change);
  }
  return value;
}
