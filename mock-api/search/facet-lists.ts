import { FACETS, type ListFacet } from '#app/domain/search/facets.ts'
import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import { Bitset } from './bitset.ts'
import type { Hits } from './hits.ts'
import { type ListColumn, LIST_PROPERTIES, type ListProperty, PRODUCT_LISTS } from './product-properties.ts'
import type { ProductRow } from './product-rows.ts'
import type { ReferenceNames } from './reference-names.ts'
import { type RowLists, RowsCollector } from './row-lists.ts'
import { ValuesOfRows } from './values-of-rows.ts'

export type ListName = keyof typeof PRODUCT_LISTS
export const LIST_NAMES = Object.keys(PRODUCT_LISTS) as ListName[]

/** Whether a response counts the values of a list (EXT-02). */
export function isCounted(name: ListName): name is ListFacet {
  return name in LIST_PROPERTIES
}

/** Ids requested by a body, as alternatives (GAP-65). */
export function wantedIds(name: ListName, body: WireSearchBody): readonly number[] | undefined {
  if (isCounted(name)) return body[FACETS[name].wire]
  if (name === 'tags') return body.tags
  return name === 'vendor' && body.vendor !== undefined ? [body.vendor] : undefined
}

export type Lists = Record<ListName, FacetLists>

/** Rows by value of one facet. Values are numbered by ascending id. */
export class FacetLists {
  readonly ids: readonly number[]
  readonly rows: RowLists
  readonly #rowCount: number
  readonly #numberOf: ReadonlyMap<number, number>
  /** Made at its first use: most lists of a world's own shop, and some of the catalog, never need it. */
  #valuesOfRows: ValuesOfRows | undefined

  constructor(ids: readonly number[], rows: RowLists, rowCount: number) {
    this.ids = ids
    this.rows = rows
    this.#rowCount = rowCount
    this.#numberOf = new Map(ids.map((id, number) => [id, number]))
  }

  /** By number of a value: how many hits have it. A few hits are counted row by row, many by the set of each value. */
  countsIn(hits: Hits): Int32Array {
    if (hits.list.length <= this.#rowCount >>> 2) return this.#byRow().countsIn(hits.list)
    return Int32Array.from(this.ids, (_, number) => this.rows.countIn(hits.rows, number))
  }

  /** Rows that have one of a row's values. */
  sharing(row: number, rows: Bitset): Bitset {
    this.rows.addTo(rows, [...this.#byRow().of(row)])
    return rows
  }

  #byRow(): ValuesOfRows {
    return (this.#valuesOfRows ??= new ValuesOfRows(this.rows, { rowCount: this.#rowCount, valueCount: this.ids.length }))
  }

  /** Number of the value, or undefined if no product has it. */
  numberOf(id: number): number | undefined {
    return this.#numberOf.get(id)
  }

  /** Adds the rows with any of the ids; ids without products match nothing (GAP-65). */
  withAny(ids: readonly number[], rows = new Bitset(this.#rowCount)): Bitset {
    const numbers = ids.flatMap((id) => this.#numberOf.get(id) ?? [])
    this.rows.addTo(rows, numbers)
    return rows
  }
}

/** Collects one facet while products stream by. */
export function facetCollector(name: ListName, { withAncestors }: ReferenceNames) {
  const list: ListProperty = PRODUCT_LISTS[name]
  const rows = new RowsCollector()
  /** Numbers of values by first sight, then by ascending id. */
  const numbers = new Map<number, number>()
  let rowCount = 0
  return {
    add(product: ProductRow): void {
      const value = product[list.column as ListColumn]
      const ids: number[] = typeof value === 'number' ? [value] : value === null ? [] : JSON.parse(value)
      for (const id of list.tree ? ids.flatMap(withAncestors[list.tree]) : ids) {
        const number = numbers.get(id) ?? numbers.size
        numbers.set(id, number)
        rows.add(number, rowCount)
      }
      rowCount++
    },
    finish(): FacetLists {
      const ids = [...numbers.keys()].sort((a, b) => a - b)
      const renumber = new Int32Array(ids.length)
      ids.forEach((id, at) => (renumber[numbers.get(id) ?? 0] = at))
      return new FacetLists(ids, rows.finish(rowCount, renumber), rowCount)
    },
  }
}
