import { FACETS, FLAG_FACETS, type FlagFacet, NUMBER_FACETS, type NumberFacet } from '#app/domain/search/facets.ts'
import { AtMostColumn } from './at-most-column.ts'
import { Bitset } from './bitset.ts'
import { EffectivePrices, PriceColumns } from './effective-prices.ts'
import { FLAG_PROPERTIES, NUMBER_PROPERTIES, ORDERED_COLUMNS, type OrderedColumn } from './product-properties.ts'
import type { ProductFacts, ProductRow } from './product-rows.ts'
import { recordOf } from '../record-of.ts'
import { isReadyForSale, standsForGroup } from './sale-rows.ts'
import { SortedColumn } from './sorted-column.ts'

/** Greater than every instant in ms, so that bestsellers sort before all others and keep their order by age. */
const BESTSELLER = 2 ** 52

/** Columns of whole numbers for sorting and filtering; `defaultOrder` is the default order (GAP-64). */
type SortedName = OrderedColumn | 'defaultOrder'
const SORTED_NAMES: readonly SortedName[] = [...ORDERED_COLUMNS, 'defaultOrder']

/** Stored flags, independent of the instant. */
type StoredFlag = { [Facet in FlagFacet]: (typeof FLAG_PROPERTIES)[Facet] extends { column: string } ? Facet : never }[FlagFacet]
const STORED_FLAGS = FLAG_FACETS.filter(isStoredFlag)

/** Whether a flag is stored; other flags depend on the instant. */
export function isStoredFlag(facet: FlagFacet): facet is StoredFlag {
  return 'column' in FLAG_PROPERTIES[facet]
}

/** NaN for a product without this number. */
function sortedNumber(name: SortedName, facts: ProductFacts): number {
  return name === 'defaultOrder' ? facts.createdAt + (facts.isBestseller ? BESTSELLER : 0) : (facts[name] ?? NaN)
}

/** Columns of all products' properties. Rows are in the order of ids. */
export class ProductColumns {
  readonly ids: Float64Array
  readonly prices: EffectivePrices
  readonly sorted: Record<SortedName, SortedColumn>
  readonly flags: Record<StoredFlag, Bitset>
  readonly atMost: Record<NumberFacet, AtMostColumn>
  readonly #pictures: Int32Array

  constructor({ ids, prices, numbers, flags, atMost, pictures }: CollectedColumns) {
    this.ids = ids
    this.#pictures = pictures
    // Any instant works: the first search moves the clock.
    this.prices = new EffectivePrices(prices, 0)
    this.sorted = recordOf(SORTED_NAMES, (name) => new SortedColumn(numbers[name]))
    this.flags = flags
    this.atMost = atMost
  }

  /** Number of the main picture of a row: equal ones are the same picture; null: it has none. */
  pictureAt(row: number): number | null {
    return this.#pictures[row] || null
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
}

type CollectedColumns = Pick<ColumnsCollector, 'ids' | 'prices' | 'numbers' | 'flags' | 'atMost' | 'pictures'>

/** Collects the columns while products stream by. */
export class ColumnsCollector {
  readonly ids: Float64Array
  readonly prices: PriceColumns
  readonly numbers: Record<SortedName, Float64Array>
  readonly flags: Record<StoredFlag, Bitset>
  readonly atMost: Record<NumberFacet, AtMostColumn>
  readonly isReady: Bitset
  readonly standsForGroup: Bitset
  readonly pictures: Int32Array
  /** Numbers of pictures, from 1. */
  readonly #numberOf = new Map<string, number>()

  constructor(rowCount: number) {
    this.pictures = new Int32Array(rowCount)
    const column = () => new Float64Array(rowCount)
    this.ids = column()
    this.prices = new PriceColumns(rowCount)
    this.numbers = recordOf(SORTED_NAMES, column)
    this.flags = recordOf(STORED_FLAGS, () => new Bitset(rowCount))
    this.atMost = recordOf(NUMBER_FACETS, (facet) => new AtMostColumn(rowCount, FACETS[facet].choices))
    this.isReady = new Bitset(rowCount)
    this.standsForGroup = new Bitset(rowCount)
  }

  add(row: number, facts: ProductFacts & Pick<ProductRow, 'photo'>): void {
    if (facts.photo) {
      const number = this.#numberOf.get(facts.photo) ?? this.#numberOf.size + 1
      this.#numberOf.set(facts.photo, number)
      this.pictures[row] = number
    }
    this.ids[row] = facts.id
    this.prices.write(row, facts)
    for (const name of SORTED_NAMES) this.numbers[name][row] = sortedNumber(name, facts)
    for (const facet of STORED_FLAGS) this.flags[facet].set(row, Boolean(facts[FLAG_PROPERTIES[facet].column]))
    for (const facet of NUMBER_FACETS) this.atMost[facet].set(row, facts[NUMBER_PROPERTIES[facet].column])
    this.isReady.set(row, isReadyForSale(facts))
    this.standsForGroup.set(row, standsForGroup(facts))
  }

  finish(): ProductColumns {
    return new ProductColumns(this)
  }
}
