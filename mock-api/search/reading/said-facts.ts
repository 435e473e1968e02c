// What a text says beside kinds and words: conditions, prices, shades and occasions of said.json, and whole names of several words.
import type { Language } from '#app/domain/language.ts'
import type { ReferenceNames } from '../reference-names.ts'
import { isSameWord } from '../word-forms.ts'
import { words } from '../words.ts'
import type { Fact } from './facts.ts'
import { phraseIndex } from './phrase-index.ts'
import said from './said.json' with { type: 'json' }
import { isStopWord } from './stop-words.ts'
import type { Token } from './tokens.ts'

/** A fact with the words that say it: tokens from `first` to `end`, the last one exclusive. */
export interface SaidFact {
  fact: Fact
  first: number
  end: number
  /** Folded words that products may be called by too. */
  own: readonly string[]
}

/** Finds what the tokens say that are not taken, in order. */
export type SaidFinder = (tokens: readonly Token[], language: Language, isTaken: (at: number) => boolean) => SaidFact[]

interface Row {
  phrase: readonly string[]
  fact: Fact
  /** A name is taken as it is; other words have forms, and words that say nothing may stand between. */
  isName: boolean
  isOwn: boolean
}

type ValueList = Extract<Fact, { kind: 'value' }>['list']

/** Of shorter words a form is too easily another word: "sale" and "sala". */
const SHORTEST_FORM = 5
/** Colours this much farther from a shade than the nearest one are it too; CIE76 with half the lightness, by which shades of a colour differ. */
const SAME_SHADE = 8

const LISTED: readonly Row[] = [
  ...Object.entries(said.condition).flatMap(([ids, texts]) => rowsOf(texts, valueOf('condition', ids.split(',').map(Number)))),
  ...rowsOf(said.promo, { kind: 'promo' }),
  ...rowsOf(said.cheapest, { kind: 'order', isDescending: false }),
  ...rowsOf(said.dearest, { kind: 'order', isDescending: true }),
  ...Object.entries(said.gifts.to).flatMap(([id, to]) =>
    rowsOf(
      said.gifts.nouns.flatMap((noun) => to.flatMap((each) => [`${noun} ${each}`, `${each} ${noun}`])),
      valueOf('categories', [Number(id)]),
    ),
  ),
  ...Object.entries(said.gifts.alone).flatMap(([id, texts]) => rowsOf(texts, valueOf('categories', [Number(id)]))),
]

/** All words of the lists; none of them is a typing error. */
export const SAID_WORDS: readonly string[] = [
  ...LISTED.flatMap(({ phrase }) => phrase),
  ...Object.values(said.shades).flat().flatMap(words),
]

const NEGATIONS: ReadonlySet<string> = new Set(said.negations)

/** Whether a word, as typed in lower case, excludes what follows: "bez", but not "beż". */
export function isNegation(typed: string): boolean {
  return NEGATIONS.has(typed)
}

/** @param isTaken whether a word that is all of a vendor's name means something else too */
export function saidFinder({ names }: Pick<ReferenceNames, 'names'>, isTaken: (word: string) => boolean): SaidFinder {
  const named = (list: ValueList, all: ReferenceNames['names']['styles'], shortest: number) =>
    all
      .map(({ id, text }) => ({ phrase: words(text), fact: valueOf(list, [id]), isName: true, isOwn: true }))
      .filter(({ phrase }) => phrase.length >= shortest && !(phrase.length === 1 && isTaken(phrase[0] ?? '')))
  const shades = Object.entries(said.shades).flatMap(([hex, texts]) => {
    const { ids, isExact } = nearestColors(hex, names.colors)
    const fact = { ...valueOf('colors', ids), ...(!isExact && { isNearest: true as const }) }
    return ids.length === 0 ? [] : rowsOf(texts, fact, true)
  })
  const { styles, manufacturers, designers, vendors } = names
  const rows = [
    ...LISTED,
    ...shades,
    ...named('styles', styles, 2),
    ...named('manufacturer', manufacturers, 2),
    ...named('designer', designers, 2),
    ...named('vendor', vendors, 1),
  ].map((row) => ({ row, phrase: row.phrase.slice(0, 1) }))
  const startingAt = phraseIndex(rows)
  return (tokens, language, isTakenAt) => {
    const folded = tokens.map(({ folded: word, isQuoted }, at) => (isQuoted || isTakenAt(at) ? '' : word))
    const found: SaidFact[] = []
    for (let at = 0; at < folded.length; at++) {
      const ends = startingAt(folded, at).flatMap(({ row }) => {
        const end = endOf(row, folded, at, language)
        return end === null ? [] : { row, end }
      })
      const [longest] = ends.toSorted((a, b) => b.row.phrase.length - a.row.phrase.length)
      if (!longest) continue
      const { row, end } = longest
      found.push({ fact: row.fact, first: at, end, own: row.isOwn ? folded.slice(at, end) : [] })
      at = end - 1
    }
    return found
  }
}

function rowsOf(texts: readonly string[], fact: Fact, isOwn = false): Row[] {
  return texts.map((text) => ({ phrase: words(text), fact, isName: false, isOwn }))
}

function valueOf(list: ValueList, ids: readonly number[]): Fact {
  return { kind: 'value', list, ids }
}

/** Where a phrase ends that begins at a place of a text; null where it does not stand there. */
function endOf({ phrase, isName }: Row, folded: readonly string[], start: number, language: Language): number | null {
  const maySkip = (word: string) => !isName && isStopWord(word, language)
  let at = start
  for (const word of phrase) {
    const isSame = (other: string) => other === word || (!isName && word.length >= SHORTEST_FORM && isSameWord(other, word))
    while (at > start && !isSame(folded[at] ?? '') && maySkip(folded[at] ?? '')) at++
    if (!isSame(folded[at] ?? '')) return null
    at++
  }
  return at
}

function nearestColors(hex: string, colors: ReferenceNames['names']['colors']): { ids: number[]; isExact: boolean } {
  const all = colors.flatMap(({ id, color }) =>
    color === null ? [] : { id, distance: Math.hypot(...labOf(color).map((each, i) => each - (labOf(hex)[i] ?? 0))) },
  )
  const least = Math.min(...all.map(({ distance }) => distance))
  return { ids: [...new Set(all.filter(({ distance }) => distance <= least + SAME_SHADE).map(({ id }) => id))], isExact: least === 0 }
}

/** CIELAB of an sRGB colour, white point D65, with half the lightness. */
function labOf(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116))
  return [(116 * y - 16) / 2, 500 * (x - y), 200 * (y - z)]
}
