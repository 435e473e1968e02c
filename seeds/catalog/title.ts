// Polish titles: "Fotel klubowy skórzany, lata 60., Polska". Adjectives agree with the noun; no word is repeated.
import type { Design } from './design.ts'
import { eraTitle } from './eras.ts'
import { agree, instrumental, isAdjective } from './grammar.ts'
import { renderKind } from './kinds.ts'
import { ORIGINS } from './makers/countries.ts'
import type { Dice } from '../random.ts'
import { STYLE_WORDS } from './styles.ts'

/** Maximum length of a title; parts that do not fit are omitted, from the end. */
const MAX_LENGTH = 96
/** More consecutive adjectives read like a list. */
const MAX_ADJECTIVES = 3

/**
 * The title of a product.
 * @param sizeText "160 × 90 cm" if the size distinguishes variants
 */
export function titleOf(design: Design, sizeText: string | null, dice: Dice): string {
  const { noun, makeUp, kind, shade, style, isStyleNamed, maker, collection, era } = design
  const kindWords = kind === null ? null : renderKind(kind, noun.gender)
  const styleWord = style !== null && isStyleNamed ? (STYLE_WORDS[style] ?? null) : null
  const isStyleAdjective = styleWord !== null && isAdjective(styleWord)

  const adjectives = [
    kindWords?.place === 'adjective' ? kindWords.text : null,
    makeUp.title && isAdjective(makeUp.title) ? agree(makeUp.title, noun.gender) : null,
    shade === null || makeUp.part !== null ? null : isAdjective(shade) ? agree(shade, noun.gender) : shade,
    isStyleAdjective ? agree(styleWord, noun.gender) : null,
  ].filter((word) => word !== null)
  const isModelBare = maker.model !== null && maker.brand === null && (maker.isKnownModel || /^[A-Z]+-?\d+$/.test(maker.model))
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
    styleWord !== null && !isStyleAdjective ? styleWord : null,
    eraTitle(era, dice),
    // A known house implies its country; new studio products name it.
    era === 12 || maker.origin === null || !dice.chance(maker.manufacturer === null ? 0.6 : 0.3) ? null : ORIGINS[maker.origin][0],
  ])
}

// The kind is kept, then material and colour; a style is omitted first.
function dropExtra(adjectives: readonly string[]): readonly string[] {
  return [...new Set(adjectives)].slice(0, MAX_ADJECTIVES)
}

const isPart = (part: string | null): part is string => part !== null && part !== ''

/** A "fotel wypoczynkowy" is not "wypoczynkowy" once more, nor a bed with a quilted headboard "z wysokim wezgłowiem": who repeats a word is left out. */
function withoutRepetition(parts: readonly string[]): readonly string[] {
  return parts.filter((part, at) => {
    const before = parts.slice(0, at).join(' ').toLowerCase().split(' ')
    return !part.split(' ').some((word) => word.length > 2 && before.includes(word))
  })
}

function joined(head: string, parts: readonly (string | null)[]): string {
  let title = head
  for (const part of parts) if (part && title.length + part.length + 2 <= MAX_LENGTH) title += `, ${part}`
  return title
}
