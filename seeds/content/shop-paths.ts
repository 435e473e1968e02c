// Addresses inside banners and texts. The shop's own href() lives in app/addresses/href.ts, which seeds do not import; a test of the whole shop
// follows every link.
import type { Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'

const SEGMENTS = {
  catalog: { pl: 'produkty', en: 'products', es: 'productos' },
  tag: { pl: 'tag', en: 'tag', es: 'tag' },
  boutique: { pl: 'butik', en: 'boutique', es: 'tienda' },
} as const satisfies Record<string, Record<Language, string>>

/** The catalog with a query: `categories=145&onlyPromo=true`. */
export function catalogPath(language: Language, query = ''): string {
  return `${marketOfLanguage(language).prefix}/${SEGMENTS.catalog[language]}${query && `?${query}`}`
}

/** The listing of a tag. */
export function tagPath(language: Language, slug: string): string {
  return `${marketOfLanguage(language).prefix}/${SEGMENTS.tag[language]}/${slug}`
}

/** The listing of a boutique. */
export function boutiquePath(language: Language, slug: string): string {
  return `${marketOfLanguage(language).prefix}/${SEGMENTS.boutique[language]}/${slug}`
}
