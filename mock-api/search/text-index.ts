import { Bitset } from './bitset.ts'
import { LIST_FACET_NAMES, LIST_FACETS, type ListFacetName, type Lists } from './facet-lists.ts'
import type { ReferenceNames } from './reference-names.ts'
import { ListsCollector, RowLists } from './row-lists.ts'
import { VocabularyCollector, type Vocabulary } from './vocabulary.ts'
import { rawWords, textOfHtml } from './words.ts'

/** What a hit of one word is worth, by the best place it stands in: a word in the name tells more than one in the description (EXT-04). */
const WEIGHTS = { name: 8, nameBeginning: 6, attribute: 3, description: 1 } as const

export const HIGHEST_WEIGHT = Math.max(...Object.values(WEIGHTS))

/** Rows that hold one word of a query. */
export interface WordHits {
  any: Bitset
  /** In the product's own name. */
  inName: Bitset
  /** The same rows by place, the most telling first. */
  places: readonly { weight: number; rows: Bitset }[]
}

/** A value of a facet, such as a category, by number. */
interface FacetValue {
  facet: ListFacetName
  number: number
}

/** Collects the words of names and descriptions while the products stream by. */
export class TextCollector {
  readonly #vocabulary = new VocabularyCollector()
  readonly #names: ListsCollector
  readonly #descriptions: ListsCollector
  readonly #rowCount: number

  constructor(rowCount: number) {
    this.#rowCount = rowCount
    this.#names = new ListsCollector(rowCount)
    this.#descriptions = new ListsCollector(rowCount)
  }

  add({ name, description }: { name: string; description: string }): void {
    this.#addText(this.#names, name)
    this.#addText(this.#descriptions, textOfHtml(description))
  }

  finish(lists: Lists, reference: ReferenceNames): TextIndex {
    const valuesOfNumber = this.#attributeWords(lists, reference)
    const { vocabulary, termOfNumber } = this.#vocabulary.finish()
    return new TextIndex({
      rowCount: this.#rowCount,
      lists,
      vocabulary,
      names: new RowLists(this.#names.finish(termOfNumber), vocabulary.size),
      descriptions: new RowLists(this.#descriptions.finish(termOfNumber), vocabulary.size),
      attributes: new Map([...valuesOfNumber].map(([number, values]) => [termOfNumber[number] ?? 0, values])),
    })
  }

  #addText(lists: ListsCollector, text: string): void {
    lists.nextRow()
    for (const spelling of rawWords(text)) {
      const number = this.#vocabulary.numberOf(spelling)
      if (number >= 0) lists.add(number)
    }
  }

  /** Names of categories, makers and so on need no lists of rows of their own: the facet's lists have them. */
  #attributeWords(lists: Lists, reference: ReferenceNames): Map<number, FacetValue[]> {
    const valuesOf = new Map<number, FacetValue[]>()
    for (const facet of LIST_FACET_NAMES) {
      const list = LIST_FACETS[facet]
      if (!('names' in list)) continue
      for (const { id, text } of reference.names[list.names]) {
        const value = lists[facet].numberOf(id)
        for (const spelling of rawWords(text)) {
          const number = this.#vocabulary.numberOf(spelling)
          if (number < 0 || value === undefined) continue
          const values = valuesOf.get(number) ?? []
          // A maker is called the same in every language.
          if (!values.some((each) => each.facet === facet && each.number === value)) values.push({ facet, number: value })
          valuesOf.set(number, values)
        }
      }
    }
    return valuesOf
  }
}

interface TextParts {
  rowCount: number
  lists: Lists
  vocabulary: Vocabulary
  names: RowLists
  descriptions: RowLists
  attributes: ReadonlyMap<number, readonly FacetValue[]>
}

/** Which rows hold which words, and where (GAP-67). */
export class TextIndex {
  readonly #parts: TextParts

  constructor(parts: TextParts) {
    this.#parts = parts
  }

  /** Rows with a folded word of a query. */
  match(word: string): WordHits {
    const { vocabulary, names, descriptions } = this.#parts
    const { forms, others } = vocabulary.match(word)
    const terms = [...forms, ...others]
    const name = this.#union(forms, names)
    const nameBeginning = this.#union(others, names)
    const attribute = this.#withAttribute(terms)
    const description = this.#union(terms, descriptions)
    const inName = name.copy().or(nameBeginning)
    return {
      any: inName.copy().or(attribute).or(description),
      inName,
      places: [
        { weight: WEIGHTS.name, rows: name },
        { weight: WEIGHTS.nameBeginning, rows: nameBeginning },
        { weight: WEIGHTS.attribute, rows: attribute },
        { weight: WEIGHTS.description, rows: description },
      ],
    }
  }

  #union(terms: readonly number[], lists: RowLists): Bitset {
    const rows = new Bitset(this.#parts.rowCount)
    for (const term of terms) lists.addTo(rows, term)
    return rows
  }

  #withAttribute(terms: readonly number[]): Bitset {
    const { attributes, lists, rowCount } = this.#parts
    const rows = new Bitset(rowCount)
    for (const term of terms) {
      for (const { facet, number } of attributes.get(term) ?? []) lists[facet].rows.addTo(rows, number)
    }
    return rows
  }
}
