// URLs inside banners and texts. Seeds may not import href() of app/addresses/href.ts; a test of the whole storefront
// follows every link.
import { eachLanguage, type Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { readLocale } from '#locales/read-locale.ts'

const SEGMENTS = eachLanguage((language) => readLocale(language, 'routes'))

/** Key of a translated path segment. */
export type Segment = keyof (typeof SEGMENTS)[Language]

/** A translated path segment: the slug of a content page. */
export function segmentIn(language: Language, segment: Segment): string {
  return SEGMENTS[language][segment]
}

/** A content page. */
export function contentPath(language: Language, segment: Segment): string {
  return `/cp/${language}/${segmentIn(language, segment)}`
}

/** The catalog with a query: `categories=145&onlyPromo=true`. */
export function catalogPath(language: Language, query = ''): string {
  return `${marketOfLanguage(language).prefix}/${segmentIn(language, 'catalog')}${query && `?${query}`}`
}

/** The listing of a tag. */
export function tagPath(language: Language, slug: string): string {
  return `${marketOfLanguage(language).prefix}/${segmentIn(language, 'tag')}/${slug}`
}

/** The listing of a boutique. */
export function boutiquePath(language: Language, slug: string): string {
  return `${marketOfLanguage(language).prefix}/${segmentIn(language, 'boutique')}/${slug}`
}
