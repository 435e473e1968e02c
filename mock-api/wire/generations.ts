/**
 * Keeps what was asked for lately, in two generations: what is asked for moves to the younger one, and when that is full the elder is
 * dropped. That costs no more than a look, where keeping an exact order would be a write at every look.
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
