// Scenes to photograph: every page, and each of its visually different states, which is a row in `scenesOf`.
import type { APIRequestContext, Page } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import type { Language } from '#app/domain/language.ts'
import { href } from '#app/addresses/href.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { toSummary } from './checkout-parts.ts'
import { ROUTE_NAMES, samplePath, WHO_OPENS } from './every-page.ts'
import { canBeOrdered, isOnSale, type ProductFacts, productParams, type ShopLookup } from './shop-lookup.ts'
import { main } from './fixtures.ts'

/** One picture: page, persona, and preparation. */
export interface Scene {
  name: string
  path: (language: Language) => string | Promise<string>
  persona?: keyof typeof PERSONAS
  /** Faults of the mock. */
  scenario?: string
  /** No consent decision yet. @default false */
  isUndecided?: boolean
  /** Preparation before the page is opened: calls as the visitor. */
  before?: (visitor: Visitor) => Promise<unknown>
  /** Actions on the page, in Polish only. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Calls the shop API as the scene's visitor. */
interface Visitor {
  request: APIRequestContext
  origin: string
}

/** Products by the property that makes their pages look different. */
const PRODUCTS: Record<string, (product: ProductFacts) => boolean> = {
  plain: (one) => isOnSale(one) && one.prices.promo === null && one.photos.length > 2,
  promo: (one) => isOnSale(one) && one.prices.promo !== null,
  variants: (one) => isOnSale(one) && one.variantGroup?.type === 'IMAGE',
  colours: (one) => isOnSale(one) && one.variantGroup?.type === 'COLOUR',
  'sold-out': (one) => one.status.id === 'PUBLISHED' && one.amountOfAvailableItems === 0,
  'no-photo': (one) => isOnSale(one) && one.photos.length === 0,
  'long-name': (one) => isOnSale(one) && one.name.length > 60,
}

const clickButton = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first().click()
const submitForm = (page: Page) => main(page).locator('form button[type=submit]').first().click()
const at = (path: string) => (language: Language) => (language === 'pl' ? path : `/${language}${path}`)
const listing =
  (filters: Partial<typeof NO_FILTERS>): Scene['path'] =>
  (language) =>
    href('catalog', { filters: { ...NO_FILTERS, ...filters } }, language)

/** Every page by its sample (every-page.ts), and the states of pages. */
export async function scenesOf(shop: ShopLookup): Promise<readonly Scene[]> {
  const plenty = await shop.productThat('to be ordered', canBeOrdered)
  const two = await shop.productThat('another one', (one) => canBeOrdered(one) && one.vendor.id !== plenty.vendor.id)
  const order = await shop.customersOrder('PAID')
  const products = await Promise.all(
    Object.entries(PRODUCTS).map(async ([kind, has]) => ({ kind, product: await shop.productThat(kind, has).catch(() => null) })),
  )
  const plain = products.find(({ kind }) => kind === 'plain')?.product ?? plenty
  const productPage = (product: ProductFacts) => (language: Language) => href('product', productParams(product), language)
  const filled = async (visitor: Visitor) => {
    for (const product of [plenty, two]) await addTo(visitor, product)
  }
  const pages: readonly Scene[] = ROUTE_NAMES.map((name) => {
    const persona = name === 'payment' ? 'customer' : WHO_OPENS[name]
    return { name, path: async (language) => samplePath(name, shop, language), ...(persona && { persona }) }
  })

  return [
    ...pages,
    { name: 'home-consent', path: (language) => href('home', {}, language), isUndecided: true },
    { name: 'catalog-filtered', path: listing({ colors: [2, 7], price: { from: 100, to: 5000 }, sort: 'priceAscending' }) },
    { name: 'catalog-nothing', path: listing({ price: { from: 99_999_999 } }) },
    { name: 'catalog-failed', path: listing({}), scenario: 'search-503' },
    { name: 'catalog-dialog', path: listing({ colors: [7] }), prepare: clickButton(/^Wszystkie filtry/) },
    { name: 'catalog-menu', path: listing({}), prepare: clickButton(/^Kolor/) },
    ...products.flatMap(({ kind, product }) => (product ? [{ name: `product-${kind}`, path: productPage(product) }] : [])),
    { name: 'product-admin', path: productPage(plain), persona: 'admin' },
    { name: 'product-added', path: productPage(plenty), prepare: clickButton('Dodaj do koszyka') },
    { name: 'product-zoom', path: productPage(plain), prepare: async (page) => main(page).locator('[data-slides] a').first().click() },
    { name: 'content-campaign', path: () => href('content', { slug: 'noc-zakupow-promocja' }, 'pl') },
    { name: 'content-newsletter', path: (language) => href('content', { slug: 'newsletter' }, language) },
    {
      name: 'favorites-full',
      path: (language) => href('favorites', {}, language),
      before: async (visitor) => like(visitor, [plenty, two, plain]),
    },
    { name: 'login-errors', path: (language) => href('login', { redirectTo: null }, language), prepare: submitForm },
    { name: 'register-errors', path: (language) => href('register', { redirectTo: null }, language), prepare: submitForm },
    { name: 'userProfile-both', path: (language) => href('userProfile', {}, language), persona: 'proVendor' },
    {
      name: 'userProfile-address',
      path: (language) => href('userProfile', {}, language),
      persona: 'vendor',
      prepare: clickButton('Dodaj adres'),
    },
    { name: 'cart-full', path: at('/cart'), before: filled },
    { name: 'cart-failed', path: at('/cart'), before: filled, scenario: 'cart-503' },
    { name: 'checkout-full', path: at('/checkout'), before: filled },
    { name: 'checkout-errors', path: at('/checkout'), before: filled, prepare: submitForm },
    { name: 'checkout-summary', path: at('/checkout'), before: filled, prepare: async (page) => toSummary(page) },
    { name: 'thank-you', path: (language) => href('checkout', { step: 'thank-you', order: order.number }, language), persona: 'customer' },
    { name: 'not-found', path: at('/nie-ma') },
    { name: 'failed', path: productPage(plain), scenario: 'product-503' },
  ]
}

/** Logs a persona in by a call, without the login page. */
export async function logIn({ request, origin }: Visitor, persona: NonNullable<Scene['persona']>): Promise<void> {
  const data = { email: PERSONAS[persona].email, password: PERSONA_PASSWORD }
  const answer = await request.post('/auth/standard', { data, headers: { origin, langId: 'pl' } })
  if (!answer.ok())
    throw new Error(`The login of ${data.email} was answered with ${answer.status()}. Is the shop served with RATE_LIMITS=off?`)
}

async function addTo({ request, origin }: Visitor, { id, prices }: ProductFacts): Promise<void> {
  const data = { productId: id, quantity: 1, deliveryTypeId: 1, productPrice: prices.promo ?? prices.regular, currencyCode: 'PLN' }
  await request.post('/shop/cart/product/add', { data, headers: { origin, langId: 'pl' } })
}

async function like({ request, origin }: Visitor, products: readonly ProductFacts[]): Promise<void> {
  for (const { id } of products) {
    await request.post(`/shop/client/product/like/${id}`, { data: { like: true }, headers: { origin, langId: 'pl' } })
  }
}
