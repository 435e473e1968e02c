// Scenes to photograph: each screen in its visually different states. A screen = a row in `scenesOf`.
import type { APIRequestContext, Page } from '@playwright/test'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import type { Language } from '#app/domain/language.ts'
import { slugify } from '#app/domain/slug.ts'
import { href } from '#app/addresses/href.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { fillAddress, fillContact, newEmail, next } from './checkout-parts.ts'
import { BOUTIQUE } from './every-page.ts'
import { canBeOrdered, idOf, isOnSale, type ProductFacts, productParams, type ShopLookup } from './shop-lookup.ts'
import type { OrderId, VendorId } from '#app/domain/ids.ts'

/** One picture: page, persona, and preparation. */
export interface Scene {
  name: string
  path: (language: Language) => string
  persona?: Exclude<keyof typeof PERSONAS, 'guest' | 'withoutPassword'>
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

const main = (page: Page) => page.getByRole('main')
const clickButton = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first().click()
const submitForm = (page: Page) => main(page).locator('form button[type=submit]').first().click()
const at = (path: string) => (language: Language) => (language === 'pl' ? path : `/${language}${path}`)
const content = (slug: string) => (language: Language) => href('content', { slug }, language)
const listing =
  (filters: Partial<typeof NO_FILTERS>): Scene['path'] =>
  (language) =>
    href('catalog', { filters: { ...NO_FILTERS, ...filters } }, language)

/** Every screen, with data of the shop. */
export async function scenesOf(shop: ShopLookup): Promise<readonly Scene[]> {
  const plenty = await shop.productThat('to be ordered', canBeOrdered)
  const two = await shop.productThat('another one', (one) => canBeOrdered(one) && one.vendor.id !== plenty.vendor.id)
  const { vendor } = await shop.productThat('on sale', isOnSale)
  const tag = await shop.tagSlug()
  const order = await shop.customersOrder('PAID')
  const payment = await shop.paymentId()
  const key = await shop.sharedListKey()
  const products = await Promise.all(
    Object.entries(PRODUCTS).map(async ([kind, has]) => ({ kind, product: await shop.productThat(kind, has).catch(() => null) })),
  )
  const plain = products.find(({ kind }) => kind === 'plain')?.product ?? plenty
  const productPage = (product: ProductFacts) => (language: Language) => href('product', productParams(product), language)
  const filled = async (visitor: Visitor) => {
    for (const product of [plenty, two]) await addTo(visitor, product)
  }

  return [
    { name: 'home', path: (language) => href('home', {}, language) },
    { name: 'home-consent', path: (language) => href('home', {}, language), isUndecided: true },
    { name: 'listing', path: listing({}) },
    { name: 'listing-filtered', path: listing({ colors: [2, 7], price: { from: 100, to: 5000 }, sort: 'priceAscending' }) },
    { name: 'listing-nothing', path: listing({ price: { from: 99_999_999 } }) },
    { name: 'listing-failed', path: listing({}), scenario: 'search-503' },
    { name: 'listing-dialog', path: listing({ colors: [7] }), prepare: clickButton(/^Wszystkie filtry/) },
    { name: 'listing-menu', path: listing({}), prepare: clickButton(/^Kolor/) },
    { name: 'tag', path: (language) => href('tag', { tag, filters: NO_FILTERS }, language) },
    { name: 'boutique', path: (language) => href('boutique', { butique: BOUTIQUE, filters: NO_FILTERS }, language) },
    {
      name: 'vendor',
      path: (language) => href('vendor', { slug: slugify(vendor.name), id: idOf<VendorId>(vendor.id), filters: NO_FILTERS }, language),
    },
    ...products.flatMap(({ kind, product }) => (product ? [{ name: `product-${kind}`, path: productPage(product) }] : [])),
    { name: 'product-admin', path: productPage(plain), persona: 'admin' },
    { name: 'product-added', path: productPage(plenty), prepare: clickButton('Dodaj do koszyka') },
    { name: 'product-zoom', path: productPage(plain), prepare: async (page) => main(page).locator('[data-slides] a').first().click() },
    { name: 'content', path: content('platnosc-dostawa-i-zwroty') },
    { name: 'contact', path: content('kontakt-z-nami') },
    {
      name: 'promotions',
      path: (language) => href('content', { slug: { pl: 'promocje', en: 'promotions', es: 'promociones' }[language] }, language),
    },
    { name: 'campaign', path: () => href('content', { slug: 'noc-zakupow-promocja' }, 'pl') },
    { name: 'newsletter', path: content('newsletter') },
    { name: 'favorites-empty', path: (language) => href('favorites', {}, language) },
    {
      name: 'favorites',
      path: (language) => href('favorites', {}, language),
      before: async (visitor) => like(visitor, [plenty, two, plain]),
    },
    {
      name: 'favorites-failed',
      path: (language) => href('favorites', {}, language),
      scenario: 'likes-malformed',
      before: async (visitor) => like(visitor, [two]),
    },
    { name: 'login', path: (language) => href('login', { redirectTo: null }, language) },
    { name: 'login-errors', path: (language) => href('login', { redirectTo: null }, language), prepare: submitForm },
    { name: 'register', path: (language) => href('register', { redirectTo: null }, language) },
    { name: 'register-errors', path: (language) => href('register', { redirectTo: null }, language), prepare: submitForm },
    { name: 'password-reset', path: (language) => href('passwordReset', {}, language) },
    { name: 'new-password', path: (language) => href('newPassword', { token: 'a-link-that-nobody-ever-sent' }, language) },
    { name: 'profile', path: (language) => href('userProfile', {}, language), persona: 'proVendor' },
    { name: 'account-data', path: (language) => href('accountData', {}, language), persona: 'proVendor' },
    { name: 'confirm-email', path: (language) => href('confirmEmail', { token: 'a'.repeat(32) }, language) },
    { name: 'similar-alert', path: (language) => href('similarAlert', { token: 'a'.repeat(32) }, language) },
    { name: 'confirm-newsletter', path: (language) => href('confirmNewsletter', { token: 'a'.repeat(32) }, language) },
    { name: 'end-newsletter', path: (language) => href('endNewsletter', { token: 'a'.repeat(32) }, language) },
    {
      name: 'profile-address',
      path: (language) => href('userProfile', {}, language),
      persona: 'vendor',
      prepare: clickButton('Dodaj adres'),
    },
    { name: 'orders', path: (language) => href('orderHistory', { page: 1 }, language), persona: 'customer' },
    { name: 'order', path: (language) => href('order', { id: idOf<OrderId>(order.id) }, language), persona: 'customer' },
    { name: 'order-documents', path: (language) => href('orderDocuments', { id: idOf<OrderId>(order.id) }, language), persona: 'customer' },
    { name: 'withdrawal', path: (language) => href('withdrawal', { id: idOf<OrderId>(order.id) }, language), persona: 'customer' },
    { name: 'shared-list', path: (language) => href('sharedList', { key }, language) },
    { name: 'pro-lists', path: (language) => href('proLists', {}, language), persona: 'pro' },
    { name: 'discount-codes', path: (language) => href('discountCodes', {}, language), persona: 'pro' },
    { name: 'cart-empty', path: at('/cart') },
    { name: 'cart', path: at('/cart'), before: filled },
    { name: 'cart-failed', path: at('/cart'), before: filled, scenario: 'cart-503' },
    { name: 'checkout', path: at('/checkout'), before: filled },
    { name: 'checkout-errors', path: at('/checkout'), before: filled, prepare: submitForm },
    { name: 'checkout-delivery', path: at('/checkout'), before: filled, prepare: async (page) => toStep(page, 1) },
    { name: 'checkout-payment', path: at('/checkout'), before: filled, prepare: async (page) => toStep(page, 2) },
    { name: 'checkout-summary', path: at('/checkout'), before: filled, prepare: async (page) => toStep(page, 3) },
    { name: 'payment', path: (language) => href('payment', { id: payment }, language), persona: 'customer' },
    { name: 'thank-you', path: (language) => href('checkout', { step: 'thank-you', order: order.number }, language), persona: 'customer' },
    { name: 'not-found', path: at('/nie-ma') },
    { name: 'failed', path: productPage(plain), scenario: 'product-503' },
  ]
}

/** Logs a persona in by a call, without the login page. */
export async function logIn({ request, origin }: Visitor, persona: NonNullable<Scene['persona']>): Promise<void> {
  const data = { email: PERSONAS[persona].email, password: PERSONA_PASSWORD }
  await request.post('/auth/standard', { data, headers: { origin, langId: 'pl' } })
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

/** Completes the checkout up to a step. */
async function toStep(page: Page, step: 1 | 2 | 3): Promise<void> {
  await fillContact(page, newEmail())
  await next(page).click()
  await stands(page, 'Dostawa')
  if (step === 1) return
  await fillAddress(page)
  await next(page).click()
  await stands(page, 'Płatność')
  if (step === 2) return
  await main(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Przelew bankowy' }) })
    .click()
  await next(page).click()
  await stands(page, 'Podsumowanie')
}

/** Waits for a step: the URL changes before the content. */
async function stands(page: Page, name: string): Promise<void> {
  await main(page).getByRole('heading', { name, exact: true }).first().waitFor()
}
