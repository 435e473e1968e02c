import type { Db } from '#db/open.ts'
import { FacetCollector, LIST_FACET_NAMES, type Lists } from './facet-lists.ts'
import { ColumnsCollector, type ProductColumns } from './product-columns.ts'
import { countProducts, streamProducts } from './product-rows.ts'
import { recordOf } from './record-of.ts'
import { readReferenceNames, readSuspendedVendors, type ReferenceNames } from './reference-names.ts'
import { SaleRows } from './sale-rows.ts'
import { Scratch } from './scratch.ts'
import { type SuggestedNames, suggestedNames } from './suggest-names.ts'
import { TextCollector } from './collect-text.ts'
import type { TextIndex } from './text-index.ts'

/** Everything that search keeps in memory. */
export interface IndexedShop {
  lists: Lists
  columns: ProductColumns
  sale: SaleRows
  text: TextIndex
  reference: ReferenceNames
  suggestedNames: SuggestedNames
  scratch: Scratch
}

/** Called now and then while the products are read. */
export type OnProgress = (done: number, total: number) => void

const PROGRESS_EVERY = 20_000

/** Reads all products, once. */
export function readShop(db: Db, onProgress?: OnProgress): IndexedShop {
  const reference = readReferenceNames(db)
  const rowCount = countProducts(db)
  const columns = new ColumnsCollector(rowCount)
  const texts = new TextCollector(rowCount)
  const facets = recordOf(LIST_FACET_NAMES, (name) => new FacetCollector({ name, rowCount, reference }))
  const collectors = Object.values(facets)

  let row = 0
  for (const product of streamProducts(db)) {
    columns.add(row, product)
    texts.add(product)
    for (const collector of collectors) collector.add(product)
    row++
    if (row % PROGRESS_EVERY === 0 || row === rowCount) onProgress?.(row, rowCount)
  }

  const scratch = new Scratch(rowCount)
  const lists: Lists = recordOf(LIST_FACET_NAMES, (name) => facets[name].finish())
  const { isReady, standsForGroup } = columns
  const sale = SaleRows.of({ lists, isReady, standsForGroup, suspendedVendors: readSuspendedVendors(db) })
  return {
    lists,
    columns: columns.finish(),
    sale,
    text: texts.finish({ lists, reference, scratch }),
    reference,
    suggestedNames: suggestedNames(reference),
    scratch,
  }
}
