import type { Bitset } from './bitset.ts'
import { type ConceptHits, HitsCollector, PHRASE_WEIGHTS } from './concept-hits.ts'
import type { ListName, Lists } from './facet-lists.ts'
import type { Concept } from './read-query.ts'
import { endingOf } from './polish-stem.ts'
import type { RowLists } from './row-lists.ts'
import type { Scratch } from './scratch.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type MatchType, type Field, WEIGHTS } from './relevance-weights.ts'

/** A facet value (such as a category), by number, with the weight of a match in its name. */
export interface NamedValue {
  facet: ListName
  number: number
  field: Field
}

interface TextParts {
  scratch: Scratch
  lists: Lists
  vocabulary: Vocabulary
  /** First words of names. */
  heads: RowLists
  names: RowLists
  descriptions: RowLists
  /** By term: the values with the term in their name. */
  values: ReadonlyMap<number, readonly NamedValue[]>
}

/** Rows by word and field (GAP-67). */
export class TextIndex {
  readonly #parts: TextParts

  constructor(parts: TextParts) {
    this.#parts = parts
  }

  /** Rows that match a concept in any of its wordings. */
  match({ own, spellings, synonyms }: Concept): ConceptHits {
    const { vocabulary, scratch } = this.#parts
    const found = new HitsCollector(scratch)
    const [word = ''] = own
    const forms = own.map((each) => vocabulary.formsOf(each))
    const prefixed = own.map((each) => vocabulary.startingWith(each))
    // A word that is only a prefix is unfinished, so its stem is a guess: "alfom" is not a form of "Alfa".
    const isUnfinished = own.length === 1 && prefixed[0]?.length !== 0 && !vocabulary.has(word) && endingOf(word) !== undefined
    this.#add(found, forms, isUnfinished ? 'typo' : 'form')
    this.#add(found, isUnfinished ? prefixed : this.#more(forms, prefixed), 'prefix')
    for (const each of spellings) this.#add(found, this.#formsOf(each), 'form')
    for (const each of synonyms) this.#add(found, this.#formsOf(each), 'synonym')
    const isUnknown = own.length === 1 && forms[0]?.length === 0 && prefixed[0]?.length === 0
    // A word with synonyms is not a typo.
    if (isUnknown && synonyms.length === 0) this.#add(found, [vocabulary.nearest(word)], 'typo')
    return found.finish()
  }

  /** Further matches beside the forms: for one word, other prefixes (forms weigh more); for several, any mixture of forms and prefixes. */
  #more(forms: readonly number[][], prefixed: readonly number[][]): number[][] {
    const [ownForms = [], ...others] = forms
    if (others.length > 0) return forms.map((each, i) => [...each, ...(prefixed[i] ?? [])])
    const seen = new Set(ownForms)
    return prefixed.map((each) => each.filter((term) => !seen.has(term)))
  }

  #formsOf(words: readonly string[]): number[][] {
    return words.map((word) => this.#parts.vocabulary.formsOf(word))
  }

  /** @param words of one phrase, each as its terms; all of them must match */
  #add(found: HitsCollector, words: readonly (readonly number[])[], matchType: MatchType): void {
    if (words.some((terms) => terms.length === 0)) return
    const [only = []] = words
    if (words.length > 1) return this.#addPhrase(found, words, matchType)
    for (const [field, rows] of this.#rowsByField(only))
      found.add({ rows, weight: WEIGHTS[field][matchType], isName: field === 'name' && matchType !== 'synonym' })
  }

  #addPhrase(found: HitsCollector, words: readonly (readonly number[])[], matchType: MatchType): void {
    const { scratch } = this.#parts
    const placed = words.map((terms) => this.#rowsByField(terms))
    for (const { fields, weight } of PHRASE_WEIGHTS) {
      const all = scratch.empty().flip()
      for (const word of placed) {
        const some = scratch.empty()
        for (const field of fields) {
          const rows = word.get(field)
          if (rows) some.or(rows)
        }
        all.and(some)
      }
      found.add({ rows: all, weight: weight[matchType], isName: fields.length === 1 && matchType !== 'synonym' })
    }
  }

  /** Rows with any of the terms, by field; fields without matches are omitted. */
  #rowsByField(terms: readonly number[]): Map<Field, Bitset> {
    const { lists, heads, names, descriptions, values, scratch } = this.#parts
    const byField = new Map<Field, Bitset>()
    const add = (field: Field, rows: RowLists, numbers: readonly number[]) => {
      if (numbers.length === 0) return
      const set = byField.get(field) ?? scratch.empty()
      byField.set(field, set)
      rows.addTo(set, numbers)
    }
    const termsIn = (rows: RowLists) => terms.filter((term) => rows.has(term))
    add('head', heads, termsIn(heads))
    add('name', names, termsIn(names))
    add('description', descriptions, termsIn(descriptions))
    // Each value once, even if several terms are in its names.
    for (const value of new Set(terms.flatMap((term) => values.get(term) ?? []))) add(value.field, lists[value.facet].rows, [value.number])
    return byField
  }
}

/** The ranking field of a facet's names; list values carry their own. */
export function fieldOf(facet: ListName, isExactName: boolean): Field {
  if (facet === 'vendor') return 'vendor'
  if (facet === 'manufacturer' || facet === 'designer') return 'maker'
  if (!isExactName) return 'attribute'
  return facet === 'categories' ? 'category' : 'exactName'
}
