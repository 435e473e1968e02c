// A sample URL for each row of the address table, in each market. A new route with parameters does not compile until it has a sample here.
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import type { OrderId, VendorId } from '#app/domain/ids.ts'
import type { Language } from '#app/domain/language.ts'
import { slugify } from '#app/domain/slug.ts'
import { routeSegment } from '#app/i18n/route-segments.ts'
import { href } from '#app/addresses/href.ts'
import { plainRoutes, type RouteName, type RouteParams } from '#app/addresses/route-params.ts'
import { idOf, isOnSale, productParams, type ShopLookup } from './shop-lookup.ts'

type Samples = { [Name in RouteName]: (shop: ShopLookup, language: Language) => Promise<RouteParams[Name]> }

/** A seeded boutique; the shop API has no list of boutiques. */
export const BOUTIQUE = 'ikony-prl'

const SAMPLES: Samples = {
  ...plainRoutes(async () => ({})),
  catalog: async () => ({ filters: NO_FILTERS }),
  tag: async (shop) => ({ tag: await shop.tagSlug(), filters: NO_FILTERS }),
  boutique: async () => ({ butique: BOUTIQUE, filters: NO_FILTERS }),
  vendor: async (shop) => {
    const { vendor } = await shop.productThat('on sale', isOnSale)
    return { slug: slugify(vendor.name), id: idOf<VendorId>(vendor.id), filters: NO_FILTERS }
  },
  content: async (_shop, language) => ({ slug: routeSegment('contact', language) }),
  login: async () => ({ redirectTo: null }),
  register: async () => ({ redirectTo: null }),
  newPassword: async () => ({ token: null }),
  confirmEmail: async () => ({ token: 'a'.repeat(32) }),
  similarAlert: async () => ({ token: 'a'.repeat(32) }),
  confirmNewsletter: async () => ({ token: 'a'.repeat(32) }),
  endNewsletter: async () => ({ token: 'a'.repeat(32) }),
  checkout: async () => ({ step: 'contact', order: null }),
  payment: async (shop) => ({ id: await shop.paymentId() }),
  orderHistory: async () => ({ page: 1 }),
  order: async (shop) => ({ id: idOf<OrderId>((await shop.customersOrder('PAID')).id) }),
  orderDocuments: async (shop) => ({ id: idOf<OrderId>((await shop.customersOrder('PAID')).id) }),
  withdrawal: async (shop) => ({ id: idOf<OrderId>((await shop.customersOrder('PAID')).id) }),
  sharedList: async (shop) => ({ key: await shop.sharedListKey() }),
  product: async (shop) => productParams(await shop.productThat('on sale', isOnSale)),
}

/** Persona of each page from which guests are redirected (GAP-58). */
export const WHO_OPENS: Partial<Record<RouteName, 'customer' | 'pro'>> = {
  userProfile: 'customer',
  accountData: 'customer',
  orderHistory: 'customer',
  order: 'customer',
  orderDocuments: 'customer',
  withdrawal: 'customer',
  proLists: 'pro',
  discountCodes: 'pro',
}

/** Pages that a shop API which answers nothing takes only parts from; the others are 503, with an apology in the page or as the error page. */
export const STAND_WITHOUT_SHOP: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'login',
  'register',
  'passwordReset',
  'newPassword',
  'confirmEmail',
  'similarAlert',
  'confirmNewsletter',
  'endNewsletter',
])

/** Every page of the shop by name. */
export const ROUTE_NAMES = Object.keys(SAMPLES) as RouteName[]

/** Path of a page that has content. */
export async function samplePath<Name extends RouteName>(name: Name, shop: ShopLookup, language: Language): Promise<string> {
  return href(name, await SAMPLES[name](shop, language), language)
}
