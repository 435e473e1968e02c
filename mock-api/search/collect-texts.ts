import type { Db } from '#db/open.ts'
import { RowsCollector } from './collect-rows.ts'
import { streamTexts } from './product-rows.ts'
import { readReferenceNames } from './reference-names.ts'
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
}

/** Reads the names and descriptions of all products, once. */
export function collectTexts(db: Db, expectedRows: number): CollectedTexts {
  const vocabulary = new VocabularyCollector()
  const heads = new RowsCollector(expectedRows)
  const names = new RowsCollector(expectedRows)
  const descriptions = new RowsCollector(expectedRows)

  const rowCount = streamTexts(db, (bytes, { name, description }) => {
    const words = vocabulary.read(bytes, name)
    addWords(heads, words.subarray(0, 1))
    addWords(names, words)
    addWords(descriptions, vocabulary.read(bytes, description, { isHtml: true }))
  })

  // They need no lists of rows of their own: the facet's lists have them.
  for (const list of Object.values(readReferenceNames(db).names)) for (const { text } of list) vocabulary.add(text)
  const { words, termOfNumber } = vocabulary.finish()
  return {
    rowCount,
    words,
    heads: heads.finish(termOfNumber),
    names: names.finish(termOfNumber),
    descriptions: descriptions.finish(termOfNumber),
  }
}

function addWords(rows: RowsCollector, numbers: Int32Array): void {
  rows.nextRow()
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? -1
    if (number >= 0) rows.add(number)
  }
}
