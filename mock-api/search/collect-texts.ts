import { RowsCollector } from './collect-rows.ts'
import { type Sqlite, streamTexts } from './product-rows.ts'
import type { RowListParts } from './row-lists.ts'
import { VocabularyCollector } from './vocabulary.ts'

/** The words of all texts; it can be handed from thread to thread. */
export interface CollectedTexts {
  /** How many products were read. */
  rowCount: number
  /** All words, folded, in alphabetical order. The term of a word is its number here. */
  words: readonly string[]
  /** By term: the rows whose name begins with it, has it, whose description has it. */
  heads: RowListParts
  names: RowListParts
  descriptions: RowListParts
  /** By name of a category, a maker and so on: the terms of its words. They need no lists of rows: the facet's lists have them. */
  termsOfNames: ReadonlyMap<string, readonly number[]>
}

interface TextSource {
  sqlite: Sqlite
  /** How many products are expected. */
  rowCount: number
  /** Names of categories, makers and so on. */
  names: readonly string[]
}

/** Reads the names and descriptions of all products, once. It needs a bare connection, because drizzle takes 0.1 GB in every thread. */
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
