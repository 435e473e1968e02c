import type { UserMenuEntry } from '../../domain/account/user-menu.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { accountHref, orderHistoryHref } from '../../addresses/page-links.ts'

/** An entry of the user menu that leads somewhere. */
export interface MenuLink {
  label: string
  href: string
  /** Said after the label of a link that opens a tab of its own. */
  newTab?: string
}

/** All entries but logout, which is no link (spec §2); who gets which, userMenu says. */
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
