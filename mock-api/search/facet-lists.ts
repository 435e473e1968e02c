import type { WireSearchBody } from '#app/shop-api/contract/search.ts'
import { Bitset } from './bitset.ts'
import { type ListsByRow, ListsCollector } from './lists-by-row.ts'
import type { ProductRow } from './product-rows.ts'
import type { ReferenceNames } from './reference-names.ts'
import { RowLists, turnedAround } from './row-lists.ts'

interface ListFacet {
  /** Ids that a body asks for; alternatives (GAP-65). */
  wanted?: (body: WireSearchBody) => readonly number[] | undefined
  /** Ids of a product: one, or a JSON list of them. */
  of: (row: ProductRow) => number | string | null
  /** The tree in which a parent stands for its descendants too. */
  tree?: keyof ReferenceNames['withAncestors']
  /** Whose names the text search looks at (GAP-67, and beyond it those of materials, colours, eras and classifications). */
  names?: keyof ReferenceNames['names']
}

// A line per property of which a product has some values out of a list. A new one with counts also needs its field in the contract's Facets.
export const LIST_FACETS = {
  classification: { wanted: (body) => body.classification, of: (row) => row.classification, names: 'classifications' },
  categories: { wanted: (body) => body.categories, of: (row) => row.categories, tree: 'categories', names: 'categories' },
  colors: { wanted: (body) => body.colors, of: (row) => row.colors, names: 'colors' },
  materials: { wanted: (body) => body.materials, of: (row) => row.materials, tree: 'materials', names: 'materials' },
  styles: { wanted: (body) => body.styles, of: (row) => row.styles, names: 'styles' },
  manufacturer: { wanted: (body) => body.manufacturer, of: (row) => row.manufacturer, names: 'manufacturers' },
  tags: { wanted: (body) => body.tags, of: (row) => row.tags },
  vendor: { wanted: (body) => (body.vendor === undefined ? undefined : [body.vendor]), of: (row) => row.vendor, names: 'vendors' },
  designer: { of: (row) => row.designer, names: 'designers' },
  era: { of: (row) => row.era, names: 'eras' },
} as const satisfies Record<string, ListFacet>

export type ListFacetName = keyof typeof LIST_FACETS

export const LIST_FACET_NAMES = Object.keys(LIST_FACETS) as ListFacetName[]

/** Facets whose values are counted in an answer (EXT-02). */
export const COUNTED_FACETS = [
  'classification',
  'categories',
  'colors',
  'materials',
  'styles',
  'manufacturer',
] as const satisfies readonly ListFacetName[]

export type CountedFacet = (typeof COUNTED_FACETS)[number]
export type Lists = Record<ListFacetName, FacetLists>

/** The values of one facet, both ways around. Values are numbered by ascending id. */
export class FacetLists {
  readonly ids: readonly number[]
  readonly byRow: ListsByRow
  readonly rows: RowLists
  readonly #numberOf: ReadonlyMap<number, number>

  constructor(ids: readonly number[], byRow: ListsByRow) {
    this.ids = ids
    this.byRow = byRow
    this.rows = new RowLists(turnedAround(byRow, ids.length, new Map()))
    this.#numberOf = new Map(ids.map((id, number) => [id, number]))
  }

  /** The value's number, or undefined when no product has it. */
  numberOf(id: number): number | undefined {
    return this.#numberOf.get(id)
  }

  /** Rows with any of the ids, added to those given; ids that nobody has match nothing (GAP-65). */
  withAny(ids: readonly number[], rows = new Bitset(this.byRow.starts.length - 1)): Bitset {
    const numbers = ids.flatMap((id) => this.#numberOf.get(id) ?? [])
    this.rows.addTo(rows, numbers)
    return rows
  }
}

/** Collects one facet while the products stream by. */
export class FacetCollector {
  readonly #lists: ListsCollector
  readonly #facet: ListFacet
  readonly #withAncestors: ((id: number) => readonly number[]) | undefined
  readonly #numbers = new Map<number, number>()

  constructor({ name, rowCount, reference }: { name: ListFacetName; rowCount: number; reference: ReferenceNames }) {
    this.#facet = LIST_FACETS[name]
    this.#lists = new ListsCollector(rowCount)
    this.#withAncestors = this.#facet.tree && reference.withAncestors[this.#facet.tree]
  }

  add(row: ProductRow): void {
    this.#lists.nextRow()
    const value = this.#facet.of(row)
    if (typeof value === 'number') this.#addId(value)
    else if (value !== null) for (const id of parseIds(value)) this.#addId(id)
  }

  finish(): FacetLists {
    const sorted = [...this.#numbers].sort(([a], [b]) => a - b)
    const renumber = new Int32Array(sorted.length)
    sorted.forEach(([, number], at) => (renumber[number] = at))
    return new FacetLists(
      sorted.map(([id]) => id),
      this.#lists.finish(renumber),
    )
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

/** Ids of a JSON list of whole numbers. */
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
