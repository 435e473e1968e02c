import { FACETS, type ListFacet } from '#app/domain/search/facets.ts'
import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import { Bitset } from './bitset.ts'
import { type ListsByRow, ListsCollector } from './lists-by-row.ts'
import { type ListColumn, LIST_PROPERTIES, PRODUCT_LISTS } from './product-properties.ts'
import type { ProductRow } from './product-rows.ts'
import type { ReferenceNames } from './reference-names.ts'
import { RowLists, turnedAround } from './row-lists.ts'

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

  constructor(ids: readonly number[], byRow: ListsByRow) {
    this.ids = ids
    this.#rowCount = byRow.starts.length - 1
    this.rows = new RowLists(turnedAround(byRow, ids.length, new Map()))
    this.#numberOf = new Map(ids.map((id, number) => [id, number]))
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
export class FacetCollector {
  readonly #lists: ListsCollector
  readonly #column: ListColumn
  readonly #withAncestors: ((id: number) => readonly number[]) | undefined
  readonly #numbers = new Map<number, number>()

  constructor({ name, rowCount, reference }: { name: ListName; rowCount: number; reference: ReferenceNames }) {
    const list = PRODUCT_LISTS[name]
    this.#column = list.column
    this.#lists = new ListsCollector(rowCount)
    this.#withAncestors = 'tree' in list ? reference.withAncestors[list.tree] : undefined
  }

  add(row: ProductRow): void {
    this.#lists.nextRow()
    const value = row[this.#column]
    if (typeof value === 'number') this.#addId(value)
    else if (value !== null) for (const id of parseIds(value)) this.#addId(id)
  }

  /** @returns also the values by row, which take 60 MB at a million products and are needed for counts only */
  finish(): { lists: FacetLists; byRow: ListsByRow } {
    const sorted = [...this.#numbers].sort(([a], [b]) => a - b)
    const renumber = new Int32Array(sorted.length)
    sorted.forEach(([, number], at) => (renumber[number] = at))
    const byRow = this.#lists.finish(renumber)
    const ids = sorted.map(([id]) => id)
    return { lists: new FacetLists(ids, byRow), byRow }
  }

  #addId(id: number): void {
    if (!this.#withAncestors) this.#lists.add(this.#number(id))
    else for (const each of this.#withAncestors(id)) this.#lists.add(this.#number(each))
  }

  #number(id: number): number {
    const number = this.#numbers.get(id) ?? this.#numbers.size
    this.#numbers.set(id, number)
    return number
  }
}

/** Ids from a JSON array of integers. */
function parseIds(json: string): number[] {
  const ids: number[] = []
  let id = -1
  for (let i = 0; i < json.length; i++) {
    const digit = json.charCodeAt(i) - 48
    if (digit >= 0 && digit <= 9) id = (id < 0 ? 0 : id) * 10 + digit
    else if (id >= 0) {
      ids.push(id)
      id = -1
    }
  }
  return ids
}
