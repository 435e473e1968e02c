// Polish titles: "Fotel klubowy skórzany, lata 60., Polska". Adjectives agree with the noun; no word is repeated.
import type { Design } from './design.ts'
import { eraTitle } from './eras.ts'
import { agree, instrumental, isAdjective } from './grammar.ts'
import { renderKind } from './kinds.ts'
import { ORIGINS } from './makers/countries.ts'
import type { Rng } from '../random.ts'
import { styleWord } from './styles.ts'

/** Maximum length of a title; parts that do not fit are omitted, from the end. */
const MAX_LENGTH = 96
/** More consecutive adjectives read like a list. */
const MAX_ADJECTIVES = 3

/**
 * The title of a product.
 * @param sizeText "160 × 90 cm" if the size distinguishes variants
 */
export function titleOf(design: Design, sizeText: string | null, rng: Rng): string {
  const { noun, makeUp, kind, shade, style, isStyleNamed, maker, collection, era } = design
  const kindWords = kind === null ? null : renderKind(kind, noun.gender)
  const named = style !== null && isStyleNamed ? styleWord(style, era) : null
  const isStyleAdjective = named !== null && isAdjective(named)

  const adjectives = [
    kindWords?.place === 'adjective' ? kindWords.text : null,
    makeUp.title && isAdjective(makeUp.title) ? agree(makeUp.title, noun.gender) : null,
    shade === null || makeUp.part !== null ? null : isAdjective(shade) ? agree(shade, noun.gender) : shade,
    isStyleAdjective ? agree(named, noun.gender) : null,
  ].filter((word) => word !== null)
  const isModelBare = maker.model !== null && maker.brand === null && (maker.band !== null || /^[A-Z]+-?\d+$/.test(maker.model))
  const head = [
    noun.text.charAt(0).toUpperCase() + noun.text.slice(1),
    kindWords?.place === 'quoted' ? kindWords.text : null,
    maker.brand === null ? null : [maker.brand, maker.model].filter(Boolean).join(' '),
    isModelBare ? maker.model : null,
    collection,
    ...dropExtra(adjectives),
    isAdjective(makeUp.title) ? null : makeUp.title,
    shade === null || makeUp.part === null ? null : `z ${instrumental(shade)} ${makeUp.part}`,
    kindWords?.place === 'follows' ? kindWords.text : null,
  ]
  const house =
    maker.manufacturer === null ? null : maker.model !== null && !isModelBare ? `${maker.manufacturer} ${maker.model}` : maker.manufacturer
  return joined(withoutRepetition(head.filter(isPart)).join(' '), [
    sizeText,
    kindWords?.place === 'after-comma' ? kindWords.text : null,
    maker.designer === null ? null : `proj. ${maker.designer}`,
    noun.field !== 'artist' ? null : design.signature === null ? 'autor nieznany' : `sygn. ${design.signature}`,
    house,
    named !== null && !isStyleAdjective ? named : null,
    eraTitle(era, rng),
    // A known house implies its country; new studio products name it.
    era === 12 || maker.origin === null || !rng.chance(maker.manufacturer === null ? 0.6 : 0.3) ? null : ORIGINS[maker.origin][0],
  ])
}

// The kind is kept, then material and colour; a style is omitted first.
function dropExtra(adjectives: readonly string[]): readonly string[] {
  return [...new Set(adjectives)].slice(0, MAX_ADJECTIVES)
}

const isPart = (part: string | null): part is string => part !== null && part !== ''

/**
 * A "fotel wypoczynkowy" is not "wypoczynkowy" once more, nor a table "ze szklanym blatem" "szklany": a part that repeats a word in any of its
 * forms is left out.
 */
function withoutRepetition(parts: readonly string[]): readonly string[] {
  return parts.filter((part, at) => {
    const before = new Set(parts.slice(0, at).join(' ').toLowerCase().split(' ').map(stemOf))
    return !part.split(' ').some((word) => word.length > 2 && before.has(stemOf(word)))
  })
}

/** A word without the ending of an adjective: szklany, szklanym -> szklan. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(ymi|imi|ego|iego|emu|ych|ich|ym|im|ą|ej|y|i|a|e)$/, '') : word
}

function joined(head: string, parts: readonly (string | null)[]): string {
  let title = head
  for (const part of parts) if (part && title.length + part.length + 2 <= MAX_LENGTH) title += `, ${part}`
  return title
}
