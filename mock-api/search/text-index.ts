import type { Language } from '#app/domain/language.ts'
import type { Bitset } from './bitset.ts'
import { type ConceptHits, hitsOf, type Level } from './concept-hits.ts'
import type { Lists } from './facet-lists.ts'
import type { NamedValue } from './named-values.ts'
import { type Concept, readQuery } from './read-query.ts'
import { corrector } from './reading/correct-word.ts'
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
  mostTelling,
  NAMED_MATERIAL_WEIGHT,
  PHRASE_PLACES,
  type Place,
  type Telling,
  VALUE_FIELDS,
  WORD_PLACES,
} from './relevance-weights.ts'

interface TextParts extends Reading {
  scratch: Scratch
  lists: Lists
  vocabulary: Vocabulary
  /** First words of names. */
  heads: RowLists
  names: RowLists
  descriptions: RowLists
  /** By term: the values with the term in their name. */
  values: ReadonlyMap<number, ReadonlySet<NamedValue>>
}

/** Rows by word and field (GAP-67). */
export class TextIndex {
  readonly #parts: TextParts
  readonly asWritten: Reading['asWritten']
  readonly #correct: (word: string) => readonly string[]

  constructor(parts: TextParts) {
    this.#parts = parts
    this.asWritten = parts.asWritten
    this.#correct = corrector({ ...parts, frequency: (terms) => this.#frequency(terms) })
  }

  /** The concepts of a text. */
  read(text: string, language: Language): Concept[] {
    return readQuery(text, { ...this.#parts, language, correct: this.#correct })
  }

  /** Rows that match a concept of words in any of its wordings. */
  match(concept: Concept): ConceptHits {
    const { scratch, vocabulary } = this.#parts
    const words = wordingsOf(concept, vocabulary).flatMap((wording) => this.#matches(wording))
    const rowsOf = (is: (match: Match) => boolean) => scratch.empty().orAll(words.filter(is).map(({ rows }) => rows))
    const heads = {
      form: rowsOf((match) => isHead(match) && match.matchType === 'form'),
      synonym: rowsOf((match) => isHead(match) && match.matchType === 'synonym'),
    }
    const [named, material] = [
      rowsOf((match) => match.place === 'name' && isSaid(match)),
      rowsOf((match) => match.place === 'material' && isSaid(match)),
    ]
    const isMaterial = !named.isEmpty && !material.isEmpty
    const kinds = this.#kindsOf(concept, heads)
    const ofKind = kinds.length > 0 ? (['kind'] as const) : []
    const levels = [
      ...words,
      ...(isMaterial ? [{ rows: scratch.copyOf(named).and(material), weight: NAMED_MATERIAL_WEIGHT }] : []),
      ...ownHeads(concept, heads),
      ...kinds,
    ]
    return hitsOf(scratch, levels, {
      inName: rowsOf(({ place, matchType }) => (place === 'name' || place === 'phrase') && matchType !== 'synonym'),
      telling: mostTelling([...words.map(({ telling }) => telling), ...ofKind]),
      typed: mostTelling([...words.filter(isSaid).map(({ telling }) => telling), ...ofKind]),
      called: scratch.empty().orAll([heads.form, heads.synonym, named]),
      isValue: words.some((match) => isSaid(match) && VALUE_FIELDS.includes(match.place)),
    })
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

  #kindsOf({ kinds, subkinds }: Concept, heads: Heads): Level[] {
    const { lists, scratch } = this.#parts
    const places = [
      { ids: kinds, byHead: KIND_WEIGHTS.kindByHead, bySynonym: KIND_WEIGHTS.kindBySynonym, other: KIND_WEIGHTS.kind },
      { ids: subkinds, byHead: KIND_WEIGHTS.subkindByHead, bySynonym: KIND_WEIGHTS.subkindBySynonym, other: KIND_WEIGHTS.subkind },
    ]
    return places.flatMap(({ ids, byHead, bySynonym, other }) => {
      const rows = lists.categories.withAny(ids, scratch.empty())
      if (ids.length === 0 || rows.isEmpty) return []
      return [
        { rows: scratch.copyOf(rows).and(heads.form), weight: byHead },
        { rows: scratch.copyOf(rows).and(heads.synonym), weight: bySynonym },
        { rows, weight: other },
      ]
    })
  }

  /** Number of products with any of the terms in the name or in the name of a value. */
  #frequency(terms: readonly number[]): number {
    const { names, lists, values } = this.#parts
    const inValues = new Set(terms.flatMap((term) => [...(values.get(term) ?? [])]))
    return (
      terms.reduce((sum, term) => sum + (names.has(term) ? names.sizeOf(term) : 0), 0) +
      [...inValues].reduce((sum, { facet, number }) => sum + lists[facet].rows.sizeOf(number), 0)
    )
  }

  #matches({ words, matchType, isModel }: Wording): Match[] {
    const placed = words.map((terms) => this.#rowsByField(terms))
    return (words.length === 1 ? WORD_PLACES : PHRASE_PLACES).flatMap(({ place, fields, weights, model, telling }) => {
      const rows = commonIn(placed, fields, this.#parts.scratch)
      if (rows.isEmpty) return []
      return isModel && model !== undefined
        ? [{ rows, place, matchType, weight: model, telling: 'model' }]
        : [{ rows, place, matchType, weight: weights[matchType], telling }]
    })
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
    for (const value of new Set(terms.flatMap((term) => [...(values.get(term) ?? [])])))
      add(value.field, lists[value.facet].rows, [value.number])
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

/** Rows that match one wording in one place. */
interface Match extends Level {
  place: Place['place']
  matchType: MatchType
  telling: Telling
}

/** Whether what was typed, or a synonym of it, is there: what a word only begins, or nearly is, was not said. */
function isSaid({ matchType }: Pick<Match, 'matchType'>): boolean {
  return matchType === 'form' || matchType === 'synonym'
}

/** Whether names begin with it or have its phrase. */
function isHead({ place }: Pick<Match, 'place'>): boolean {
  return place === 'head' || place === 'phrase'
}

type Heads = Record<'form' | 'synonym', Bitset>

/** What is called as typed is meant before the kind of a synonym, and a synonym of a phrase before the kind of its noun. */
function ownHeads({ kinds, subkinds, kindsBy }: Concept, heads: Heads): Level[] {
  if (kindsBy === 'name' || kinds.length + subkinds.length === 0) return []
  const own = { rows: heads.form, weight: KIND_WEIGHTS.ownHead }
  return kindsBy === 'noun' ? [own, { rows: heads.synonym, weight: KIND_WEIGHTS.kindBySynonym }] : [own]
}

/** One way to say a concept: the terms of each of its words, all of which must match. */
export interface Wording {
  words: readonly (readonly number[])[]
  matchType: MatchType
  isModel: boolean
}

/** Every way in which the words of a concept can match. */
export function wordingsOf({ own, spellings, synonyms, corrected, isPlain, ...concept }: Concept, vocabulary: Vocabulary): Wording[] {
  const isOne = own.length === 1
  const formsOf = (phrase: readonly string[]) => phrase.map((word) => vocabulary.formsOf(word))
  const isExact = (word: string) => concept.isMakerName || (isOne && word.length < SHORTEST_FORM && vocabulary.has(word))
  const forms = own.map((word) => (isExact(word) ? vocabulary.termsOf(word) : vocabulary.formsOf(word)))
  const begun = own.map((word) => (isPlain ? [] : vocabulary.startingWith(word)))
  // A word that is only a prefix is unfinished, so its stem is a guess: "alfom" is not a form of "Alfa".
  const isUnfinished = isOne && begun.flat().length > 0 && !own.some((word) => vocabulary.has(word) || endingOf(word) === undefined)
  const isGuess = isUnfinished && concept.kinds.length === 0
  // Forms weigh more than prefixes.
  const others = begun.flat().filter((term) => isGuess || !forms.flat().includes(term))
  // Words that stand alone have one weight, so their rows are collected at once.
  const [alone, phrases] = [synonyms.filter(({ length }) => length === 1), synonyms.filter(({ length }) => length > 1)]
  const all: [MatchType, number[][]][] = [
    [isGuess ? 'typo' : 'form', forms],
    ['prefix', forms.map((each, i) => (isOne ? others : [...each, ...(begun[i] ?? [])]))],
    ...spellings.map((each): [MatchType, number[][]] => ['form', formsOf(each)]),
    ['synonym', [[...new Set(alone.flatMap(formsOf).flat())]]],
    ...phrases.map((each): [MatchType, number[][]] => ['synonym', formsOf(each)]),
    // What was typed may be unfinished rather than wrong.
    ['typo', [corrected === null ? [] : vocabulary.startingWith(corrected)]],
  ]
  return all
    .filter(([, words]) => words.every((terms) => terms.length > 0))
    .map(([matchType, words]) => {
      const isModel = matchType === 'form' && words.some(([term = -1, ...others]) => others.length === 0 && vocabulary.hasDigit(term))
      return { matchType, words, isModel }
    })
}
