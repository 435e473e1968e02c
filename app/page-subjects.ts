// THE TABLE OF SUBJECTS: the calls that a page is about. When one of them fails, the page says so in its status: people get the page with its apology as 503 with
// Retry-After, it is not indexed and not stored. All other calls may fail, and the page leaves out what they bring.
import type { RouteName } from './addresses/route-params.ts'
import type { PrivateShop } from './shop-api/private-shop.ts'
import type { ShopApi } from './shop-api/shop-api.ts'

export type SubjectCall = Exclude<keyof ShopApi, 'decorations'> | keyof PrivateShop

/** A page that is a form alone, or complete without any one of its rows, as the home page is, has none here. */
export const PAGE_SUBJECTS: { readonly [Name in RouteName]?: readonly SubjectCall[] } = {
  // A campaign or a ranking is about its products.
  content: ['contentPage', 'search'],
  catalog: ['search'],
  tag: ['tag', 'search'],
  boutique: ['boutique', 'search'],
  vendor: ['vendor', 'search'],
  product: ['product'],
  cart: ['cart'],
  favorites: ['likes'],
  checkout: ['preview', 'profile', 'paymentOptions', 'addresses', 'payment', 'order'],
  payment: ['payment'],
  orderHistory: ['user', 'orders'],
  order: ['user', 'order'],
  orderDocuments: ['user', 'order'],
  withdrawal: ['user', 'order', 'payment'],
  proLists: ['user', 'proLists'],
  sharedList: ['sharedList'],
  discountCodes: ['user', 'discountCodes'],
  userProfile: ['profile', 'addresses'],
  accountData: ['profile', 'accountData'],
}
