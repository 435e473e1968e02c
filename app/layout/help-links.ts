import type { RouteSegment } from '../i18n/route-segments.ts'
import { routeSegment } from '../i18n/route-segments.ts'
import type { PageInput } from '../page.ts'
import { href } from '../addresses/href.ts'

/** A link to a content page. */
export interface HelpLink {
  title: string
  href: string
}

/** Content pages linked from the frame; their names are in nav.json under the same keys (spec §2). */
export const HELP_PAGES = [
  'contact',
  'paymentAndDelivery',
  'safeShopping',
  'lowestPriceGuarantee',
  'freeDeliveryBrands',
  'ranking',
  'terms',
  'privacy',
] as const satisfies readonly RouteSegment[]

export type HelpPage = (typeof HELP_PAGES)[number]

/** Link to a help page, in the current page's language. */
export function helpLink(page: HelpPage, { t, language }: PageInput<unknown>): HelpLink {
  return { title: t(`nav:${page}`), href: href('content', { slug: routeSegment(page, language) }, language) }
}
