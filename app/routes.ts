// THE ROUTE TABLE. A page = one row: how its path is built and read in each language, how long it may be kept, and where it lives.
// Everything that links, redirects or tests an address goes through href() and matchRoute(); no path is written anywhere else.
import { checkoutStep, type CheckoutStep, THANK_YOU } from './domain/checkout.ts'
import type { Filters } from './domain/filters.ts'
import { NO_FILTERS, parseFilters, toQueryString } from './domain/filters.ts'
import type { OrderId, ProductId, VendorId } from './domain/ids.ts'
import { parseId } from './domain/ids.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './domain/language.ts'
import { DEFAULT_MARKET, type Market, marketOfLanguage, MARKETS } from './domain/market.ts'
import { redirectTarget } from './domain/redirect-to.ts'
import { parsePage } from './domain/pagination.ts'
import { slugify } from './domain/slug.ts'
import type { SuggestionPaths } from './domain/suggestion.ts'
import { STEP_QUERY_KEY } from './domain/stepper.ts'
import { routeSegment } from './i18n/route-segments.ts'
import type { PrivatePage, PublicPage } from './page.ts'

/** Names of the lifetimes in edge/cache/cache-policies.ts. */
export type CachePolicyName = 'product' | 'listing' | 'content'

/** The parameters of each page: with the market they are all that a page depends on, and so its cache key. */
export interface RouteParams {
  home: Record<never, never>
  catalog: { filters: Filters }
  tag: { tag: string; filters: Filters }
  boutique: { butique: string; filters: Filters }
  vendor: { slug: string; id: VendorId; filters: Filters }
  content: { slug: string; /** What a question is about, on the contact page (GAP-87). */ product?: ProductId }
  cart: Record<never, never>
  favorites: Record<never, never>
  login: { redirectTo: string | null }
  register: { redirectTo: string | null }
  passwordReset: Record<never, never>
  newPassword: { /** Secret of the mailed link; null = the link is none. */ token: string | null }
  userProfile: Record<never, never>
  checkout: {
    step: CheckoutStep | typeof THANK_YOU
    /** Number of the order, after it. */
    order: string | null
    /** Id of a payment of it, which cannot be guessed: it stands for a guest's login. */
    payment?: string | null
  }
  /** The sandbox page of a payment (GAP-32). */
  payment: { id: string }
  orderHistory: { page: number }
  order: { id: OrderId }
  withdrawal: { id: OrderId }
  proLists: Record<never, never>
  discountCodes: Record<never, never>
  product: { slug: string; id: ProductId; /** Preselected variant (GAP-56). */ variant: ProductId | null }
}

export type RouteName = keyof RouteParams

interface RoutePath<Params> {
  /** Path without the market's prefix, segments starting with ':' are parameters; /cp/ pages carry their language themselves. */
  path: (language: Language) => string
  /** Reads decoded path parameters and the query; null = there is no such page. */
  parse: (segments: Record<string, string>, query: URLSearchParams) => Params | null
  /** Values of the path's parameters. */
  segments: (params: Params) => Record<string, string>
  /** Query string with its '?', or ''. */
  query: (params: Params) => string
}

/** A page that may be stored for everybody; one that asks for a session does not fit here. */
interface PublicRoute<Params> extends RoutePath<Params> {
  cache: CachePolicyName
  page: () => Promise<PublicPage<Params>>
}

/** A page of one visitor. */
interface PrivateRoute<Params> extends RoutePath<Params> {
  cache: 'private'
  page: () => Promise<PrivatePage<Params>>
}

export type Route<Params> = PublicRoute<Params> | PrivateRoute<Params>

const withoutQuery = () => ''
const returning = (_segments: object, query: URLSearchParams) => ({ redirectTo: query.get('redirectTo') })
const returnQuery = ({ redirectTo }: { redirectTo: string | null }) =>
  redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo })}`
const ofOrder = ({ id = '' }: Record<string, string>) => {
  const known = parseId<OrderId>(id)
  return known === null ? null : { id: known }
}
// The same in all languages (GAP-57).
const CONTACT_SLUG = routeSegment('contact', DEFAULT_LANGUAGE)
const filtersQuery = ({ filters }: { filters: Filters }) => toQueryString(filters)

/** Rows are tried in this order: exact paths first, then the product's trailing id (GAP-53). */
export const ROUTES: { readonly [Name in RouteName]: Route<RouteParams[Name]> } = {
  home: {
    path: (language) => `/cp/${language}`,
    cache: 'content',
    parse: () => ({}),
    segments: () => ({}),
    query: withoutQuery,
    page: async () => (await import('./pages/home/home-page.tsx')).HomePage,
  },
  content: {
    path: (language) => `/cp/${language}/:slug`,
    cache: 'content',
    parse: ({ slug = '' }, query) => {
      const product = slug === CONTACT_SLUG ? parseId<ProductId>(query.get('product') ?? '') : null
      return { slug, ...(product !== null && { product }) }
    },
    segments: ({ slug }) => ({ slug }),
    query: ({ product }) => (product === undefined ? '' : `?product=${product}`),
    page: async () => (await import('./pages/content/content-page.tsx')).ContentPage,
  },
  catalog: {
    path: (language) => `/${routeSegment('catalog', language)}`,
    cache: 'listing',
    parse: (_segments, query) => ({ filters: parseFilters(query) }),
    segments: () => ({}),
    query: filtersQuery,
    page: async () => (await import('./pages/catalog/catalog-page.tsx')).CatalogPage,
  },
  tag: {
    path: (language) => `/${routeSegment('tag', language)}/:tag`,
    cache: 'listing',
    parse: ({ tag = '' }, query) => ({ tag, filters: parseFilters(query) }),
    segments: ({ tag }) => ({ tag }),
    query: filtersQuery,
    page: async () => (await import('./pages/tag/tag-page.tsx')).TagPage,
  },
  boutique: {
    path: (language) => `/${routeSegment('boutique', language)}/:butique`,
    cache: 'listing',
    parse: ({ butique = '' }, query) => ({ butique, filters: parseFilters(query) }),
    segments: ({ butique }) => ({ butique }),
    query: filtersQuery,
    page: async () => (await import('./pages/boutique/boutique-page.tsx')).BoutiquePage,
  },
  vendor: {
    path: (language) => `/${routeSegment('vendor', language)}/:vendor`,
    cache: 'listing',
    parse: ({ vendor = '' }, query) => {
      const named = splitSlugId<VendorId>(vendor)
      return named && { ...named, filters: parseFilters(query) }
    },
    segments: ({ slug, id }) => ({ vendor: `${slug}-${id}` }),
    query: filtersQuery,
    page: async () => (await import('./pages/vendor/vendor-page.tsx')).VendorPage,
  },
  cart: {
    path: (language) => `/${routeSegment('cart', language)}`,
    cache: 'private',
    parse: () => ({}),
    segments: () => ({}),
    query: withoutQuery,
    page: async () => (await import('./pages/cart/cart-page.tsx')).CartPage,
  },
  favorites: {
    path: (language) => `/${routeSegment('favorites', language)}`,
    cache: 'private',
    parse: () => ({}),
    segments: () => ({}),
    query: withoutQuery,
    page: async () => (await import('./pages/favorites/favorites-page.tsx')).FavoritesPage,
  },
  login: {
    path: (language) => `/${routeSegment('login', language)}`,
    cache: 'private',
    parse: returning,
    segments: () => ({}),
    query: returnQuery,
    page: async () => (await import('./pages/login/login-page.tsx')).LoginPage,
  },
  register: {
    path: (language) => `/${routeSegment('register', language)}`,
    cache: 'private',
    parse: returning,
    segments: () => ({}),
    query: returnQuery,
    page: async () => (await import('./pages/register/register-page.tsx')).RegisterPage,
  },
  passwordReset: {
    path: (language) => `/${routeSegment('passwordReset', language)}`,
    cache: 'private',
    parse: () => ({}),
    segments: () => ({}),
    query: withoutQuery,
    page: async () => (await import('./pages/password-reset/password-reset-page.tsx')).PasswordResetPage,
  },
  newPassword: {
    path: (language) => `/${routeSegment('newPassword', language)}`,
    cache: 'private',
    parse: (_segments, query) => ({ token: /^[\w-]{16,128}$/.exec(query.get('token') ?? '')?.[0] ?? null }),
    segments: () => ({}),
    query: ({ token }) => (token === null ? '' : `?${new URLSearchParams({ token })}`),
    page: async () => (await import('./pages/new-password/new-password-page.tsx')).NewPasswordPage,
  },
  userProfile: {
    path: (language) => `/${routeSegment('userProfile', language)}`,
    cache: 'private',
    parse: () => ({}),
    segments: () => ({}),
    query: withoutQuery,
    page: async () => (await import('./pages/profile/profile-page.tsx')).ProfilePage,
  },
  checkout: {
    path: () => '/checkout',
    cache: 'private',
    parse: (_segments, query) => {
      const step = query.get(STEP_QUERY_KEY)
      return step === THANK_YOU
        ? { step, order: /^[\w-]{1,32}$/.exec(query.get('order') ?? '')?.[0] ?? null, payment: paymentId(query.get('payment')) }
        : { step: checkoutStep(step), order: null }
    },
    segments: () => ({}),
    query: ({ step, order, payment = null }) => {
      const after = { ...(order !== null && { order }), ...(payment !== null && { payment }) }
      return step === checkoutStep(null) ? '' : `?${new URLSearchParams({ [STEP_QUERY_KEY]: step, ...after })}`
    },
    page: async () => (await import('./pages/checkout/checkout-page.tsx')).CheckoutPage,
  },
  payment: {
    path: () => '/platnosc-testowa/:id',
    cache: 'private',
    parse: ({ id = '' }) => (paymentId(id) === null ? null : { id }),
    segments: ({ id }) => ({ id }),
    query: withoutQuery,
    page: async () => (await import('./pages/payment/payment-page.tsx')).PaymentPage,
  },
  orderHistory: {
    path: (language) => `/${routeSegment('orderHistory', language)}`,
    cache: 'private',
    parse: (_segments, query) => ({ page: parsePage(query.get('page')) }),
    segments: () => ({}),
    query: ({ page }) => (page === 1 ? '' : `?page=${page}`),
    page: async () => (await import('./pages/orders/order-history-page.tsx')).OrderHistoryPage,
  },
  order: {
    path: (language) => `/${routeSegment('orderHistory', language)}/:id`,
    cache: 'private',
    parse: ofOrder,
    segments: ({ id }) => ({ id: String(id) }),
    query: withoutQuery,
    page: async () => (await import('./pages/orders/order-page.tsx')).OrderPage,
  },
  withdrawal: {
    path: (language) => `/${routeSegment('orderHistory', language)}/:id/${routeSegment('withdrawal', language)}`,
    cache: 'private',
    parse: ofOrder,
    segments: ({ id }) => ({ id: String(id) }),
    query: withoutQuery,
    page: async () => (await import('./pages/orders/withdrawal-page.tsx')).WithdrawalPage,
  },
  proLists: {
    path: () => '/panel-pro/listy',
    cache: 'private',
    parse: () => ({}),
    segments: () => ({}),
    query: withoutQuery,
    page: async () => (await import('./pages/pro-lists/pro-lists-page.tsx')).ProListsPage,
  },
  discountCodes: {
    path: () => '/panel-pro/kody-znizkowe',
    cache: 'private',
    parse: () => ({}),
    segments: () => ({}),
    query: withoutQuery,
    page: async () => (await import('./pages/discount-codes/discount-codes-page.tsx')).DiscountCodesPage,
  },
  product: {
    path: () => '/:product',
    cache: 'product',
    parse: ({ product = '' }, query) => {
      const named = splitSlugId<ProductId>(product)
      return named && { ...named, variant: parseId<ProductId>(query.get('product') ?? '') }
    },
    segments: ({ slug, id }) => ({ product: `${slug}-${id}` }),
    query: ({ variant }) => (variant === null ? '' : `?product=${variant}`),
    page: async () => (await import('./pages/product/product-page.tsx')).ProductPage,
  },
}

/** Path and query of a page in a language: the only way to make a link. */
export function href<Name extends RouteName>(name: Name, params: RouteParams[Name], language: Language): string {
  const route: Route<RouteParams[Name]> = ROUTES[name]
  const segments = route.segments(params)
  const path = route.path(language).replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(segments[key] ?? ''))
  return prefixOf(path, language) + path + route.query(params)
}

/** Address of a matched page, in its own market or another. */
export function hrefOf<Name extends RouteName>(
  match: { name: Name; params: RouteParams[Name]; market: Market },
  market: Market = match.market,
): string {
  return href(match.name, match.params, market.language)
}

/** Link to a product by its name and id (RTE-07, RTE-08). */
export function productHref(product: { id: ProductId; name: string }, language: Language): string {
  return href('product', { slug: slugify(product.name), id: product.id, variant: null }, language)
}

/** Link to a vendor's listing (GAP-09). */
export function vendorHref(vendor: { id: VendorId; name: string }, language: Language): string {
  return href('vendor', { slug: slugify(vendor.name), id: vendor.id, filters: NO_FILTERS }, language)
}

/** What the addresses of suggestions begin with, for who builds them in the browser. */
export function suggestionPaths(language: Language): SuggestionPaths {
  return {
    prefix: marketOfLanguage(language).prefix,
    catalog: href('catalog', { filters: NO_FILTERS }, language),
    vendor: href('vendor', { slug: '', id: 0 as VendorId, filters: NO_FILTERS }, language).slice(0, -'-0'.length),
  }
}

/** Link to login, which leads back to where the visitor was (spec §5, GAP-59). */
export function loginHref(redirectTo: string | null, language: Language): string {
  return href('login', { redirectTo }, language)
}

/** Link to the visitor's account. */
export function accountHref(language: Language): string {
  return href('userProfile', {}, language)
}

/** Link to the visitor's orders. */
export function orderHistoryHref(language: Language): string {
  return href('orderHistory', { page: 1 }, language)
}

/** Where somebody goes who has no better place to go to: '/' is the Polish home, other markets have only the one of spec §2. */
export function startPath(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/' : href('home', {}, language)
}

/**
 * Where login and registration lead (spec §5, GAP-59): back to a page of this table, in whatever market, else to the start. Nothing that
 * the table does not know gets through, nor does the way back to a login.
 */
export function returnPath(redirectTo: string | null, language: Language): string {
  const { pathname, search, hash } = new URL(redirectTarget(redirectTo), 'https://this.invalid')
  const match = matchAddress(pathname, new URLSearchParams(search))
  return match && !isSignIn(match.name) ? pathname + search + hash : startPath(language)
}

/** Null when it is none. */
function paymentId(text: string | null): string | null {
  return /^[0-9a-f-]{36}$/.exec(text ?? '')?.[0] ?? null
}

/** Link to the checkout; its path is not translated (GAP-07). */
export function checkoutHref(language: Language): string {
  return href('checkout', { step: checkoutStep(null), order: null }, language)
}

/** A page that a path names: which one, in which market, with what. */
export type RouteMatch = { [Name in RouteName]: { name: Name; params: RouteParams[Name]; market: Market } }[RouteName]

/** Finds the page of a decoded path (without its market's prefix) in one language; null = none. */
export function matchRoute(path: string, query: URLSearchParams, language: Language): RouteMatch | null {
  for (const name of ROUTE_NAMES) {
    const match = matchRow(name, path, query, language)
    if (match) return match
  }
  return null
}

/** The market that a decoded path begins with, and what follows: /cp/{lang} carries its language in the path, other pages have a prefix. */
export function splitPrefix(path: string): { market: Market; rest: string } {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'cp') return { market: isLanguage(second) ? marketOfLanguage(second) : DEFAULT_MARKET, rest: path }
  const market = Object.values(MARKETS).find(({ prefix }) => prefix === `/${first}`)
  return market ? { market, rest: path.slice(market.prefix.length) } : { market: DEFAULT_MARKET, rest: path }
}

/** The page of a path as it stands in an address; null = none. */
function matchAddress(pathname: string, query: URLSearchParams): RouteMatch | null {
  const path = decodePath(pathname)
  if (path === null) return null
  const { market, rest } = splitPrefix(path)
  return matchRoute(rest, query, market.language)
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

const isSignIn = (name: RouteName) => SIGN_IN.has(name)
const SIGN_IN: ReadonlySet<RouteName> = new Set<RouteName>(['login', 'register', 'passwordReset', 'newPassword'])

/** The market's prefix, which /cp/{lang} pages do not have. */
function prefixOf(path: string, language: Language): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'cp' && isLanguage(second) ? '' : marketOfLanguage(language).prefix
}

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

function matchRow<Name extends RouteName>(name: Name, path: string, query: URLSearchParams, language: Language): RouteMatch | null {
  const route: Route<RouteParams[Name]> = ROUTES[name]
  const segments = matchSegments(route.path(language), path)
  const params = segments && route.parse(segments, query)
  return params && ({ name, params, market: marketOfLanguage(language) } as RouteMatch)
}

function matchSegments(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const values: Record<string, string> = {}
  for (const [index, want] of wanted.entries()) {
    const have = given[index] ?? ''
    if (want.startsWith(':')) {
      if (have === '') return null
      values[want.slice(1)] = have
    } else if (want !== have) return null
  }
  return values
}

/** `fotel-366-4711` -> slug `fotel-366`, id 4711. */
function splitSlugId<Id extends ProductId | VendorId>(text: string): { slug: string; id: Id } | null {
  const parts = /^(?:(.*)-)?(\d+)$/.exec(text)
  const id = parseId<Id>(parts?.[2] ?? '')
  return parts?.[1] !== undefined && id !== null ? { slug: parts[1], id } : null
}
