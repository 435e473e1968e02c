import type { RouteSegment } from '../i18n/route-segments.ts'
import type { Language } from '../domain/language.ts'
import type { MessageKey } from '../i18n/messages.ts'
import type { PageInput } from '../page.ts'
import { catalogHref, contentHref } from '../addresses/page-links.ts'

/** A link of the frame, with its text. */
export interface HelpLink {
  title: string
  href: string
}

/** A link of the frame to any page: its text and address. One to a content page is its name in HELP_PAGES. */
interface PageLink {
  title: MessageKey
  href: (language: Language) => string
}

/** Content pages linked from the frame; their names are in nav.json under the same keys (spec §2). */
const HELP_PAGES = [
  'contact',
  'paymentAndDelivery',
  'safeShopping',
  'lowestPriceGuarantee',
  'freeDeliveryBrands',
  'ranking',
  'terms',
  'privacy',
] as const satisfies readonly RouteSegment[]

type HelpPage = (typeof HELP_PAGES)[number] | 'promotions'

/** Links below the headings of the footer, beside the main categories: help pages by name, any other page by text and address. */
export const FOOTER_LINKS = {
  catalog: [{ title: 'nav:everything', href: catalogHref }],
  help: [...HELP_PAGES, 'promotions'],
} as const satisfies Record<string, readonly (HelpPage | PageLink)[]>

/** A link in the current page's language. */
export function helpLink(page: HelpPage | PageLink, { t, language }: PageInput<unknown>): HelpLink {
  if (typeof page === 'object') return { title: t(page.title), href: page.href(language) }
  return { title: t(`nav:${page}`), href: contentHref(page, language) }
}
