// THE ADDRESS TABLE. A page = one row: its path in each language, and how its parameters are encoded in the URL. Lifetime and loader of a
// page are in app/pages.ts. Everything that links to, redirects to or tests a URL goes through href() and matchRoute(); no path is
// written anywhere else.
import type { Language } from '../domain/language.ts'
import { type RouteSegment, routeSegment } from '../i18n/route-segments.ts'
import * as params from './params-in-address.ts'

/** Address of a page. */
export interface Address<Params> extends params.ParamsInAddress<Params> {
  /** Path without the market's prefix; segments starting with ':' are parameters; /cp/ pages carry their language themselves. */
  path: (language: Language) => string
}

/** A row without its parameter type: each row has its own, which RouteParams infers. */
interface SomeAddress extends Pick<Address<never>, 'path' | 'segments' | 'query'> {
  parse: (...address: Parameters<Address<never>['parse']>) => object | null
}

/** Rows are matched in this order: exact paths first, then the product's trailing id (GAP-53). */
export const ADDRESS_TABLE = {
  home: { path: (language) => `/cp/${language}`, ...params.NO_PARAMS },
  content: { path: (language) => `/cp/${language}/:slug`, ...params.CONTENT },
  catalog: { path: translated('catalog'), ...params.LISTING },
  tag: { path: translated('tag', ':tag'), ...params.TAG },
  boutique: { path: translated('boutique', ':butique'), ...params.BOUTIQUE },
  vendor: { path: translated('vendor', ':vendor'), ...params.VENDOR },
  cart: { path: translated('cart'), ...params.NO_PARAMS },
  favorites: { path: translated('favorites'), ...params.NO_PARAMS },
  login: { path: translated('login'), ...params.WAY_BACK },
  register: { path: translated('register'), ...params.WAY_BACK },
  passwordReset: { path: translated('passwordReset'), ...params.NO_PARAMS },
  newPassword: { path: translated('newPassword'), ...params.MAILED_TOKEN },
  confirmEmail: { path: translated('confirmEmail'), ...params.MAILED_TOKEN },
  similarAlert: { path: translated('similarAlert'), ...params.MAILED_TOKEN },
  confirmNewsletter: { path: translated('confirmNewsletter'), ...params.NEWSLETTER_LINK },
  endNewsletter: { path: translated('endNewsletter'), ...params.NEWSLETTER_LINK },
  userProfile: { path: translated('userProfile'), ...params.NO_PARAMS },
  accountData: { path: translated('userProfile', 'accountData'), ...params.NO_PARAMS },
  checkout: { path: () => '/checkout', ...params.CHECKOUT },
  payment: { path: () => '/platnosc-testowa/:id', ...params.PAYMENT },
  orderHistory: { path: translated('orderHistory'), ...params.PAGE_NUMBER },
  order: { path: translated('orderHistory', ':id'), ...params.ORDER },
  orderDocuments: { path: translated('orderHistory', ':id', 'orderDocuments'), ...params.ORDER },
  withdrawal: { path: translated('orderHistory', ':id', 'withdrawal'), ...params.ORDER },
  proLists: { path: () => '/panel-pro/listy', ...params.NO_PARAMS },
  sharedList: { path: translated('sharedList', ':key'), ...params.LIST_KEY },
  discountCodes: { path: () => '/panel-pro/kody-znizkowe', ...params.NO_PARAMS },
  product: { path: () => '/:product', ...params.PRODUCT },
} as const satisfies Record<string, SomeAddress>

/** A path of translated segments and ':' parameters. */
function translated(...parts: readonly (RouteSegment | `:${string}`)[]): (language: Language) => string {
  return (language) => parts.map((part) => `/${isParameter(part) ? part : routeSegment(part, language)}`).join('')
}

function isParameter(part: RouteSegment | `:${string}`): part is `:${string}` {
  return part.startsWith(':')
}
