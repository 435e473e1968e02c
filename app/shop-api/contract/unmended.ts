// THE LIST of what a response cannot do without. All else that does not parse is left out (mends.ts). A place of this list has no stand-in: it fails what it is a
// part of, which is a row that is dropped, an optional part, or the page.

import { SOURCE_LANGUAGE } from '../../domain/language.ts'
import { UNKNOWN_CLASSIFICATION } from '../../domain/product/availability.ts'

interface Unmended {
  /** Operation ids. */
  calls: readonly string[]
  /** Below `data`; `*` is every row. '' is `data` itself. */
  paths: readonly string[]
  why: string
}

const CARTS = ['cartDetails', 'cartDetailsWithCode', 'changeQuantity', 'removeFromCart']
const ORDERS = ['orderDetails', 'cancelOrder']
/** What a cart or an order has, and what it costs. */
const THINGS = [
  'deliveries',
  'deliveries.*',
  'deliveries.*.items',
  'deliveries.*.items.*',
  'deliveries.*.items.*.promoPrice',
  'summary',
  'summary.discount',
]
const LISTS = ['searchProducts', 'viewedLast', 'likesDetails']

export const UNMENDED: readonly Unmended[] = [
  {
    calls: [...CARTS, 'previewOrder'],
    paths: ['', 'cart'],
    why: 'a cart that is not understood is not an empty one',
  },
  { calls: CARTS, paths: [...THINGS, 'cartId'], why: 'what a cart shows is what is paid for' },
  { calls: ['previewOrder'], paths: [...THINGS, 'cartId'].map((part) => `cart.${part}`), why: 'as of a cart' },
  { calls: ORDERS, paths: ['id', 'number', 'createdAt', ...THINGS], why: 'an order shows all that was ordered, at its price' },
  {
    calls: ORDERS,
    paths: ['documents.*.lines', 'documents.*.lines.*', 'documents.*.deliveries.*'],
    why: 'a document without one of its lines is another document',
  },
  { calls: [...ORDERS, 'sandboxPayment', 'settleSandboxPayment'], paths: ['withdrawal.refusal'], why: 'null is the right to withdraw' },
  { calls: ['orders'], paths: ['items', 'items.*'], why: 'the history has every order' },
  { calls: LISTS, paths: ['items'], why: 'the products of a listing' },
  {
    calls: ['searchProducts', 'likesDetails', 'orders'],
    paths: ['pagination'],
    why: 'a list without it is the answer of another call, not an empty listing',
  },
  { calls: LISTS, paths: ['items.*.promoPrice'], why: 'a product with another price than its own is left out' },
  {
    calls: ['productDetails'],
    paths: ['id', 'name', 'vendor.id', 'vendor.name', 'shippingDays', 'prices.regular', 'prices.promo', 'prices.currencyId'],
    why: 'which product it is, who sells it, when it is sent, at what price',
  },
  { calls: ['productDetails'], paths: ['vendorVacation'], why: 'null is a vendor who sends at once (PRD-40)' },
  { calls: ['clientDetails'], paths: ['', 'id', 'email'], why: 'null is a guest, and the account is its e-mail' },
  { calls: ['exportAccount'], paths: ['exportedAt', 'createdAt', 'profile', 'profile.id'], why: 'whose data it is, as of when' },
  { calls: ['vendorDetails'], paths: ['id', 'name', 'urlSlug'], why: 'which vendor it is' },
  {
    calls: ['boutiqueDetails'],
    paths: ['id', 'title', 'slug', 'filters.orderBy.order'],
    why: 'which boutique it is; an unknown order is none',
  },
  { calls: ['tagDetails'], paths: ['id', 'slug', 'translations'], why: 'which tag it is' },
  { calls: ['contentPage'], paths: ['title', 'slug', 'lang', 'body'], why: 'which page it is, and what it says' },
  { calls: ['proLists', 'discountCodes', 'addresses'], paths: ['items'], why: 'what the page lists' },
  { calls: ['sharedList'], paths: ['shareKey', 'name', 'products'], why: 'what the page lists' },
  {
    calls: ['sandboxPayment', 'settleSandboxPayment'],
    paths: ['id', 'orderId', 'amount', 'currencyId'],
    why: 'which payment it is, of how much',
  },
  { calls: ['sitemapProducts'], paths: ['lastId'], why: 'where the sitemap goes on' },
  {
    calls: ['login', 'register', 'createWithoutRegistration', 'setPassword'],
    paths: ['token', 'userData.id'],
    why: 'the session of who logs in',
  },
  {
    calls: [
      'placeOrder',
      'withdraw',
      'addToCart',
      'likeProduct',
      'changeDetails',
      'requestEmailChange',
      'cancelEmailChange',
      'addAddress',
      'replaceAddress',
      'confirmSimilarAlert',
    ],
    paths: ['id', 'orderId', 'summary', 'cartId', 'productId', 'deliveryTypeId', 'quantity', 'product.id'],
    why: 'what was changed',
  },
  {
    calls: ['addProList', 'renameProList', 'putOnProList', 'takeOffProList', 'shareProList', 'unshareProList'],
    paths: ['id', 'createdAt'],
    why: 'what was changed',
  },
]

/** What stands for numbers and dates that do not parse, where less than the whole page depends on them. */
const STAND_INS: readonly { calls: readonly string[]; values: Readonly<Record<string, StandIn>> }[] = [
  {
    calls: ['productDetails'],
    values: {
      // Nobody can buy what is not known to be there.
      amountOfAvailableItems: { value: 0 },
      classificationId: { value: UNKNOWN_CLASSIFICATION, meanwhile: 1 },
      vendorId: { value: 0, meanwhile: 1 },
    },
  },
  { calls: LISTS, values: { 'items.*.classificationId': { value: UNKNOWN_CLASSIFICATION, meanwhile: 1 } } },
  {
    calls: ['searchProducts', 'likesDetails', 'orders'],
    values: { 'pagination.total': { value: 0 }, 'pagination.page': { value: 1 }, 'pagination.per_page': { value: 1 } },
  },
  // A language that this build does not have is shown as its first one, until the user chooses.
  {
    calls: ['clientDetails', 'changeDetails', 'requestEmailChange', 'cancelEmailChange'],
    values: { defaultLangId: { value: SOURCE_LANGUAGE } },
  },
  { calls: ['exportAccount'], values: { 'profile.defaultLangId': { value: SOURCE_LANGUAGE } } },
  { calls: ['contentPage'], values: { visibleFrom: { value: '1970-01-01T00:00:00Z' } } },
]

/** A value that stands for one that does not parse. */
export interface StandIn {
  value: string | number
  /** What the strict schema takes in its place, where it does not take the value. */
  meanwhile?: string | number
}

const STANDS: ReadonlyMap<string, StandIn> = new Map(
  STAND_INS.flatMap(({ calls, values }) =>
    calls.flatMap((call) => Object.entries(values).map(([path, standIn]) => [`${call} ${path}`, standIn] as const)),
  ),
)

/** What stands for a place of a response; undefined: what its type says. @param path below `data` */
export function standInOf(call: string, path: string): StandIn | undefined {
  return STANDS.get(`${call} ${path}`)
}

const PLACES: ReadonlySet<string> = new Set(
  UNMENDED.flatMap(({ calls, paths }) => calls.flatMap((call) => paths.map((path) => `${call} ${path}`))),
)

/** Whether a place of a response has no stand-in. @param path below `data` */
export function isUnmended(call: string, path: string): boolean {
  return PLACES.has(`${call} ${path}`)
}
