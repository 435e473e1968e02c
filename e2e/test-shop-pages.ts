// The path of every page in the small shop that tests of the worker run against (mock-api/test-world); every-page.ts has those of the seeded shop.
import { href } from '#app/addresses/href.ts'
import { plainRoutes, type RouteName, type RouteParams } from '#app/addresses/route-params.ts'
import type { OrderId, ProductId, VendorId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { ROUTE_NAMES, WHO_OPENS } from './every-page.ts'
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
  const filters = NO_FILTERS
  const params: RouteParams = {
    ...plainRoutes({}),
    content: { slug: 'kontakt-z-nami' },
    catalog: { filters },
    tag: { tag: 'noc-zakupow', filters },
    boutique: { butique: 'zielone', filters },
    vendor: { slug: 'dom-z-dusza', id: idOf<VendorId>(1), filters },
    product: { slug: 'fotel-366', id: idOf<ProductId>(1), variant: null },
    login: { redirectTo: null },
    register: { redirectTo: null },
    newPassword: { token },
    confirmEmail: { token },
    similarAlert: { token },
    confirmNewsletter: { token },
    endNewsletter: { token },
    checkout: { step: 'summary', order: null },
    payment: { id: payment },
    orderHistory: { page: 1 },
    order: { id },
    orderDocuments: { id },
    withdrawal: { id },
    sharedList: { key },
  }
  const page = <Name extends RouteName>(name: Name): SamplePage => ({
    path: href(name, params[name], language),
    visitor: WHO_OPENS[name] ?? (name === 'checkout' ? 'customer' : 'guest'),
  })
  return Object.fromEntries(ROUTE_NAMES.map((name) => [name, page(name)])) as Record<RouteName, SamplePage>
}
