import { SHIPPING_DAYS_CHOICES } from '#app/domain/search/facets.ts'
import { Bitset } from './bitset.ts'

/** How soon products leave. The offered choices (GAP-66) are kept as sets; any other number is a scan. */
export class ShippingDays {
  readonly #days: Int32Array
  readonly #within: ReadonlyMap<number, Bitset>

  constructor(rowCount: number) {
    this.#days = new Int32Array(rowCount)
    this.#within = new Map(SHIPPING_DAYS_CHOICES.map((days) => [days, new Bitset(rowCount)]))
  }

  set(row: number, days: number): void {
    this.#days[row] = days
    for (const [choice, rows] of this.#within) rows.set(row, days <= choice)
  }

  /** Rows that leave within so many working days. Not to be written to. */
  within(days: number): Bitset {
    const known = this.#within.get(days)
    if (known) return known
    const rows = new Bitset(this.#days.length)
    for (let row = 0; row < this.#days.length; row++) if ((this.#days[row] ?? 0) <= days) rows.add(row)
    return rows
  }
}
