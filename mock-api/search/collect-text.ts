import { LIST_FACET_NAMES, LIST_FACETS, type Lists } from './facet-lists.ts'
import type { ReferenceNames } from './reference-names.ts'
import { ListsCollector, RowLists } from './row-lists.ts'
import type { Scratch } from './scratch.ts'
import { type NamedValue, placeOf, TextIndex } from './text-index.ts'
import { VocabularyCollector } from './vocabulary.ts'

/** Collects the words of names and descriptions while the products stream by. */
export class TextCollector {
  readonly #vocabulary = new VocabularyCollector()
  readonly #heads: ListsCollector
  readonly #names: ListsCollector
  readonly #descriptions: ListsCollector

  constructor(rowCount: number) {
    this.#heads = new ListsCollector(rowCount)
    this.#names = new ListsCollector(rowCount)
    this.#descriptions = new ListsCollector(rowCount)
  }

  add({ name, description }: { name: string; description: string }): void {
    const words = this.#vocabulary.read(name)
    addWords(this.#heads, words.subarray(0, 1))
    addWords(this.#names, words)
    addWords(this.#descriptions, this.#vocabulary.read(description, { isHtml: true }))
  }

  finish({ lists, reference, scratch }: { lists: Lists; reference: ReferenceNames; scratch: Scratch }): TextIndex {
    const valuesOfNumber = this.#wordsOfValues(lists, reference)
    const { vocabulary, termOfNumber } = this.#vocabulary.finish()
    return new TextIndex({
      scratch,
      lists,
      vocabulary,
      heads: new RowLists(this.#heads.finish(termOfNumber), vocabulary.size),
      names: new RowLists(this.#names.finish(termOfNumber), vocabulary.size),
      descriptions: new RowLists(this.#descriptions.finish(termOfNumber), vocabulary.size),
      values: new Map([...valuesOfNumber].map(([number, values]) => [termOfNumber[number] ?? 0, values])),
    })
  }

  /** Names of categories, makers and so on need no lists of rows of their own: the facet's lists have them. */
  #wordsOfValues(lists: Lists, reference: ReferenceNames): Map<number, NamedValue[]> {
    const valuesOf = new Map<number, NamedValue[]>()
    const known = new Map<string, NamedValue>()
    for (const facet of LIST_FACET_NAMES) {
      const list = LIST_FACETS[facet]
      if (!('names' in list)) continue
      for (const { id, isParent, text } of reference.names[list.names]) {
        const number = lists[facet].numberOf(id)
        const numbers = [...this.#vocabulary.read(text)].filter((each) => each >= 0)
        if (number === undefined) continue
        const place = placeOf(facet, numbers.length === 1 && !isParent)
        // One object per value and place, so that a search adds its rows once.
        const key = `${facet} ${number} ${place}`
        const value = known.get(key) ?? { facet, number, place }
        known.set(key, value)
        for (const each of numbers) {
          const values = valuesOf.get(each) ?? []
          // A maker is called the same in every language.
          if (!values.includes(value)) values.push(value)
          valuesOf.set(each, values)
        }
      }
    }
    return valuesOf
  }
}

function addWords(lists: ListsCollector, numbers: Int32Array): void {
  lists.nextRow()
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? -1
    if (number >= 0) lists.add(number)
  }
}
