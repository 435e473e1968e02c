/**
 * A cache of two generations, an approximate LRU: a hit moves to the younger generation, and when that is full the older one is
 * dropped. A hit costs one look-up; an exact LRU would write at every hit.
 */
export class Generations<Value> {
  readonly #size: number
  #young = new Map<number, Value>()
  #old = new Map<number, Value>()

  /** @param size of one generation */
  constructor(size: number) {
    this.#size = size
  }

  get(key: number): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: number, value: Value): void {
    if (this.#young.size >= this.#size) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
  }

  clear(): void {
    this.#young.clear()
    this.#old.clear()
  }
}
