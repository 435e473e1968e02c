import { Bitset } from './bitset.ts'
import { EffectivePrices, PriceColumns } from './effective-prices.ts'
import type { ProductFacts } from './product-rows.ts'
import { recordOf } from '../record-of.ts'
import { isReadyForSale, standsForGroup } from './sale-rows.ts'
import { ShippingDays } from './shipping-days.ts'
import { SortedColumn } from './sorted-column.ts'

/** Above every instant in ms, so bestsellers stand before all others and keep their order by age. */
const BESTSELLER = 2 ** 52

/** Whole numbers that searches sort or filter by; NaN where a product has none. */
const SORTED = {
  newest: (facts) => facts.createdAt,
  popular: (facts) => facts.popularity,
  /** The order when none is asked for (GAP-64). */
  standing: (facts) => facts.createdAt + (facts.isBestseller ? BESTSELLER : 0),
  width: (facts) => facts.width ?? NaN,
  height: (facts) => facts.height ?? NaN,
  depth: (facts) => facts.depth ?? NaN,
} as const satisfies Record<string, (facts: ProductFacts) => number>

type SortedName = keyof typeof SORTED
const SORTED_NAMES = Object.keys(SORTED) as SortedName[]

/** The facts of all products, a column each. Rows stand in the order of ids. */
export class ProductColumns {
  readonly ids: Float64Array
  readonly prices: EffectivePrices
  readonly sorted: Record<SortedName, SortedColumn>
  readonly isNegotiable: Bitset
  readonly shipping: ShippingDays

  constructor({ ids, prices, numbers, isNegotiable, shipping }: CollectedColumns) {
    this.ids = ids
    // Any instant will do: the first search moves the clock.
    this.prices = new EffectivePrices(prices, 0)
    this.sorted = recordOf(SORTED_NAMES, (name) => new SortedColumn(numbers[name]))
    this.isNegotiable = isNegotiable
    this.shipping = shipping
  }

  /** Row of a product, or -1. */
  rowOf(id: number): number {
    let low = 0
    let high = this.ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.ids[middle] ?? 0) < id) low = middle + 1
      else high = middle
    }
    return this.ids[low] === id ? low : -1
  }

  /** Takes over a product that was written. */
  set(row: number, facts: ProductFacts): void {
    this.prices.set(row, facts)
    for (const name of SORTED_NAMES) this.sorted[name].set(row, SORTED[name](facts))
    this.isNegotiable.set(row, facts.askingPrice !== null)
    this.shipping.set(row, facts.shippingDays)
  }
}

type CollectedColumns = Pick<ColumnsCollector, 'ids' | 'prices' | 'numbers' | 'isNegotiable' | 'shipping'>

/** Collects the columns while the products stream by. */
export class ColumnsCollector {
  readonly ids: Float64Array
  readonly prices: PriceColumns
  readonly numbers: Record<SortedName, Float64Array>
  readonly isNegotiable: Bitset
  readonly shipping: ShippingDays
  readonly isReady: Bitset
  readonly standsForGroup: Bitset

  constructor(rowCount: number) {
    const column = () => new Float64Array(rowCount)
    this.ids = column()
    this.prices = new PriceColumns(rowCount)
    this.numbers = recordOf(SORTED_NAMES, column)
    this.isNegotiable = new Bitset(rowCount)
    this.shipping = new ShippingDays(rowCount)
    this.isReady = new Bitset(rowCount)
    this.standsForGroup = new Bitset(rowCount)
  }

  add(row: number, facts: ProductFacts): void {
    this.ids[row] = facts.id
    this.prices.write(row, facts)
    for (const name of SORTED_NAMES) this.numbers[name][row] = SORTED[name](facts)
    this.isNegotiable.set(row, facts.askingPrice !== null)
    this.shipping.set(row, facts.shippingDays)
    this.isReady.set(row, isReadyForSale(facts))
    this.standsForGroup.set(row, standsForGroup(facts))
  }

  finish(): ProductColumns {
    return new ProductColumns(this)
  }
}
