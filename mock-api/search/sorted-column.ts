import { Bitset } from './bitset.ts'

/** Cost of collecting and sorting one hit, in steps of a walk along the whole order. */
const SORT_COST = 4

/** Bounds of a range; `scale` of the column's units make one of theirs. */
export interface RangeRequest {
  from?: number | undefined
  to?: number | undefined
  scale?: number
}

/** A sorted column: a number per row, in order. */
export interface NumberColumn {
  numberOf(row: number): number
  /** Adds the rows with from <= number / scale <= to to an empty set. */
  between(range: RangeRequest, rows: Bitset): Bitset
  /** Lowest and highest number of the hits, or null if no hit has one. */
  extremes(hits: Bitset): { min: number; max: number } | null
  /** One page of the hits sorted by the number, ties by descending row (GAP-64). Every hit must have a number. */
  page(request: PageRequest): number[]
}

/** One page of hits. */
export interface PageRequest {
  hits: Bitset
  /** Size of `hits`. */
  count: number
  isDescending: boolean
  skip: number
  take: number
}

/** A whole number per row (NaN for none) and the rows in ascending order of number, then row. */
export class SortedColumn implements NumberColumn {
  readonly #keys: Float64Array
  #order: Int32Array
  readonly #moved = new Map<number, number>()

  constructor(keys: Float64Array) {
    this.#keys = keys
    this.#order = sortByKey(presentRows(keys), keys)
  }

  /** Changes a row's number. The next read merges all pending changes into the order in one pass. */
  set(row: number, key: number): void {
    if (Object.is(this.#moved.get(row) ?? this.#keys[row], key)) return
    this.#moved.set(row, key)
  }

  numberOf(row: number): number {
    this.#settled()
    return this.#keys[row] ?? NaN
  }

  /** Divides like the wire's amounts, so that 0.29 matches 29 grosze. */
  between({ from = -Infinity, to = Infinity, scale = 1 }: RangeRequest, rows: Bitset): Bitset {
    const order = this.#settled()
    if (from > to) return rows
    const first = this.#firstWhere((key) => key / scale >= from)
    const end = this.#firstWhere((key) => key / scale > to)
    for (let at = first; at < end; at++) rows.add(order[at] ?? 0)
    return rows
  }

  extremes(hits: Bitset): { min: number; max: number } | null {
    const order = this.#settled()
    let low = 0
    while (low < order.length && !hits.has(order[low] ?? 0)) low++
    if (low === order.length) return null
    let high = order.length - 1
    while (!hits.has(order[high] ?? 0)) high--
    return { min: this.#keyAt(low), max: this.#keyAt(high) }
  }

  page({ hits, count, isDescending, skip, take }: PageRequest): number[] {
    const order = this.#settled()
    if (skip >= count || take <= 0) return []
    if (SORT_COST * count <= ((skip + take) * order.length) / count) {
      const sign = isDescending ? -1 : 1
      const compare = (a: number, b: number) => sign * ((this.#keys[a] ?? 0) - (this.#keys[b] ?? 0)) || b - a
      return firstOf(hits.rows(count), skip + take, compare).slice(skip)
    }
    return isDescending ? walkDown(order, { hits, skip, take }) : this.#walkUp({ hits, skip, take })
  }

  #walkUp({ hits, skip, take }: Walk): number[] {
    const order = this.#order
    const page: number[] = []
    let met = 0
    for (let start = 0; start < order.length && page.length < take;) {
      let end = start + 1
      while (end < order.length && this.#keyAt(end) === this.#keyAt(start)) end++
      for (let i = end - 1; i >= start && page.length < take; i--) {
        const row = order[i] ?? 0
        if (hits.has(row) && met++ >= skip) page.push(row)
      }
      start = end
    }
    return page
  }

  #keyAt(place: number): number {
    return this.#keys[this.#order[place] ?? 0] ?? 0
  }

  #firstWhere(isReached: (key: number) => boolean): number {
    let low = 0
    let high = this.#order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isReached(this.#keyAt(middle))) high = middle
      else low = middle + 1
    }
    return low
  }

  /** The order after all changes: unchanged rows merged with changed ones. */
  #settled(): Int32Array {
    if (this.#moved.size === 0) return this.#order
    const hasMoved = new Bitset(this.#keys.length)
    for (const [row, key] of this.#moved) {
      hasMoved.add(row)
      this.#keys[row] = key
    }
    this.#moved.clear()
    const stayed = this.#order.filter((row) => !hasMoved.has(row))
    const moved = sortByKey(
      hasMoved.rows().filter((row) => !Number.isNaN(this.#keys[row])),
      this.#keys,
    )
    this.#order = this.#merge(stayed, moved)
    return this.#order
  }

  #merge(a: Int32Array, b: Int32Array): Int32Array {
    const merged = new Int32Array(a.length + b.length)
    let i = 0
    let j = 0
    for (let at = 0; at < merged.length; at++) {
      const isFromA = j === b.length || (i < a.length && this.#isBefore(a[i] ?? 0, b[j] ?? 0))
      merged[at] = (isFromA ? a[i++] : b[j++]) ?? 0
    }
    return merged
  }

  #isBefore(a: number, b: number): boolean {
    const difference = (this.#keys[a] ?? 0) - (this.#keys[b] ?? 0)
    return difference < 0 || (difference === 0 && a < b)
  }
}

/** The first `count` rows in order. Drops rows that cannot qualify in blocks, which avoids most of the sort. */
function firstOf(rows: Int32Array, wanted: number, compare: (a: number, b: number) => number): number[] {
  const block = Math.max(256, 4 * wanted)
  let kept: number[] = []
  for (let i = 0; i < rows.length;) {
    const worst = kept.length < wanted ? undefined : kept[wanted - 1]
    while (i < rows.length && kept.length < block) {
      const row = rows[i++] ?? 0
      if (worst === undefined || compare(row, worst) < 0) kept.push(row)
    }
    kept = kept.sort(compare).slice(0, wanted)
  }
  return kept
}

type Walk = Pick<PageRequest, 'hits' | 'skip' | 'take'>

function walkDown(order: Int32Array, { hits, skip, take }: Walk): number[] {
  const page: number[] = []
  let met = 0
  for (let i = order.length - 1; i >= 0 && page.length < take; i--) {
    const row = order[i] ?? 0
    if (hits.has(row) && met++ >= skip) page.push(row)
  }
  return page
}

/** Sorts rows by ascending key, then row. */
export function sortByKey(rows: Int32Array, keys: Float64Array): Int32Array {
  return rows.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
}

function presentRows(keys: Float64Array): Int32Array {
  const rows = new Int32Array(keys.length)
  let filled = 0
  for (let row = 0; row < keys.length; row++) if (!Number.isNaN(keys[row])) rows[filled++] = row
  return rows.subarray(0, filled)
}
