/** A map with a bound that evicts the least recently used entry. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #maxEntries: number

  constructor(maxEntries: number) {
    super()
    this.#maxEntries = maxEntries
  }

  /** The value, which becomes the most recently used. */
  override get(key: Key): Value | undefined {
    const value = super.get(key)
    // A map iterates in the order of insertion, and a present key keeps its place.
    if (value !== undefined && super.delete(key)) super.set(key, value)
    return value
  }

  override set(key: Key, value: Value): this {
    super.delete(key)
    super.set(key, value)
    for (const leastRecent of this.keys()) {
      if (this.size <= this.#maxEntries) break
      super.delete(leastRecent)
    }
    return this
  }
}
