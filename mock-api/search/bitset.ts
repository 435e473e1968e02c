/** A set of row numbers below `size`, one bit each. The rows of 100,000 products are 12.5 kB, so one AND takes about 2 µs. */
export class Bitset {
  readonly size: number
  readonly words: Int32Array<ArrayBuffer>

  /** @param words bits of a set of this size; ownership passes to the bitset @default no members */
  constructor(size: number, words = new Int32Array((size + 31) >>> 5)) {
    this.size = size
    this.words = words
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
  }

  add(row: number): void {
    this.words[row >>> 5] = (this.words[row >>> 5] ?? 0) | (1 << (row & 31))
  }

  delete(row: number): void {
    this.words[row >>> 5] = (this.words[row >>> 5] ?? 0) & ~(1 << (row & 31))
  }

  /** Adds or removes a row. */
  set(row: number, isMember: boolean): void {
    if (isMember) this.add(row)
    else this.delete(row)
  }

  addAll(rows: Int32Array): void {
    const { words } = this
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0
      words[row >>> 5] = (words[row >>> 5] ?? 0) | (1 << (row & 31))
    }
  }

  copy(): Bitset {
    const copy = new Bitset(this.size)
    copy.words.set(this.words)
    return copy
  }

  /** Complements the set: members leave, all other rows enter. */
  flip(): this {
    const { words } = this
    for (let i = 0; i < words.length; i++) words[i] = ~(words[i] ?? 0)
    const rest = this.size & 31
    const last = words.length - 1
    if (rest !== 0) words[last] = (words[last] ?? 0) & ((1 << rest) - 1)
    return this
  }

  and(other: Bitset): this {
    const { words } = this
    const others = other.words
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) & (others[i] ?? 0)
    return this
  }

  andNot(other: Bitset): this {
    const { words } = this
    const others = other.words
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) & ~(others[i] ?? 0)
    return this
  }

  or(other: Bitset): this {
    const { words } = this
    const others = other.words
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) | (others[i] ?? 0)
    return this
  }

  orAll(others: readonly Bitset[]): this {
    for (const other of others) this.or(other)
    return this
  }

  count(): number {
    const { words } = this
    let count = 0
    for (let i = 0; i < words.length; i++) count += bitsOf(words[i] ?? 0)
    return count
  }

  get isEmpty(): boolean {
    const { words } = this
    for (let i = 0; i < words.length; i++) if (words[i] !== 0) return false
    return true
  }

  /** Size of the intersection, without building it. */
  countCommon(other: Bitset): number {
    const { words } = this
    const others = other.words
    let count = 0
    for (let i = 0; i < words.length; i++) count += bitsOf((words[i] ?? 0) & (others[i] ?? 0))
    return count
  }

  /** Removes the rows of another set and adds a weight to the sum of each row that was a member. */
  take(other: Bitset, sums: Uint16Array, weight: number): void {
    const { words } = this
    for (let i = 0; i < words.length; i++) {
      let word = (words[i] ?? 0) & (other.words[i] ?? 0)
      if (word === 0) continue
      words[i] = (words[i] ?? 0) & ~word
      while (word !== 0) {
        const row = (i << 5) + (31 - Math.clz32(word & -word))
        sums[row] = (sums[row] ?? 0) + weight
        word &= word - 1
      }
    }
  }

  /** Number of these rows that are members. */
  countAmong(rows: Int32Array): number {
    let count = 0
    for (let i = 0; i < rows.length; i++) if (this.has(rows[i] ?? 0)) count++
    return count
  }

  /** The rows in ascending order. An array, because a loop over it is several times faster than a callback per row. */
  rows(count = this.count(), into = new Int32Array(count)): Int32Array {
    const rows = into.subarray(0, count)
    let filled = 0
    for (let i = 0; i < this.words.length; i++) {
      let word = this.words[i] ?? 0
      while (word !== 0) {
        rows[filled++] = (i << 5) + (31 - Math.clz32(word & -word))
        word &= word - 1
      }
    }
    return rows
  }
}

/** Number of set bits in a 32-bit word (Hacker's Delight 5-1). */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
