/** Caches the result of `make`, and recreates it when `isGood` returns false or throws. Calls run one at a time. */
export function onceWhile<Value>(make: () => Promise<Value>, isGood: (value: Value) => Promise<boolean>): () => Promise<Value> {
  let last: Promise<Value> | undefined
  async function next(before: Promise<Value> | undefined): Promise<Value> {
    const known = await before?.catch(() => undefined)
    return known !== undefined && (await isGood(known).catch(() => false)) ? known : make()
  }
  return () => (last = next(last))
}
