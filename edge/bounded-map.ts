/** A map with a bound: beyond it the entries that were set the longest ago are forgotten. To set one again makes it the newest. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number

  /** @param most entries */
  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: Key, value: Value): this {
    // A map keeps the order of insertion, and a key that is there keeps its place.
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.#most) break
      this.delete(oldest)
    }
    return this
  }
}
