import { openPromo, type PriceFacts, TIMED_NAMES, type TimedNumber, timedNumber } from '../pricing/promo.ts'
import { recordOf } from '../record-of.ts'
import { Bitset } from './bitset.ts'
import { SortedColumn, sortByKey } from './sorted-column.ts'

/** The price of each product, and its other timed numbers, at an instant. Moving the clock in either direction checks only promos that begin or end in between. */
export class EffectivePrices {
  readonly #facts: PriceColumns
  readonly #numbers: Record<TimedNumber, SortedColumn>
  readonly #promo: Bitset
  #now: number
  readonly #boundaries: Boundaries

  constructor(facts: PriceColumns, now: number) {
    this.#facts = facts
    this.#now = now
    this.#boundaries = boundariesOf(facts)
    this.#promo = new Bitset(facts.rowCount)
    for (let row = 0; row < facts.rowCount; row++) this.#promo.set(row, openPromo(facts.read(row), now) !== null)
    this.#numbers = recordOf(
      TIMED_NAMES,
      (name) => new SortedColumn(Float64Array.from({ length: facts.rowCount }, (_, row) => timedNumber(name, facts.read(row), now))),
    )
  }

  /** Timed numbers (prices in grosze) and the rows with an open promo at an instant. */
  at(now: number): Record<TimedNumber, SortedColumn> & { promo: Bitset } {
    if (now !== this.#now) {
      const low = Math.min(now, this.#now)
      const high = Math.max(now, this.#now)
      this.#now = now
      for (const row of this.#boundaries.between(low, high)) this.#derive(row)
    }
    return { ...this.#numbers, promo: this.#promo }
  }

  factsOf(row: number): PriceFacts {
    return this.#facts.read(row)
  }

  #derive(row: number): void {
    const facts = this.#facts.read(row)
    for (const name of TIMED_NAMES) this.#numbers[name].set(row, timedNumber(name, facts, this.#now))
    this.#promo.set(row, openPromo(facts, this.#now) !== null)
  }
}

/** Regular and promo prices in grosze, windows in ms, by row; NaN stands for null. */
export class PriceColumns {
  readonly rowCount: number
  readonly #numbers: Float64Array

  constructor(rowCount: number) {
    this.rowCount = rowCount
    this.#numbers = new Float64Array(rowCount * 4)
  }

  write(row: number, { regularPrice, promoPrice, promoStartsAt, promoEndsAt }: PriceFacts): void {
    this.#numbers[row * 4] = regularPrice
    this.#numbers[row * 4 + 1] = promoPrice ?? NaN
    this.#numbers[row * 4 + 2] = promoStartsAt ?? NaN
    this.#numbers[row * 4 + 3] = promoEndsAt ?? NaN
  }

  read(row: number): PriceFacts {
    return {
      regularPrice: this.#numbers[row * 4] ?? 0,
      promoPrice: this.#numberAt(row * 4 + 1),
      promoStartsAt: this.#numberAt(row * 4 + 2),
      promoEndsAt: this.#numberAt(row * 4 + 3),
    }
  }

  #numberAt(at: number): number | null {
    const number = this.#numbers[at] ?? NaN
    return Number.isNaN(number) ? null : number
  }
}

interface Boundaries {
  /** Rows with a promo that begins or ends after `low` and at or before `high`. */
  between(low: number, high: number): Int32Array
}

function boundariesOf(facts: PriceColumns): Boundaries {
  const instants: number[] = []
  const rowsOf: number[] = []
  for (let row = 0; row < facts.rowCount; row++) {
    const { promoPrice, promoStartsAt, promoEndsAt } = facts.read(row)
    if (promoPrice === null) continue
    for (const instant of [promoStartsAt, promoEndsAt]) {
      if (instant === null) continue
      instants.push(instant)
      rowsOf.push(row)
    }
  }
  const keys = Float64Array.from(instants)
  const order = sortByKey(Int32Array.from(keys.keys()), keys)
  const sortedInstants = Float64Array.from(order, (i) => keys[i] ?? 0)
  const sortedRows = Int32Array.from(order, (i) => rowsOf[i] ?? 0)
  return { between: (low, high) => sortedRows.subarray(countUpTo(sortedInstants, low), countUpTo(sortedInstants, high)) }
}

/** Number of sorted instants at or before `limit`. */
function countUpTo(sorted: Float64Array, limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
