import { FACETS, type RangeFacet, type Unit } from './facets.ts'
import { cleanText, type Filters, type Range } from './filters.ts'

/** A number of the search text that became a condition. */
export interface UnderstoodFact {
  /** The part of the text, as typed. */
  typed: string
  /** The range that it bounds; null: it has no filter of its own (sizes of any side, sets, years). */
  bounds: { facet: RangeFacet; range: Range } | null
}

/** What the shop API took a search text to mean beyond its words (EXT-10). */
export interface UnderstoodText {
  facts: readonly UnderstoodFact[]
  corrected: readonly { typed: string; meant: string }[]
  /** Parts that not all products have. */
  without: readonly string[]
  /** Parts by which nothing is called, and the names of the kinds that stand in. */
  instead: readonly { typed: string; shown: readonly string[] }[]
  /** Parts that exclude what they name: all of it, what says so in its name, or nothing that is known. */
  excluded: readonly { typed: string; known: 'all' | 'named' | 'no' }[]
}

/** The same listing without a part of its text. */
export function withoutPart(filters: Filters, typed: string): Filters {
  return { ...filters, page: 1, textSearch: cleanText(replacePart(filters.textSearch, typed, ' ')) }
}

/** Replaces a part of a text: where it stands by itself if it does, since the 6 of "600 6 krzeseł" is not the one of 600. */
function replacePart(text: string, typed: string, by: string): string {
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${typed.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
  return text.replace(alone.test(text) ? alone : typed, () => by)
}

/** The same listing with a part of its text, or all of it, taken literally: in quotation marks. */
export function literally(filters: Filters, typed = filters.textSearch): Filters {
  const quoted = `"${typed.replaceAll(/["„”“«»]/g, '')}"`
  return { ...filters, page: 1, textSearch: cleanText(replacePart(filters.textSearch, typed, quoted)) }
}

/** A badge of what was understood, with the listing after its removal. */
export interface FactBadge {
  title: string
  without: Filters
}

type RangePhrase = { facet: RangeFacet; range: Range; unit: Unit }

/** Badges of the numbers that were understood. A part that the text does not have could not be removed, so it has none. */
export function factBadges(filters: Filters, { facts }: UnderstoodText, label: (phrase: RangePhrase) => string): FactBadge[] {
  return facts
    .filter(({ typed }) => typed !== '' && filters.textSearch.includes(typed))
    .map(({ typed, bounds }) => ({
      title: bounds ? label({ ...bounds, unit: FACETS[bounds.facet].unit }) : typed,
      without: withoutPart(filters, typed),
    }))
}
