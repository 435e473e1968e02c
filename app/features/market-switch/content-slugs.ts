import { CAMPAIGNS } from '../../domain/marketing/campaigns.ts'
import { eachLanguage, type Language } from '../../domain/language.ts'
import { type RouteSegment, routeSegment } from '../../i18n/route-segments.ts'

// Content pages with translated slugs (GAP-51, GAP-57). A page listed here exists in every language.
const TRANSLATED = [
  'contact',
  'paymentAndDelivery',
  'lowestPriceGuarantee',
  'safeShopping',
  'freeDeliveryBrands',
  'promotions',
  'newsletter',
  'ranking',
  'terms',
  'privacy',
] as const satisfies readonly RouteSegment[]

/** Slugs of a content page in all languages; campaigns share theirs; null without a known counterpart. */
export function contentSlugs(slug: string, language: Language): Record<Language, string> | null {
  if (CAMPAIGNS.some((campaign) => campaign.slug === slug)) return eachLanguage(() => slug)
  const key = TRANSLATED.find((segment) => routeSegment(segment, language) === slug)
  return key ? eachLanguage((each) => routeSegment(key, each)) : null
}

/** Slugs of all content pages with translated addresses, in one language. */
export function translatedSlugs(language: Language): readonly string[] {
  return TRANSLATED.map((segment) => routeSegment(segment, language))
}
