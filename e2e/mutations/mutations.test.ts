// EVERY MUTATION of the storefront: each call other than GET that a function of app/shop-api/browser makes has a row with the journey in
// which it fails, so that every failure is shown. A new function needs a row; the row also tells whether its call is personal.
import { globSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ProductId } from '#app/domain/ids.ts'
import * as account from '#app/shop-api/browser/account.ts'
import { addToCart } from '#app/shop-api/browser/add-to-cart.ts'
import * as cart from '#app/shop-api/browser/cart.ts'
import * as checkout from '#app/shop-api/browser/checkout.ts'
import { estimateDelivery } from '#app/shop-api/browser/delivery.ts'
import { setLike } from '#app/shop-api/browser/likes.ts'
import { readNewest } from '#app/shop-api/browser/newest.ts'
import { signUpForNewsletter } from '#app/shop-api/browser/newsletter.ts'
import * as orders from '#app/shop-api/browser/orders.ts'
import * as lists from '#app/shop-api/browser/pro-lists.ts'
import { sendContactMessage } from '#app/shop-api/browser/contact.ts'
import * as alerts from '#app/shop-api/browser/similar-alerts.ts'
import { CONTRACT_CALLS, CONTRACT_ROUTES } from '#app/shop-api/contract/calls.ts'
import { mutationsIn, testsIn } from './mutations-in-source.ts'

interface Journey {
  /** Title of the test in `e2e/journeys`, as in the source. */
  journey: string
  fails: readonly Mutation[]
  /** The requirement that forbids a visible message; a live region announces the failure (GAP-131). @default the message is beside the control */
  silentBy?: string
  /** How the test makes the calls fail. @default faults of their routes */
  by?: string
}

interface Mutation {
  /** Name of the function. */
  name: string
  /** operationId of its call, by which the mock injects the fault. */
  route: string
  /** Runs only as the user whom the page shows: after the session has ended it responds 401. */
  isPersonal: boolean
  call: () => Promise<unknown>
}

const ID = 1 as ProductId
const EMAIL = 'a@b.test'
const LINE = { productId: ID, deliveryTypeId: 1 }
const LIST_LINE = { productId: ID, quantity: 1 }
const ADDRESS = { street: 'a', building: '1', apartment: null, zipCode: '00-950', city: 'b', countryId: 'PL' }
const DETAILS = { firstName: null, lastName: null, phone: null, defaultLangId: 'pl' } as const
const CREDENTIALS = { email: EMAIL, password: 'krzeslo-1962' }
const CLIENT = { email: EMAIL, defaultLangId: 'pl', personalDataAgreement: true, termsAgreement: true } as const
const REGISTRATION = { ...CLIENT, ...CREDENTIALS, newsletterAgreement: false }
const ADDITION = { ...LINE, quantity: 1, price: { minor: 100, currencyId: 'PLN' } } as const
const QUOTE = { productId: ID, quantity: 1, zipCode: '00-950' }
const ORDER = {} as Parameters<typeof checkout.placeOrder>[0]
const PAYMENT = { reference: '6f1c2a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }

const row = (name: string, route: string, isPersonal: boolean, call: Mutation['call']): Mutation => ({ name, route, isPersonal, call })
const personal = (name: string, route: string, call: Mutation['call']) => row(name, route, true, call)
const anyones = (name: string, route: string, call: Mutation['call']) => row(name, route, false, call)

const MUTATIONS: readonly Journey[] = [
  {
    journey: 'GAP-105, ERR-08: a shop API that ${what} shows an error above the form, and the input stays',
    fails: [anyones('sendLogin', 'login', () => account.sendLogin(CREDENTIALS))],
  },
  {
    journey: 'ERR-08: a failed registration keeps every field, and the next click registers',
    fails: [anyones('sendRegistration', 'register', () => account.sendRegistration(REGISTRATION))],
  },
  {
    // The gateway ends the session whatever the shop API responds: the call fails only without a network.
    journey: 'AUTH-06: a logout without a network',
    by: 'setOffline(true)',
    fails: [anyones('sendLogout', 'logout', () => account.sendLogout())],
  },
  {
    journey: 'GAP-34: the mail with a link to a new password, and the new password',
    fails: [
      anyones('requestPasswordReset', 'resetPassword', () => account.requestPasswordReset(EMAIL)),
      anyones('sendNewPassword', 'setPassword', () => account.sendNewPassword('token', 'new')),
    ],
  },
  {
    journey: 'the profile shows that it could not be saved, and saves it at the next click',
    fails: [personal('changeDetails', 'changeDetails', () => account.changeDetails(DETAILS))],
  },
  {
    journey: 'GAP-35: a new address, another one in its place, its removal, the newsletter and a password',
    fails: [
      personal('saveAddress', 'addAddress', () => account.saveAddress(null, ADDRESS)),
      personal('saveAddress', 'replaceAddress', () => account.saveAddress(1, ADDRESS)),
      personal('removeAddress', 'removeAddress', () => account.removeAddress(1)),
      personal('changeNewsletterAgreement', 'changeNewsletterAgreement', () => account.changeNewsletterAgreement(EMAIL, true)),
      personal('changePassword', 'changePassword', () => account.changePassword('old', 'new')),
    ],
  },
  {
    journey: 'EXT-23: a link that could not be made or ended is said, and the next press does it',
    fails: [
      personal('shareProList', 'shareProList', () => lists.shareProList(1)),
      personal('unshareProList', 'unshareProList', () => lists.unshareProList(1)),
    ],
  },
  {
    journey: 'EXT-19, EXT-21, EXT-22: another e-mail, its cancellation and confirmation, ended logins, the end of an account',
    fails: [
      personal('requestEmailChange', 'requestEmailChange', () => account.requestEmailChange(EMAIL, null)),
      personal('cancelEmailChange', 'cancelEmailChange', () => account.cancelEmailChange()),
      anyones('confirmEmailChange', 'confirmEmailChange', () => account.confirmEmailChange('token')),
      personal('endLogin', 'endLogin', () => account.endLogin('9f86d081884c7d65')),
      personal('endOtherLogins', 'endOtherLogins', () => account.endOtherLogins()),
      personal('sendAccountDeletion', 'deleteAccount', () => account.sendAccountDeletion(null)),
    ],
  },
  {
    journey: 'GAP-116: a newsletter sign-up, in a toast and beside its field',
    fails: [anyones('signUpForNewsletter', 'changeNewsletterAgreement', () => signUpForNewsletter(EMAIL, 'footer'))],
  },
  {
    journey: 'EXT-31: an alert that could not be requested, confirmed or ended is said, and the next press does it',
    fails: [
      anyones('requestSimilarAlert', 'requestSimilarAlert', () => alerts.requestSimilarAlert(ID, EMAIL)),
      anyones('confirmSimilarAlert', 'confirmSimilarAlert', () => alerts.confirmSimilarAlert('token')),
      anyones('endSimilarAlert', 'endSimilarAlert', () => alerts.endSimilarAlert('token')),
    ],
  },
  {
    journey: 'EXT-37: a message that could not be sent says so, keeps what was typed, and goes with the next press',
    fails: [
      anyones('sendContactMessage', 'sendContactMessage', () =>
        sendContactMessage({ name: 'Hanna', email: EMAIL, subject: 'Blat', message: 'Czy ma ślady?', productId: null }),
      ),
    ],
  },
  {
    journey: 'GAP-131: a heart shows nothing, and the live region announces the failure',
    silentBy: 'spec §8: Like failure: silently ignored.',
    fails: [anyones('setLike', 'likeProduct', () => setLike(ID, true))],
  },
  {
    journey: 'EXT-28: a search is saved although nobody can tell what is new',
    silentBy: 'spec §8: Generic HTTP errors (network, timeout, bad request/response, cancelled): no product messages shown.',
    fails: [anyones('readNewest', 'searchProducts', () => readNewest('?colors=2', 10))],
  },
  {
    journey: 'CRT-11, ERR-02, ERR-03: a shop API that ${how} adds nothing; the selection stays, and the next click adds it',
    silentBy: 'spec §8: Add-to-cart failure: logged, button returns to idle, no user message.',
    fails: [anyones('addToCart', 'addToCart', () => addToCart(ADDITION, 'key'))],
  },
  {
    journey: 'the cart: a quantity, a removal, a code and its removal',
    fails: [
      personal('changeQuantity', 'changeQuantity', () => cart.changeQuantity(LINE, 2)),
      personal('removeFromCart', 'removeFromCart', () => cart.removeFromCart(LINE)),
    ],
  },
  {
    journey: 'DLV-15, GAP-39: a failed shipping cost request shows an error, and the postal code stays',
    fails: [personal('estimateDelivery', 'estimateDelivery', () => estimateDelivery(QUOTE))],
  },
  {
    journey: 'GAP-31, GAP-32, GAP-41: sums of another delivery, a guest’s order, its payment and another one',
    fails: [
      personal('previewOrder', 'previewOrder', () => checkout.previewOrder([], null)),
      anyones('sendGuestClient', 'createWithoutRegistration', () => account.sendGuestClient(CLIENT)),
      anyones('settlePayment', 'settleSandboxPayment', () => checkout.settlePayment('id', 'PAID')),
      // The reference replaces the login.
      anyones('rePay', 'rePay', () => checkout.rePay(1, PAYMENT)),
    ],
  },
  {
    journey: 'EXT-06, GAP-31: an order that the shop API ${what} shows an error; the input stays, and the next click orders once',
    fails: [personal('placeOrder', 'placeOrder', () => checkout.placeOrder(ORDER, 'key'))],
  },
  {
    journey: 'GAP-33: a payment that cannot be created shows an error in the order history, and the next click creates it',
    fails: [personal('rePay', 'rePay', () => checkout.rePay(1))],
  },
  {
    journey: 'EXT-16: a failed cancellation and a failed purchase are said, and the next click works',
    fails: [
      personal('cancelOrder', 'cancelOrder', () => orders.cancelOrder(1)),
      personal('buyAgain', 'buyAgain', () => orders.buyAgain(1)),
    ],
  },
  {
    journey: 'EXT-17: a failed withdrawal is said, everything stays, and the next press sends it once',
    fails: [
      personal('withdrawFrom', 'withdraw', () => orders.withdrawFrom(1, { items: [], reason: null }, { key: 'key-0001', payment: null })),
    ],
  },
  {
    journey: 'GAP-37: a list: made, filled, put into the cart, renamed, another quantity, a line out, deleted; and from the product’s page',
    fails: [
      personal('addProList', 'addProList', () => lists.addProList('x')),
      personal('renameProList', 'renameProList', () => lists.renameProList(1, 'x')),
      personal('removeProList', 'removeProList', () => lists.removeProList(1)),
      personal('putOnProList', 'putOnProList', () => lists.putOnProList(1, LIST_LINE)),
      personal('takeOffProList', 'takeOffProList', () => lists.takeOffProList(1, ID)),
      personal('addToCart', 'addToCart', () => addToCart({ ...ADDITION, listId: 1 }, 'key', { isPersonal: true })),
    ],
  },
]

const ROWS = MUTATIONS.flatMap(({ fails }) => fails)

const read = (file: string) => readFileSync(file, 'utf8')
const APP = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const isOfTheBrowser = (file: string) => file.startsWith('app/shop-api/browser/')

afterEach(() => vi.unstubAllGlobals())

describe('the table is complete', () => {
  test('every function with mutations has a row for each of its calls, and there are no other rows', () => {
    const found = APP.filter(isOfTheBrowser).flatMap((file) => mutationsIn(read(file)))
    const routes = (name: string) => new Set(ROWS.filter((one) => one.name === name).map(({ route }) => route)).size
    expect(Object.fromEntries(found.map(({ name, calls }) => [name, calls]))).toEqual(
      Object.fromEntries(ROWS.map(({ name }) => [name, routes(name)])),
    )
  })

  test('islands make no mutation outside those functions', () => {
    const elsewhere = APP.filter((file) => !isOfTheBrowser(file))
    expect(elsewhere.filter((file) => /\bcallShop\b/.test(read(file)))).toEqual([])
    // A read: search is a POST.
    expect(elsewhere.filter((file) => /method: '(POST|PUT|DELETE)'/.test(read(file)))).toEqual(['app/features/filters/count-hits.ts'])
  })
})

const JOURNEYS = globSync('e2e/journeys/*.spec.ts').flatMap((file) => testsIn(read(file)))

test.each(MUTATIONS)('there is a journey "$journey", and it lets them fail', ({ journey, fails, by, silentBy }) => {
  const found = JOURNEYS.filter(({ title }) => title === journey)
  expect(found).toHaveLength(1)
  for (const { route } of fails) expect(found[0]?.source).toContain(by ?? `'${route}'`)
  if (silentBy !== undefined) expect(silentBy).toMatch(/^spec §\d+: /)
})

test.each(ROWS)('$name calls $route; it expects a login of who has one: $isPersonal', async ({ call, route, isPersonal }) => {
  const sent: { path: string; init: RequestInit }[] = []
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'pl' }, getElementById: () => ({ getAttribute: () => '7' }) })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return Response.json({ error: { code: 'SHOP_UNAVAILABLE' } }, { status: 503 })
  })
  await call()
  expect(sent).toHaveLength(1)
  const [{ path, init }] = sent as [(typeof sent)[0]]
  const contract = CONTRACT_CALLS.find((one) => one.method === init.method && pattern(one.path).test(path.replace(/\?.*/, '')))
  expect(contract?.operationId).toBe(route)
  expect(new Headers(init.headers).has('expects-login')).toBe(isPersonal)
  if (contract?.needsLogin) expect(isPersonal, 'the contract refuses it without a login').toBe(true)
})

const EXTENSIONS = new Set(CONTRACT_ROUTES.filter(({ tags }) => tags?.includes('extension')).map(({ operationId }) => operationId))

test.each(ROWS.filter(({ route }) => EXTENSIONS.has(route)))(
  '$name: a shop API without the extension $route is a refusal, and no exception',
  async ({ call }) => {
    vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'pl' }, getElementById: () => ({ getAttribute: () => '7' }) })
    for (const [status, body] of [
      [404, '{"error":{"code":"NOT_FOUND"}}'],
      [501, 'Not implemented'],
    ] as const) {
      vi.stubGlobal('fetch', async () => new Response(body, { status }))
      await expect(call(), String(status)).resolves.toMatchObject({ ok: false })
    }
  },
)

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
