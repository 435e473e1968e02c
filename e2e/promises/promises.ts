// THE TABLE OF PROMISES: what a page, a call or a file of the storefront answers, in each market, to a stranger and to a customer. A promise = a row, in
// the order of a visit: log in, add, change, remove, log out. Plain data and pure functions, so that journeys, load tests (k6) and the verification of a
// deployment read the same rows; kept.ts judges an answer by its row, breakages.ts breaks each.
import { VISITOR_FACTS_ID } from '../../app/domain/account/visitor-facts.ts'
import type { Market } from '../../app/domain/market.ts'
import type { Known, Offer, Promised } from './promise.ts'

const PAGE = { as: 'stranger', type: 'html', cache: 'browser', cookies: null } as const
const PRIVATE = { as: 'customer', type: 'html', cache: 'nobody' } as const
const CALL = { as: 'customer', type: 'json', cache: 'nobody' } as const
const POST = { ...CALL, method: 'POST' } as const
const PANEL = { as: 'stranger', type: 'flight', cache: 'browser', cookies: null } as const
const PHOTO = {
  ...PANEL,
  cache: 'year',
  needs: ({ offer }: Known) => offer?.mainPhoto?.url.startsWith('/') === true,
} as const
/** The element with what is known of one visitor. */
const FACTS = `id="${VISITOR_FACTS_ID}"`
const SHARED = { isIndexed: true, hasAmounts: true } as const
/** Without scripts a product can be seen, put into the cart and asked about. */
const OF_PRODUCT = { ...SHARED, isProduct: true, named: true, has: { '<img': 1, 'data-early="true"': 1, 'method="post"': 1 } } as const
const OF_LISTING = { ...SHARED, has: { 'id="filter-bar"': 1, '<img': 1, '<article': 1 } } as const

const catalog = ({ paths }: Known) => paths.catalog
const photo = ({ offer }: Known) => offer?.mainPhoto?.url ?? '/photos/none'
const productId = ({ product }: Known) => Number(/-(\d+)$/.exec(product)?.[1])
const priceOf = ({ offer }: Known) => offer?.prices.promo ?? offer?.prices.regular ?? 0
/** A link to the product. */
const inCart = ({ product }: Known) => `href="${product}"`
const panel = (name: string, address: (known: Known) => string, cache: Promised['cache'] = 'frame') => ({
  ...PANEL,
  cache,
  name: `panel of ${name}`,
  path: (known: Known) => `/_rsc/${known.build}/~${name}${address(known)}`,
})
const home = ({ paths }: Known) => paths.home

/** Lines of the cart, as ids with quantities; an empty cart is a text. */
interface CartData {
  deliveries: readonly { items: readonly { id: number; quantity: number; currencyId: string }[] }[]
  summary: { totalCost: number; currency: { id: string } }
}

const cartOf =
  (quantity: number, read: (data: never) => CartData | string = (data) => data) =>
  (data: never, known: Known, market: Market): string | null => {
    const cart = read(data)
    const line =
      typeof cart === 'string' ? undefined : cart.deliveries.flatMap(({ items }) => items).find(({ id }) => id === productId(known))
    if ((line?.quantity ?? 0) !== quantity) return `the cart has ${line?.quantity ?? 0} of product ${productId(known)}, not ${quantity}`
    if (quantity === 0 || typeof cart === 'string') return null
    if (cart.summary.currency.id !== market.currencyId) return `the cart is in ${cart.summary.currency.id}, not ${market.currencyId}`
    return cart.summary.totalCost >= quantity * priceOf(known) ? null : `the cart costs ${cart.summary.totalCost}`
  }

/** Without the product. */
const isEmpty = cartOf(0)

/** Two pieces, where there are two. */
const changedTo = ({ offer }: Known) => Math.min(2, offer?.amountOfAvailableItems ?? 1)
const hasChanged = (data: never, known: Known, market: Market) => cartOf(changedTo(known))(data, known, market)
const isCustomer = (data: { email?: string } | null, { account }: Known) =>
  data?.email === account.email ? null : 'the visitor is not the test account'
const isNobody = (data: unknown) => (data === null ? null : 'a stranger is somebody')

export const PROMISES: readonly Promised[] = [
  { ...PAGE, name: 'home', path: home, page: { isIndexed: true, has: { '<img': 4, '<article': 4 } } },
  { ...PAGE, name: 'listing', path: catalog, page: OF_LISTING },
  {
    ...PAGE,
    name: 'product',
    path: ({ product }) => product,
    page: OF_PRODUCT,
    holds: (known) => `"sku":"${productId(known)}"`,
    lacks: () => FACTS,
  },
  {
    ...PAGE,
    name: 'missing page',
    path: (_known, market) => `${market.prefix}/nie-ma-takiej-strony`,
    status: 404,
    cache: 'error',
    page: { isIndexed: false },
  },
  {
    ...PRIVATE,
    name: 'cart of a stranger',
    as: 'stranger',
    path: ({ paths }) => paths.cart,
    page: { isIndexed: false },
    lacks: inCart,
  },
  {
    ...PRIVATE,
    name: 'login',
    as: 'stranger',
    path: ({ paths }) => paths.login,
    page: { isIndexed: false },
  },
  {
    ...PRIVATE,
    name: 'account of a stranger',
    as: 'stranger',
    path: ({ paths }) => paths.userProfile,
    status: 302,
    cache: 'error',
    type: null,
    leadsTo: ({ paths }) => paths.login,
  },
  { ...panel('filters', catalog, 'browser'), holds: ({ paths }) => `"action":"${paths.catalog}"` },
  { ...panel('departments', home), holds: ({ paths }) => `"href":"${paths.catalog}?` },
  panel('search', home),
  panel('fit', home),
  panel('place', home),
  panel('session', home),
  {
    ...PANEL,
    name: 'flight',
    path: ({ build, product }) => `/_rsc/${build}${product}`,
    holds: ({ product }) => new RegExp(`"canonical","href":"https?://[^/"]+${product}"`),
  },
  { ...PANEL, name: 'sitemap', path: (_known, { language }) => `/sitemaps/${language}/products-1.xml`, type: 'xml', cache: 'hour' },
  { ...CALL, name: 'nobody', as: 'stranger', path: () => '/shop/client/details', wrongIn: isNobody },
  {
    ...POST,
    name: 'log in',
    as: 'stranger',
    path: () => '/auth/standard',
    body: ({ account }) => account,
    cookies: ['token', 'ysguestId'],
  },
  { ...CALL, name: 'customer', path: () => '/shop/client/details', wrongIn: isCustomer },
  {
    ...CALL,
    name: 'offer',
    path: (known) => `/shop/product/details/${productId(known)}`,
    wrongIn: (data: Offer, _known, { currencyId }) =>
      data.prices.currencyId !== currencyId
        ? `the price is in ${data.prices.currencyId}`
        : data.prices.regular > 0
          ? null
          : 'it costs nothing',
  },
  { ...PHOTO, name: 'photo', path: photo, type: 'avif' },
  // Of a link preview (EXT-75).
  { ...PHOTO, name: 'preview', path: (known) => photo(known).replace(/-640\.avif$/, '-1200.jpeg'), type: 'jpeg' },
  // Whatever a visit before left behind.
  {
    ...POST,
    name: 'remove what was left',
    path: () => '/shop/cart/product/remove-details',
    body: (known) => ({ productId: productId(known) }),
    wrongIn: isEmpty,
  },
  {
    ...POST,
    name: 'add',
    path: () => '/shop/cart/product/add',
    body: (known) => ({
      productId: productId(known),
      quantity: 1,
      deliveryTypeId: known.offer?.deliveryConfigurations.STANDARD ? 1 : 2,
      productPrice: priceOf(known),
      currencyCode: known.offer?.prices.currencyId ?? '',
    }),
    wrongIn: ({ quantity }: { quantity: number }) => (quantity === 1 ? null : `${quantity} are in the cart`),
  },
  {
    ...POST,
    name: 'change',
    path: () => '/shop/cart/product/change-quantity',
    body: (known) => ({ productId: productId(known), quantity: changedTo(known) }),
    wrongIn: hasChanged,
  },
  {
    ...CALL,
    name: 'cart',
    path: () => '/shop/cart/details2',
    wrongIn: hasChanged,
  },
  {
    ...PRIVATE,
    name: 'cart page',
    path: ({ paths }) => paths.cart,
    page: { isIndexed: false, hasAmounts: true },
    holds: inCart,
  },
  {
    ...PRIVATE,
    name: 'checkout',
    path: ({ paths }) => paths.checkout,
    page: { isIndexed: false, hasAmounts: true },
  },
  {
    ...POST,
    name: 'preview of an order',
    path: () => '/shop/checkout/preview',
    body: () => ({ deliveries: [], promoCode: null }),
    wrongIn: (data: never, known, market) => cartOf(changedTo(known), ({ cart }: { cart: CartData }) => cart)(data, known, market),
  },
  {
    ...PAGE,
    name: 'product of a customer',
    as: 'customer',
    path: ({ product }) => product,
    cookies: [],
    page: SHARED,
    holds: () => FACTS,
    lacks: () => '"user":null}</script>',
  },
  {
    ...PRIVATE,
    name: 'account',
    path: ({ paths }) => paths.userProfile,
    page: { isIndexed: false },
    holds: ({ account }) => account.email,
  },
  { ...PRIVATE, name: 'favourites', path: ({ paths }) => paths.favorites, page: { isIndexed: false } },
  {
    ...POST,
    name: 'remove',
    path: () => '/shop/cart/product/remove-details',
    body: (known) => ({ productId: productId(known) }),
    wrongIn: isEmpty,
  },
  { ...POST, name: 'log out', path: () => '/auth/logout', body: () => ({}), cookies: ['ysguestId'] },
  // With the token of before, which is worth nothing now.
  { ...CALL, name: 'after the logout', path: () => '/shop/client/details', wrongIn: isNobody },
]

const rowOf = (wanted: string): Promised => {
  const row = PROMISES.find(({ name }) => name === wanted)
  if (!row) throw new Error(`There is no promise "${wanted}".`)
  return row
}
const subject = ({ product }: Known) => product
const LISTED = { has: { 'id="filter-bar"': 1 } } as const
const ASSET = { ...PANEL, cache: 'year', path: subject } as const

/** THE KINDS: promises of a request of its kind whatever its address, which is the `product` of what is known: what load tests (load-tests/session/) ask for. */
export const KINDS = {
  home: rowOf('home'),
  listing: { ...PAGE, name: 'listing', path: subject, page: LISTED },
  'search results': { ...PAGE, name: 'search results', path: subject, page: { ...LISTED, isIndexed: false, named: true } },
  product: rowOf('product'),
  // A robot comes to listings and products.
  crawl: { ...PAGE, name: 'crawl', path: subject, page: {} },
  'cart page': rowOf('cart page'),
  login: rowOf('login'),
  account: rowOf('account'),
  withdrawal: { ...PRIVATE, name: 'withdrawal', path: subject, page: { isIndexed: false }, holds: ({ asked = '' }) => asked },
  'favourites page': { ...rowOf('favourites'), holds: inCart },
  flight: { ...PANEL, name: 'flight', path: subject },
  'private flight': { ...PANEL, cache: 'nobody', cookies: [], name: 'private flight', path: subject },
  panel: { ...PANEL, cache: 'frame', name: 'panel', path: subject },
  call: { ...CALL, name: 'call', path: subject },
  picture: { ...ASSET, name: 'picture', type: 'avif' },
  script: { ...ASSET, name: 'script', type: 'script' },
  stylesheet: { ...ASSET, name: 'stylesheet', type: 'stylesheet' },
  font: { ...ASSET, name: 'font', type: 'font' },
} as const satisfies Record<string, Promised>

export type Kind = keyof typeof KINDS
