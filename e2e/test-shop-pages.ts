// The path of every page in the small shop that tests of the worker run against (mock-api/test-world); every-page.ts has those of the seeded shop.
import { href } from '#app/addresses/href.ts'
import type { RouteName } from '#app/addresses/route-params.ts'
import type { OrderId, ProductId, VendorId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { idOf } from './shop-lookup.ts'

/** What pages of orders, payments and shared lists are about. */
export interface Subjects {
  id: number
  key: string
  payment: string
}

interface SamplePage {
  path: string
  /** Who can open it; a guest's pages are everybody's. */
  visitor: 'guest' | 'customer' | 'pro'
}

/** The path of a page of every route, and who opens it. */
export function pagesOf({ id: number, key, payment }: Subjects, language: Language = 'pl'): Record<RouteName, SamplePage> {
  const id = idOf<OrderId>(number)
  const token = 'a'.repeat(32)
  const product = { slug: 'fotel-366', id: idOf<ProductId>(1), variant: null }
  const filters = NO_FILTERS
  return {
    home: { path: href('home', {}, language), visitor: 'guest' },
    content: { path: href('content', { slug: 'kontakt-z-nami' }, language), visitor: 'guest' },
    catalog: { path: href('catalog', { filters }, language), visitor: 'guest' },
    tag: { path: href('tag', { tag: 'noc-zakupow', filters }, language), visitor: 'guest' },
    boutique: { path: href('boutique', { butique: 'zielone', filters }, language), visitor: 'guest' },
    vendor: { path: href('vendor', { slug: 'dom-z-dusza', id: idOf<VendorId>(1), filters }, language), visitor: 'guest' },
    product: { path: href('product', product, language), visitor: 'guest' },
    cart: { path: href('cart', {}, language), visitor: 'guest' },
    favorites: { path: href('favorites', {}, language), visitor: 'guest' },
    login: { path: href('login', { redirectTo: null }, language), visitor: 'guest' },
    register: { path: href('register', { redirectTo: null }, language), visitor: 'guest' },
    passwordReset: { path: href('passwordReset', {}, language), visitor: 'guest' },
    newPassword: { path: href('newPassword', { token }, language), visitor: 'guest' },
    confirmEmail: { path: href('confirmEmail', { token }, language), visitor: 'guest' },
    similarAlert: { path: href('similarAlert', { token }, language), visitor: 'guest' },
    confirmNewsletter: { path: href('confirmNewsletter', { token }, language), visitor: 'guest' },
    endNewsletter: { path: href('endNewsletter', { token }, language), visitor: 'guest' },
    userProfile: { path: href('userProfile', {}, language), visitor: 'customer' },
    accountData: { path: href('accountData', {}, language), visitor: 'customer' },
    checkout: { path: href('checkout', { step: 'summary', order: null }, language), visitor: 'customer' },
    payment: { path: href('payment', { id: payment }, language), visitor: 'guest' },
    orderHistory: { path: href('orderHistory', { page: 1 }, language), visitor: 'customer' },
    order: { path: href('order', { id }, language), visitor: 'customer' },
    orderDocuments: { path: href('orderDocuments', { id }, language), visitor: 'customer' },
    withdrawal: { path: href('withdrawal', { id }, language), visitor: 'customer' },
    proLists: { path: href('proLists', {}, language), visitor: 'pro' },
    sharedList: { path: href('sharedList', { key }, language), visitor: 'guest' },
    discountCodes: { path: href('discountCodes', {}, language), visitor: 'pro' },
  }
}
