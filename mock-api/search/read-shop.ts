import { LIST_FACETS } from '#app/domain/search/facets.ts'
import type { Db } from '#db/open.ts'
import { type CollectedTexts, collectTexts } from './collect-texts.ts'
import { eraFinder } from './eras-in.ts'
import { FacetCollector, LIST_NAMES, type Lists } from './facet-lists.ts'
import { namedValues } from './named-values.ts'
import { ColumnsCollector, type ProductColumns } from './product-columns.ts'
import { countProducts, streamProducts } from './product-rows.ts'
import { recordOf } from '../record-of.ts'
import { allNames, readReferenceNames, readSuspendedVendors, type ReferenceNames } from './reference-names.ts'
import { kindFinder } from './reading/kind-names.ts'
import { lexiconOf } from './reading/lexicon.ts'
import { makerNames } from './reading/maker-names.ts'
import { spellings } from './reading/spellings.ts'
import { RowLists } from './row-lists.ts'
import { SaleRows } from './sale-rows.ts'
import { Scratch } from './scratch.ts'
import { type SuggestedNames, suggestedNames } from './suggest-names.ts'
import { TextIndex } from './text-index.ts'
import { Vocabulary } from './vocabulary.ts'

/** All data that search keeps in memory. */
export interface IndexedShop {
  lists: Lists
  columns: ProductColumns
  sale: SaleRows
  text: TextIndex
  reference: ReferenceNames
  suggestedNames: SuggestedNames
  /** Eras that overlap some years. */
  erasIn: (years: { from: number; to: number }) => number[]
  scratch: Scratch
}

/** Progress callback while products are read. */
export type OnProgress = (done: number, total: number) => void

const PROGRESS_EVERY = 20_000

/** The shop without its texts. */
type ShopFacts = Omit<IndexedShop, 'text'>

/** Reads all products once. */
export function readShop(db: Db, onProgress?: OnProgress): IndexedShop {
  const facts = readFacts(db, onProgress)
  return withTexts(facts, collectTexts({ sqlite: db.$client, rowCount: facts.columns.ids.length, names: allNames(facts.reference) }))
}

/** Reads all products except their texts. */
export function readFacts(db: Db, onProgress?: OnProgress): ShopFacts {
  const reference = readReferenceNames(db)
  const rowCount = countProducts(db)
  const columns = new ColumnsCollector(rowCount)
  const facets = recordOf(LIST_NAMES, (name) => new FacetCollector({ name, rowCount, reference }))
  const collectors = Object.values(facets)

  let row = 0
  for (const product of streamProducts(db)) {
    columns.add(row, product)
    for (const collector of collectors) collector.add(product)
    row++
    if (row % PROGRESS_EVERY === 0 || row === rowCount) onProgress?.(row, rowCount)
  }

  const collected = recordOf(LIST_NAMES, (name) => facets[name].finish())
  const lists: Lists = recordOf(LIST_NAMES, (name) => collected[name].lists)
  const byRow = recordOf(LIST_FACETS, (name) => collected[name].byRow)
  const { isReady, standsForGroup } = columns
  return {
    lists,
    columns: columns.finish(),
    sale: SaleRows.of({ lists, byRow, isReady, standsForGroup, suspendedVendors: readSuspendedVendors(db) }),
    reference,
    suggestedNames: suggestedNames(reference),
    erasIn: eraFinder(reference),
    scratch: new Scratch(rowCount),
  }
}

/**
 * Combines the shop with its texts.
 * @throws Error if the texts belong to other products
 */
export function withTexts(facts: ShopFacts, { rowCount, words, heads, names, descriptions, termsOfNames }: CollectedTexts): IndexedShop {
  const { lists, reference, scratch } = facts
  if (rowCount !== facts.columns.ids.length) throw new Error('Products came or went while the search index was made')
  const vocabulary = new Vocabulary(words)
  const text = new TextIndex({
    scratch,
    lists,
    vocabulary,
    heads: new RowLists(heads),
    names: new RowLists(names),
    descriptions: new RowLists(descriptions),
    kindsAt: kindFinder(reference),
    isMakerName: makerNames(reference),
    lexicon: lexiconOf(reference),
    spellings: spellings(allNames(reference)),
    values: namedValues({ lists, reference, termsOfNames }),
  })
  return { ...facts, text }
}
