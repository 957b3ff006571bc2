/** What is told anew is mostly what was known: its parts that did not change stay the same objects, and nothing that
 * depends on them has to be drawn again. */

export function sharing<T>(known: unknown, told: T): T {
  if (Object.is(known, told)) return told;
  if (typeof known !== "object" || typeof told !== "object" || known === null || told === null) return told;
  if (Array.isArray(known) !== Array.isArray(told)) return told;
  const [old, fresh] = [known as Record<string, unknown>, told as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = sharing(old[key], fresh[key]);
    isSame &&= key in old && Object.is(fresh[key], old[key]);
  }
  return isSame ? (known as T) : told;
}
