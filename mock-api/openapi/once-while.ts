/** Makes something at the first call, and again when it is no longer good. A check that fails says that it is not. Calls take turns. */
export function onceWhile<Value>(make: () => Promise<Value>, isGood: (value: Value) => Promise<boolean>): () => Promise<Value> {
  let last: Promise<Value> | undefined
  async function next(before: Promise<Value> | undefined): Promise<Value> {
    const known = await before?.catch(() => undefined)
    return known !== undefined && (await isGood(known).catch(() => false)) ? known : make()
  }
  return () => (last = next(last))
}
