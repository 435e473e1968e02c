import type { ComponentProps } from 'react'
import { slots } from '../domain/fill-slots.ts'
import { NO_FILTERS } from '../domain/search/filters.ts'
import { userMenuLinks } from '../features/account/user-menu-links.ts'
import { pluralTemplates } from '../features/filters/plural-templates.ts'
import type { PageInput } from '../page.ts'
import { href } from '../addresses/href.ts'
import { loginHref, startPath } from '../addresses/page-links.ts'
import type { VisitorLinks } from './visitor-links.client.tsx'

/** Props of the header's visitor island: URLs and labels, identical for all visitors. */
export function visitorProps(input: PageInput<unknown>): ComponentProps<typeof VisitorLinks> {
  const { t, language, market } = input
  return {
    language,
    pathPrefix: market.prefix,
    user: {
      login: { href: loginHref(null, language), label: t('nav:login') },
      register: { href: href('register', { redirectTo: null }, language), label: t('nav:register') },
      startHref: startPath(language),
      links: userMenuLinks(input),
      labels: {
        menu: t('nav:userMenu'),
        greeting: t('nav:greeting', slots('name')),
        greetingNameless: t('nav:greetingNameless'),
        placeholder: t('nav:userPlaceholder'),
        logout: t('nav:logout'),
        logoutFailed: t('common:changeFailed'),
        pay: t('common:orderPayName', slots('number')),
      },
    },
    favorites: {
      href: href('favorites', {}, language),
      label: t('nav:favorites'),
      pluralLabels: pluralTemplates(t, 'nav:favoritesWith', language),
      newestHref: href('catalog', { filters: { ...NO_FILTERS, sort: 'newest' } }, language),
      labels: {
        empty: t('common:favoritesEmptyTitle'),
        emptyText: t('common:favoritesEmptyText'),
        goToCatalog: t('common:goToCatalog'),
        seeAll: t('nav:favoritesAll'),
        failed: t('common:favoritesFailedTitle'),
        sold: t('product:badgeSoldOut'),
      },
    },
    cart: { href: href('cart', {}, language), label: t('nav:cart'), pluralLabels: pluralTemplates(t, 'nav:cartWith', language) },
  }
}
