import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aCartItem, aParcel, zloty } from '../testing/a-cart.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { analyticsItem } from '../domain/product/analytics-item.ts'
import type { CategoryId, ProductId, VendorId } from '../domain/ids.ts'
import { cartEvent, cartItem } from './cart-event.ts'
import { EVENTS, type EventName } from './events.ts'
import { FIRST_SCRIPT, FIRST_SCRIPT_HASH } from './first-script.ts'
import { hashEmail } from './hash-email.ts'
import { pushEvent } from './push-event.ts'
import { track } from './track.ts'

const EMAIL = 'Anna.Nowak@Example.com '
const HASH = createHash('sha256').update('anna.nowak@example.com').digest('hex')
const CHAIR = {
  item_name: 'Fotel',
  item_id: 7 as ProductId,
  item_variant_id: null,
  item_brand_id: 3 as VendorId,
  item_brand: 'Dom z duszą',
  price: 19.99,
  category: 145 as CategoryId,
}

let browser: { dataLayer?: unknown[] }
const withConsent = (consent: string | null) =>
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: consent === null ? 'visitor=1' : `visitor=1; consent=${consent}` }))
/** Entries pushed after the consent. */
const pushed = () => (browser.dataLayer ?? []).filter((entry) => 'event' in Object(entry))

beforeEach(() => {
  browser = {}
  vi.stubGlobal('window', browser)
  vi.stubGlobal('location', { pathname: '/produkty' })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  withConsent('analytics')
})

test('the thirteen events of the specification are in the table', () => {
  expect(Object.keys(EVENTS).toSorted()).toEqual([
    'add_payment_info',
    'add_shipping_info',
    'add_to_cart',
    'add_to_wishlist',
    'begin_checkout',
    'login',
    'newsletter_signup',
    'purchase',
    'remove_from_cart',
    'sign_up',
    'view_cart',
    'view_item',
    'view_item_list',
  ])
})

test('ANL-01: an item has the seven fields of the specification', () => {
  const price = { minor: 250_000, currencyId: 'PLN' as const }
  const product = {
    id: CHAIR.item_id,
    name: 'Fotel',
    vendor: { id: CHAIR.item_brand_id, name: 'Dom z duszą' },
    prices: { price, promoPrice: { ...price, minor: 199_950 }, promoEndDate: null, lowest30Days: null },
    categories: [CHAIR.category, 3001 as CategoryId],
    variantGroup: null,
  }
  expect(analyticsItem(product, 0)).toEqual({ ...CHAIR, price: 1999.5 })
  expect(analyticsItem({ ...product, categories: [] }, 0).category).toBeNull()
})

describe('consent comes first', () => {
  test.each([null, 'none', 'marketing', 'rubbish'])('EXT-07: with the decision %s nothing is pushed', async (consent) => {
    withConsent(consent)
    await track('login', { email: EMAIL })
    await pushEvent('login', { email: EMAIL })
    expect(browser.dataLayer).toBeUndefined()
  })

  test('EXT-07: the decision is sent before the first event, and once', async () => {
    withConsent('analytics.marketing')
    await track('login', {})
    await track('sign_up', {})
    const [update, ...events] = browser.dataLayer ?? []
    const granted = { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }
    expect(Object.prototype.toString.call(update)).toBe('[object Arguments]') // gtag ignores a command sent as an array
    expect(Array.from(Object.values(Object(update)))).toEqual(['consent', 'update', granted])
    expect(events).toEqual([{ event: 'login' }, { event: 'sign_up' }])
  })

  test.each([
    ['before the next event', 'analytics', async () => track('sign_up', {}), { ad_storage: 'denied', analytics_storage: 'granted' }],
    [
      'where nothing may be pushed any more, when this one is seen again',
      'none',
      () => document.dispatchEvent(new Event('visibilitychange')),
      { ad_storage: 'denied', analytics_storage: 'denied' },
    ],
  ])('EXT-07: what was withdrawn in another tab is withdrawn here: %s', async (_when, consent, act, left) => {
    withConsent('analytics.marketing')
    await track('login', {})
    document.cookie = `consent=${consent}`
    await act()
    const decisions = (browser.dataLayer ?? []).flatMap((entry) => Reflect.get(Object(entry), '2') ?? [])
    expect(decisions).toMatchObject([{ ad_storage: 'granted' }, left])
  })

  test('the hash in the policy is the hash of the script', () => {
    expect(FIRST_SCRIPT_HASH).toBe(`sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}`)
  })
})

describe('what is pushed', () => {
  test('GAP-120: event, currency, value and items', async () => {
    await track('add_to_cart', { currency: 'PLN', items: [CHAIR], quantity: 3, page_version: 2 })
    expect(pushed()).toEqual([
      { event: 'add_to_cart', ecommerce: { currency: 'PLN', value: 59.97, items: [{ ...CHAIR, quantity: 3 }] }, page_version: 2 },
    ])
  })

  test('a parameter of a row is sent, whatever its kind; an e-mail is not', async () => {
    const more = { email: EMAIL, coupon: 'MAJ' }
    await track('login', more)
    await track('view_cart', { currency: 'PLN', items: [CHAIR], ...more })
    expect(pushed()).toMatchObject([{ coupon: 'MAJ' }, { ecommerce: { coupon: 'MAJ', value: 19.99 } }])
    expect(JSON.stringify(pushed())).not.toContain(EMAIL)
  })

  test('a value that is given is not summed up', async () => {
    await track('begin_checkout', { currency: 'EUR', items: [CHAIR], value: 40 })
    expect(pushed()).toMatchObject([{ ecommerce: { currency: 'EUR', value: 40 } }])
  })

  test('GAP-120: each item has its own quantity, and their sum is exact', async () => {
    await track('view_cart', {
      currency: 'PLN',
      items: [
        { ...CHAIR, price: 0.1, quantity: 3 },
        { ...CHAIR, price: 1 },
      ],
      quantity: 2,
    })
    expect(pushed()).toMatchObject([{ ecommerce: { value: 2.3, items: [{ quantity: 3 }, { quantity: 2 }] } }])
    expect(pushed()[0]).not.toHaveProperty('page_version')
  })

  test('GAP-120: a purchase is sent once per order; without storage whenever its page is opened', async () => {
    const buy = async (transaction_id: number) => track('purchase', { transaction_id, currency: 'PLN', items: [CHAIR] })
    for (const id of [5, 5, 6]) await buy(id)
    expect(pushed()).toMatchObject([{ ecommerce: { transaction_id: 5 } }, { ecommerce: { transaction_id: 6 } }])
    vi.stubGlobal('sessionStorage', null)
    await buy(6)
    expect(pushed()).toHaveLength(3)
  })

  test('CKE-08, GAP-122: view_item says which listing led to it, once', async () => {
    localStorage.setItem('TRACKABLE_LISTING_ITEM', JSON.stringify({ productId: 7, listName: '/tag/lato', index: 4 }))
    await track('add_to_cart', { currency: 'PLN', items: [CHAIR] })
    await track('view_item', { currency: 'PLN', items: [CHAIR] })
    await track('view_item', { currency: 'PLN', items: [CHAIR] })
    expect(localStorage.getItem('TRACKABLE_LISTING_ITEM')).toBeNull()
    const [, first, second] = pushed()
    expect(first).toMatchObject({ ecommerce: { item_list_name: '/tag/lato', index: 4 } })
    expect(second).not.toHaveProperty('ecommerce.item_list_name')
  })

  test.each([
    '{',
    'null',
    '{"productId":8,"listName":"/tag/lato","index":4}',
    '{"productId":7,"index":4}',
    '{"productId":7,"listName":"/tag/lato"}',
  ])('CKE-08: %s under the key is no card of this product', async (stored) => {
    localStorage.setItem('TRACKABLE_LISTING_ITEM', stored)
    await track('view_item', { currency: 'PLN', items: [CHAIR] })
    expect(pushed()).toHaveLength(1)
    expect(pushed()[0]).not.toHaveProperty('ecommerce.item_list_name')
  })

  test('ERR-07: an unknown event is logged as not implemented, and not pushed', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await pushEvent('share' as EventName, {})
    expect(warn).toHaveBeenCalledExactlyOnceWith('Analytics event not implemented: share')
    expect(browser.dataLayer).toBeUndefined()
  })
})

describe('e-mail', () => {
  test('ANL-15, GAP-120: it is trimmed, lower-cased and hashed with SHA-256', async () => {
    expect(await hashEmail(EMAIL)).toBe(HASH)
  })

  test.each([
    ['analytics', undefined],
    ['analytics.marketing', { sha256Email: HASH }],
  ])('ANL-15: with consent to %s the user is %s', async (consent, user) => {
    const logged = (['log', 'warn', 'error', 'info'] as const).map((level) => vi.spyOn(console, level).mockReturnValue())
    withConsent(consent)
    await track('newsletter_signup', { email: EMAIL })
    expect(pushed()).toEqual([{ event: 'newsletter_signup', ...(user && { user }) }])
    expect(JSON.stringify(browser.dataLayer).toLowerCase()).not.toContain('example.com')
    for (const log of logged) expect(log).not.toHaveBeenCalled()
  })
})

test('ANL-10, GAP-100: a cart is sent without unavailable products', () => {
  const items = [7, 8].map((id) => aCartItem({ id, name: 'Fotel', quantity: 2, promoPrice: zloty(25), isAvailable: id === 7 }))
  const cart = aCart([aParcel(items, 3, { vendor: { id: 3 as VendorId, name: 'Dom z duszą' } })])
  expect(cartEvent(cart)).toEqual({ currency: 'PLN', items: [{ ...CHAIR, price: 25, category: null, quantity: 2 }] })
})

test('ANL-01, EXT-74: an event about a cart has category and variant', () => {
  const item = aCartItem({ id: 7, category: CHAIR.category, isVariant: true })
  expect(cartItem(item, aParcel([item]))).toMatchObject({ category: CHAIR.category, item_variant_id: 7 })
})
