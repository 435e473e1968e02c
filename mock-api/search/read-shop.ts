import type { Db } from '#db/open.ts'
import { eraFinder } from './eras-in.ts'
import { facetCollector, LIST_NAMES, type Lists } from './facet-lists.ts'
import { namedValues } from './named-values.ts'
import { columnsCollector, type ProductColumns } from './product-columns.ts'
import type { EditedRows, Edits } from '../store/catalog-edits.ts'
import { countProducts, streamProducts } from './product-rows.ts'
import { recordOf } from '../record-of.ts'
import { allNames, readReferenceNames, readSuspendedVendors, type ReferenceNames } from './reference-names.ts'
import { readingOf } from './reading/reading.ts'
import { RowsCollector } from './row-lists.ts'
import { Scratch } from './scratch.ts'
import { type SuggestedNames, suggestedNames } from './suggest-names.ts'
import { TextIndex } from './text-index.ts'
import { textOfHtml } from './text-of-html.ts'
import { Vocabulary, VocabularyCollector } from './vocabulary.ts'

/** All data that search keeps in memory. */
export interface IndexedShop {
  lists: Lists
  columns: ProductColumns
  suspendedVendors: ReadonlySet<number>
  text: TextIndex
  reference: ReferenceNames
  suggestedNames: SuggestedNames
  /** Eras that overlap some years. */
  erasIn: (years: { from: number; to: number }) => number[]
  scratch: Scratch
  nameOf: (id: number) => string | undefined
}

/** Progress callback while products are read. */
export type OnProgress = (done: number, total: number) => void

const PROGRESS_EVERY = 20_000

/** What a world has edited of the catalog. */
export interface OwnCatalog {
  products: Edits<EditedRows['product']>
  vendors: Edits<EditedRows['vendor']>
}

const UNEDITED: OwnCatalog = { products: new Map(), vendors: new Map() }

/** Reads all products: of the catalog, or of a world that edited it. */
export function readShop(db: Db, { own = UNEDITED, onProgress }: { own?: OwnCatalog; onProgress?: OnProgress } = {}): IndexedShop {
  const { products, vendors } = own
  const reference = readReferenceNames(db, vendors)
  const rowCount = countProducts(db, products)
  const columns = columnsCollector(rowCount)
  const facets = recordOf(LIST_NAMES, (name) => facetCollector(name, reference))
  const collectors = Object.values(facets)

  const texts = new VocabularyCollector()
  const [heads, names, descriptions] = [new RowsCollector(), new RowsCollector(), new RowsCollector()]

  let row = 0
  for (const product of streamProducts(db, products)) {
    columns.add(row, product)
    for (const collector of collectors) collector.add(product)
    const name = texts.read(product.name)
    for (const word of name.slice(0, 1)) heads.add(word, row)
    for (const word of name) names.add(word, row)
    for (const word of texts.read(textOfHtml(product.description))) descriptions.add(word, row)
    row++
    if (row % PROGRESS_EVERY === 0 || row === rowCount) onProgress?.(row, rowCount)
  }
  for (const name of allNames(reference)) texts.read(name)
  const { words, termOfNumber } = texts.finish()
  const vocabulary = new Vocabulary(words)
  const lists: Lists = recordOf(LIST_NAMES, (name) => facets[name].finish())
  const scratch = new Scratch(rowCount)
  const nameOf = db.$client.prepare<[number], { name: string }>('SELECT name FROM product WHERE id = ?')
  return {
    lists,
    columns: columns.finish(),
    suspendedVendors: readSuspendedVendors(db),
    reference,
    suggestedNames: suggestedNames(reference),
    erasIn: eraFinder(reference),
    scratch,
    text: new TextIndex({
      scratch,
      lists,
      vocabulary,
      heads: heads.finish(rowCount, termOfNumber),
      names: names.finish(rowCount, termOfNumber),
      descriptions: descriptions.finish(rowCount, termOfNumber),
      ...readingOf(reference),
      values: namedValues({ lists, reference, vocabulary }),
    }),
    nameOf: (id) => products.get(id)?.name ?? nameOf.get(id)?.name,
  }
}
