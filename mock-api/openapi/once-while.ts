/** Makes something at the first call, and again when it is no longer good. A check that fails says that it is not. Calls take turns. */
export function onceWhile<Thing>(make: () => Promise<Thing>, isGood: (thing: Thing) => Promise<boolean>): () => Promise<Thing> {
  let last: Promise<Thing> | undefined
  async function next(before: Promise<Thing> | undefined): Promise<Thing> {
    const known = await before?.catch(() => undefined)
    return known !== undefined && (await isGood(known).catch(() => false)) ? known : make()
  }
  return () => (last = next(last))
}
