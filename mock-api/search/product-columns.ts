import { FACETS, FLAG_FACETS, type FlagFacet, NUMBER_FACETS, type NumberFacet } from '#app/domain/search/facets.ts'
import type { PriceFacts } from '../pricing/promo.ts'
import { recordOf } from '../record-of.ts'
import { Bitset } from './bitset.ts'
import { EffectivePrices } from './effective-prices.ts'
import { byNumber, type NumberColumn, type RowOrder } from './number-column.ts'
import { FLAG_PROPERTIES, NUMBER_COLUMNS, NUMBER_PROPERTIES, type NumberName } from './product-properties.ts'
import type { ProductFacts, ProductRow } from './product-rows.ts'

/** Stored flags, independent of the instant. */
type StoredFlag = { [Facet in FlagFacet]: (typeof FLAG_PROPERTIES)[Facet] extends { column: string } ? Facet : never }[FlagFacet]
const STORED_FLAGS = FLAG_FACETS.filter(isStoredFlag)

/** Whether a flag is stored; other flags depend on the instant. */
export function isStoredFlag(facet: FlagFacet): facet is StoredFlag {
  return 'column' in FLAG_PROPERTIES[facet]
}

/** Columns of all products' properties. Rows are in the order of ids. */
export interface ProductColumns {
  readonly ids: Float64Array
  readonly prices: EffectivePrices
  readonly numbers: Record<NumberName, NumberColumn>
  readonly flags: Record<StoredFlag, Bitset>
  /** Rows within each bound that a filter offers, for its counts. */
  readonly atMost: Record<NumberFacet, readonly { most: number; rows: Bitset }[]>
  /** Published and in stock; the vendor must not be suspended either (GAP-70). */
  readonly isReady: Bitset
  /** Products that represent their variant group in a grid (GAP-68). */
  readonly standsForGroup: Bitset
  /** Those of them that have variants, and the rows of each of these groups by them. */
  readonly leaders: Bitset
  readonly groupOf: ReadonlyMap<number, readonly number[]>
  /** The default order: bestsellers, then newest, then highest id (GAP-64); and all rows in it. */
  readonly byDefault: RowOrder
  readonly ranked: Int32Array
  /** All rows in the order of a stored number; kept from its first use on. */
  readonly rankedBy: (name: NumberName, dir: 'asc' | 'desc') => Int32Array
  /** Number of the main picture of a row: equal ones are the same picture; 0: it has none. */
  readonly pictures: Int32Array
}

/** Whether a product is on sale, whatever its vendor's state (GAP-70). */
export function isReadyForSale({ status, stock }: Pick<ProductFacts, 'status' | 'stock'>): boolean {
  return status === 'PUBLISHED' && stock > 0
}

/** Row of a product, or -1. */
export function rowOf({ ids }: Pick<ProductColumns, 'ids'>, id: number): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return ids[low] === id ? low : -1
}

/** Collects the columns while products stream by. */
export function columnsCollector(rowCount: number) {
  const column = () => new Float64Array(rowCount)
  const [ids, createdAt] = [column(), column()]
  const numbers = recordOf(NUMBER_COLUMNS, column)
  const flags = recordOf(STORED_FLAGS, () => new Bitset(rowCount))
  const atMost = recordOf(NUMBER_FACETS, (facet) => FACETS[facet].choices.map((most) => ({ most, rows: new Bitset(rowCount) })))
  const [isReady, standsForGroup, isBestseller] = [new Bitset(rowCount), new Bitset(rowCount), new Bitset(rowCount)]
  const pictures = new Int32Array(rowCount)
  const prices: PriceFacts[] = []
  /** Numbers of pictures, from 1. */
  const numberOf = new Map<string, number>()
  const groups = new Map<number, number[]>()

  return {
    add(row: number, facts: ProductFacts & Pick<ProductRow, 'photo'>): void {
      const { id, photo, regularPrice, promoPrice, promoStartsAt, promoEndsAt } = facts
      if (photo) {
        pictures[row] = numberOf.get(photo) ?? numberOf.size + 1
        numberOf.set(photo, pictures[row] ?? 0)
      }
      ids[row] = id
      createdAt[row] = facts.createdAt
      prices.push({ regularPrice, promoPrice, promoStartsAt, promoEndsAt })
      for (const name of NUMBER_COLUMNS) numbers[name][row] = facts[name] ?? NaN
      for (const facet of STORED_FLAGS) flags[facet].set(row, Boolean(facts[FLAG_PROPERTIES[facet].column]))
      for (const facet of NUMBER_FACETS) {
        for (const { most, rows } of atMost[facet]) rows.set(row, facts[NUMBER_PROPERTIES[facet].column] <= most)
      }
      isReady.set(row, isReadyForSale(facts))
      standsForGroup.set(row, facts.visibleOnGrid === 2)
      const { variantGroupId: group } = facts
      if (group !== null) groups.set(group, [...(groups.get(group) ?? []), row])
      isBestseller.set(row, Boolean(facts.isBestseller))
    },

    finish(): ProductColumns {
      const order = (a: number, b: number) =>
        Number(isBestseller.has(b)) - Number(isBestseller.has(a)) || (createdAt[b] ?? 0) - (createdAt[a] ?? 0) || b - a
      const rank = new Int32Array(rowCount)
      const ranked = Int32Array.from(rank.keys()).sort(order)
      ranked.forEach((row, place) => (rank[row] = place))
      const byDefault: RowOrder = (a, b) => (rank[a] ?? 0) - (rank[b] ?? 0)
      const rankings = new Map<string, Int32Array>()
      const rankedBy: ProductColumns['rankedBy'] = (name, dir) => {
        const key = `${name} ${dir}`
        const rows = rankings.get(key) ?? ranked.toSorted(byNumber(numbers[name], dir))
        rankings.set(key, rows)
        return rows
      }
      // Who represents its group may have been taken out of a world: then its first does.
      for (const rows of groups.values()) {
        if (!rows.some((row) => standsForGroup.has(row))) rows.slice(0, 1).forEach((row) => standsForGroup.add(row))
      }
      const groupOf = new Map(
        [...groups.values()].flatMap((rows) => rows.filter((row) => standsForGroup.has(row)).map((row) => [row, rows])),
      )
      const leaders = new Bitset(rowCount)
      for (const row of groupOf.keys()) leaders.add(row)
      return {
        ids,
        prices: new EffectivePrices(prices),
        numbers,
        flags,
        atMost,
        isReady,
        standsForGroup,
        leaders,
        groupOf,
        byDefault,
        ranked,
        rankedBy,
        pictures,
      }
    },
  }
}
