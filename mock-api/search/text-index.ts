import type { Language } from '#app/domain/language.ts'
import type { Bitset } from './bitset.ts'
import { type ConceptHits, HitsCollector, moreTelling, PHRASE_WEIGHTS } from './concept-hits.ts'
import type { ListName, Lists } from './facet-lists.ts'
import { type Concept, readQuery } from './read-query.ts'
import { corrector } from './reading/correct-word.ts'
import type { Lexicon } from './reading/lexicon.ts'
import type { Reading } from './reading/reading.ts'
import { endingOf } from './polish-stem.ts'
import type { RowLists } from './row-lists.ts'
import type { Scratch } from './scratch.ts'
import type { Vocabulary } from './vocabulary.ts'
import { SHORTEST_FORM } from './word-forms.ts'
import {
  type Field,
  KIND_WEIGHTS,
  type MatchType,
  MODEL_WEIGHT,
  NAMED_MATERIAL_WEIGHT,
  RESPELLED_MODEL_WEIGHT,
  type Telling,
  TELLING_OF_FIELD,
  VALUE_FIELDS,
  WEIGHTS,
} from './relevance-weights.ts'

/** A facet value (such as a category), by number, with the weight of a match in its name. */
export interface NamedValue {
  facet: ListName
  number: number
  field: Field
}

interface TextParts extends Reading {
  scratch: Scratch
  lists: Lists
  vocabulary: Vocabulary
  /** First words of names. */
  heads: RowLists
  names: RowLists
  descriptions: RowLists
  /** By term: the values with the term in their name. */
  values: ReadonlyMap<number, readonly NamedValue[]>
  lexicon: Lexicon
  /** By folded word: how lists and synonyms spell it. */
  spellings: ReadonlyMap<string, string>
}

/** Rows by word and field (GAP-67). */
export class TextIndex {
  readonly #parts: TextParts
  readonly #correct: (word: string) => readonly string[]

  constructor(parts: TextParts) {
    this.#parts = parts
    this.#correct = corrector({ vocabulary: parts.vocabulary, frequency: (terms) => this.#frequency(terms), ...parts.lexicon })
  }

  /** The concepts of a text. */
  read(text: string, language: Language): Concept[] {
    return readQuery(text, { ...this.#parts, language, correct: this.#correct })
  }

  /** The word that was meant instead of one that the catalog lacks, or null. */
  correct(word: string): string | null {
    return this.#correct(word)[0] ?? null
  }

  /** A folded word as the lists and synonyms spell it: "krzesło" for krzeslo. */
  asWritten(word: string): string {
    return this.#parts.spellings.get(word) ?? word
  }

  /** Rows that match a concept of words in any of its wordings. */
  match(concept: Concept): ConceptHits {
    const { own, spellings, synonyms, corrected, isPlain } = concept
    const { vocabulary, scratch } = this.#parts
    const found = new HitsCollector(scratch)
    const tells = new Teller(scratch)
    const [word = ''] = own
    const forms = own.map((each) =>
      concept.isMakerName || (each.length < SHORTEST_FORM && own.length === 1 && vocabulary.has(each))
        ? vocabulary.termsOf(each)
        : vocabulary.formsOf(each),
    )
    const prefixed = own.map((each) => (isPlain ? [] : vocabulary.startingWith(each)))
    // A word that is only a prefix is unfinished, so its stem is a guess: "alfom" is not a form of "Alfa".
    const isUnfinished = own.length === 1 && prefixed[0]?.length !== 0 && !vocabulary.has(word) && endingOf(word) !== undefined
    const isGuess = isUnfinished && concept.kinds.length === 0
    this.#add(found, tells, forms, isGuess ? 'typo' : 'form')
    this.#add(found, tells, isGuess ? prefixed : this.#more(forms, prefixed), 'prefix')
    for (const each of spellings) this.#add(found, tells, this.#formsOf(each), 'form')
    // Words that stand alone have one weight, so their rows are collected at once.
    const alone = synonyms.filter((each) => each.length === 1).flatMap((each) => this.#formsOf(each).flat())
    if (alone.length > 0) this.#add(found, tells, [[...new Set(alone)]], 'synonym')
    for (const each of synonyms) if (each.length > 1) this.#add(found, tells, this.#formsOf(each), 'synonym')
    // What was typed may be unfinished rather than wrong.
    if (corrected !== null) this.#add(found, tells, [vocabulary.startingWith(corrected)], 'typo')
    if (tells.named && tells.material) {
      found.add({ rows: scratch.copyOf(tells.named).and(tells.material), weight: NAMED_MATERIAL_WEIGHT, isName: false })
    }
    this.#addKinds(found, tells, concept)
    const { telling, typed, called, isValue } = tells
    return found.finish({ telling, typed, called, isValue })
  }

  /** Rows whose names have all words of one of the phrases. */
  withPhraseInName(phrases: readonly (readonly string[])[]): Bitset {
    const { names, scratch, vocabulary } = this.#parts
    const rows = scratch.empty()
    for (const phrase of phrases) {
      const all = scratch.empty().flip()
      for (const word of phrase) {
        const some = scratch.empty()
        names.addTo(
          some,
          vocabulary.formsOf(word).filter((term) => names.has(term)),
        )
        all.and(some)
      }
      rows.or(all)
    }
    return rows
  }

  #addKinds(found: HitsCollector, tells: Teller, { kinds, subkinds, kindsBy }: Concept): void {
    const { lists, scratch } = this.#parts
    // What is called as typed is meant before the kind of a synonym, and a synonym of a phrase before the kind of its noun.
    const isGuess = kindsBy !== 'name' && kinds.length + subkinds.length > 0
    if (isGuess) found.add({ rows: scratch.copyOf(tells.heads.form), weight: KIND_WEIGHTS.ownHead, isName: false })
    if (isGuess && kindsBy === 'noun') {
      found.add({ rows: scratch.copyOf(tells.heads.synonym), weight: KIND_WEIGHTS.kindBySynonym, isName: false })
    }
    const places = [
      { ids: kinds, byHead: KIND_WEIGHTS.kindByHead, bySynonym: KIND_WEIGHTS.kindBySynonym, other: KIND_WEIGHTS.kind },
      { ids: subkinds, byHead: KIND_WEIGHTS.subkindByHead, bySynonym: KIND_WEIGHTS.subkindBySynonym, other: KIND_WEIGHTS.subkind },
    ]
    for (const { ids, byHead, bySynonym, other } of places) {
      const rows = lists.categories.withAny(ids, scratch.empty())
      if (ids.length === 0 || rows.isEmpty) continue
      tells.telling = moreTelling(tells.telling, 'kind')
      tells.typed = tells.telling
      found.add({ rows: scratch.copyOf(rows).and(tells.heads.form), weight: byHead, isName: false })
      found.add({ rows: scratch.copyOf(rows).and(tells.heads.synonym), weight: bySynonym, isName: false })
      found.add({ rows, weight: other, isName: false })
    }
  }

  /** Number of products with any of the terms in the name or in the name of a value. */
  #frequency(terms: readonly number[]): number {
    const { names, lists, values } = this.#parts
    const inValues = new Set(terms.flatMap((term) => values.get(term) ?? []))
    return (
      terms.reduce((sum, term) => sum + (names.has(term) ? names.sizeOf(term) : 0), 0) +
      [...inValues].reduce((sum, { facet, number }) => sum + lists[facet].rows.sizeOf(number), 0)
    )
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
  #add(found: HitsCollector, tells: Teller, words: readonly (readonly number[])[], matchType: MatchType): void {
    if (words.some((terms) => terms.length === 0)) return
    const [only = []] = words
    if (words.length > 1) return this.#addPhrase(found, tells, words, matchType)
    const isModel = matchType === 'form' && only.length === 1 && this.#parts.vocabulary.hasDigit(only[0] ?? 0)
    for (const [field, rows] of this.#rowsByField(only)) {
      tells.addMaterial(field, matchType, rows)
      const isName = field === 'name'
      if (field === 'head') tells.addHead(matchType, rows)
      tells.add(field, matchType, isModel && isName)
      found.add({ rows, weight: isModel && isName ? MODEL_WEIGHT : WEIGHTS[field][matchType], isName: isName && matchType !== 'synonym' })
    }
  }

  #addPhrase(found: HitsCollector, tells: Teller, words: readonly (readonly number[])[], matchType: MatchType): void {
    const { scratch, vocabulary } = this.#parts
    const placed = words.map((terms) => this.#rowsByField(terms))
    const isModel = matchType === 'form' && words.some((terms) => terms.length === 1 && vocabulary.hasDigit(terms[0] ?? 0))
    // From the widest fields to the narrowest: where a phrase is nowhere, it is in no part of that either.
    for (const { fields, weight } of PHRASE_WEIGHTS.toReversed()) {
      const all = commonIn(placed, fields, scratch)
      if (all.isEmpty) return
      const isName = fields.length === 1
      if (isName) tells.addHead(matchType, all)
      tells.add(isName ? 'name' : fields.at(-1) === 'description' ? 'description' : 'attribute', matchType, isModel && isName)
      found.add({
        rows: all,
        weight: isModel && isName ? RESPELLED_MODEL_WEIGHT : weight[matchType],
        isName: isName && matchType !== 'synonym',
      })
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

/** Rows with every word in one of the fields. */
function commonIn(placed: readonly ReadonlyMap<Field, Bitset>[], fields: readonly Field[], scratch: Scratch): Bitset {
  const all = scratch.empty()
  for (const [at, word] of placed.entries()) {
    const sets = fields.flatMap((field) => word.get(field) ?? [])
    if (sets.length === 0) return scratch.empty()
    if (at === 0) all.orAll(sets)
    else all.and(sets.length === 1 && sets[0] ? sets[0] : scratch.empty().orAll(sets))
  }
  return all
}

/** What is learned of a concept while its wordings are matched. */
class Teller {
  /** Rows whose names begin with the concept or have its phrase, as typed or as a synonym. */
  readonly heads: Record<'form' | 'synonym', Bitset>
  telling: Telling = 'unmatched'
  /** The same of forms and synonyms alone: what a word only begins, or nearly is, was not said. */
  typed: Telling = 'unmatched'
  isValue = false
  /** Rows with a form or synonym of a word in the name; rows of the material that it names. */
  named: Bitset | null = null
  material: Bitset | null = null
  readonly #scratch: Scratch

  constructor(scratch: Scratch) {
    this.#scratch = scratch
    this.heads = { form: scratch.empty(), synonym: scratch.empty() }
  }

  /** Rows whose names have the concept, as typed or as a synonym. */
  get called(): Bitset {
    return this.#scratch.empty().orAll([this.heads.form, this.heads.synonym, ...(this.named ? [this.named] : [])])
  }

  addMaterial(field: Field, matchType: MatchType, rows: Bitset): void {
    if (matchType !== 'form' && matchType !== 'synonym') return
    if (field === 'name') this.named = (this.named ?? this.#scratch.empty()).or(rows)
    if (field === 'material') this.material = (this.material ?? this.#scratch.empty()).or(rows)
  }

  addHead(matchType: MatchType, rows: Bitset): void {
    if (matchType === 'form' || matchType === 'synonym') this.heads[matchType].or(rows)
  }

  add(field: Field, matchType: MatchType, isModel: boolean): void {
    const telling = isModel ? 'model' : TELLING_OF_FIELD[field]
    this.telling = moreTelling(this.telling, telling)
    if (matchType !== 'form' && matchType !== 'synonym') return
    this.typed = moreTelling(this.typed, telling)
    if (VALUE_FIELDS.includes(field)) this.isValue = true
  }
}

/** The ranking field of a facet's names; list values carry their own. */
export function fieldOf(facet: ListName, isExactName: boolean): Field {
  if (facet === 'manufacturer' || facet === 'designer') return 'maker'
  if (!isExactName) return 'attribute'
  if (facet === 'materials') return 'material'
  return facet === 'categories' ? 'category' : 'exactName'
}
