import { RowsCollector } from './collect-rows.ts'
import { type Sqlite, streamTexts } from './product-rows.ts'
import type { RowListParts } from './row-lists.ts'
import { VocabularyCollector } from './vocabulary.ts'

/** The words of all texts; transferable between threads. */
export interface CollectedTexts {
  /** Number of products read. */
  rowCount: number
  /** All words, folded, in alphabetical order. A term is a word's index here. */
  words: readonly string[]
  /** By term: rows whose name begins with it, whose name contains it, whose description contains it. */
  heads: RowListParts
  names: RowListParts
  descriptions: RowListParts
  /** By name of a category, maker and so on: the terms of its words. Their rows come from the facet's lists. */
  termsOfNames: ReadonlyMap<string, readonly number[]>
}

interface TextSource {
  sqlite: Sqlite
  /** Expected number of products. */
  rowCount: number
  /** Names of categories, makers and so on. */
  names: readonly string[]
}

/** Reads the names and descriptions of all products once. Takes a bare connection, because drizzle costs 0.1 GB per thread. */
export function collectTexts({ sqlite, rowCount: expected, names: otherNames }: TextSource): CollectedTexts {
  const vocabulary = new VocabularyCollector()
  const heads = new RowsCollector(expected)
  const names = new RowsCollector(expected)
  const descriptions = new RowsCollector(expected)

  const rowCount = streamTexts(sqlite, (bytes, { name, description }) => {
    const words = vocabulary.read(bytes, name)
    heads.add(words.subarray(0, 1))
    names.add(words)
    descriptions.add(vocabulary.read(bytes, description, { isHtml: true }))
  })

  const numbersOf = new Map(otherNames.map((name) => [name, vocabulary.readName(name)]))
  const { words, termOfNumber } = vocabulary.finish()
  return {
    rowCount,
    words,
    heads: heads.finish(termOfNumber),
    names: names.finish(termOfNumber),
    descriptions: descriptions.finish(termOfNumber),
    termsOfNames: new Map([...numbersOf].map(([name, numbers]) => [name, numbers.map((number) => termOfNumber[number] ?? 0)])),
  }
}
