import type { UserMenuEntry } from '../../domain/account/user-menu.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { accountHref, orderHistoryHref } from '../../addresses/page-links.ts'

/** A link in the user menu. */
export interface MenuLink {
  label: string
  href: string
  /** Screen reader text after the label of a link that opens a new tab. */
  newTab?: string
}

/** All entries but logout, which is a button (spec §2); userMenu selects the entries of a role. */
export type MenuLinks = Record<Exclude<UserMenuEntry, 'logout'>, MenuLink>

/** The links of the user menu in the language of the page. */
export function userMenuLinks({ t, language, hosts }: Pick<PageInput<unknown>, 't' | 'language' | 'hosts'>): MenuLinks {
  return {
    favorites: { label: t('nav:favorites'), href: href('favorites', {}, language) },
    orderLists: { label: t('nav:orderLists'), href: href('proLists', {}, language) },
    discountCodes: { label: t('nav:discountCodes'), href: href('discountCodes', {}, language) },
    account: { label: t('nav:account'), href: accountHref(language) },
    orderHistory: { label: t('nav:orderHistory'), href: orderHistoryHref(language) },
    sellerPanel: { label: t('nav:sellerPanel'), href: hosts.vendor, newTab: t('nav:opensNewTab') },
  }
}
