// EVERY CALL of the browser: whether it expects the login of the user whom its page shows, and what it is where the shop API lacks the call:
// a refusal or nothing, never an exception. A new function of this folder needs a row.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { CONTRACT_CALLS, CONTRACT_ROUTES } from '../contract/calls.ts'
import * as account from './account.ts'
import { addToCart } from './add-to-cart.ts'
import * as cart from './cart.ts'
import * as checkout from './checkout.ts'
import { sendContactMessage } from './contact.ts'
import { estimateDelivery } from './delivery.ts'
import { readLastViewed } from './last-viewed.ts'
import * as likes from './likes.ts'
import { readNewest } from './newest.ts'
import { confirmNewsletter, endNewsletter, signUpForNewsletter } from './newsletter.ts'
import * as orders from './orders.ts'
import { forgetPageLogin } from './page-login.ts'
import * as lists from './pro-lists.ts'
import * as alerts from './similar-alerts.ts'
import { readSuggestions } from './suggestions.ts'
import * as user from './user.ts'
import { testDocument } from '../../testing/test-document.ts'

interface Row {
  /** Name of the function. */
  name: string
  /** operationId of its call. */
  route: string
  /** Runs only as the user whom the page shows: after the session has ended it responds 401. */
  isPersonal: boolean
  /** Runs only while nobody is logged in (EXT-45). */
  isGuests?: boolean
  call: () => Promise<unknown>
}

const { signal } = new AbortController()
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

/** A function of the folder, and what it is called with. */
type Called<Args extends readonly unknown[]> = [call: (...args: Args) => Promise<unknown>, route: string, ...args: Args]

const anyones = <Args extends readonly unknown[]>(...[call, route, ...args]: Called<Args>): Row => ({
  name: call.name,
  route,
  isPersonal: false,
  call: () => call(...args),
})
const personal = <Args extends readonly unknown[]>(...called: Called<Args>): Row => ({ ...anyones(...called), isPersonal: true })
const guests = <Args extends readonly unknown[]>(...called: Called<Args>): Row => ({ ...anyones(...called), isGuests: true })

const CHANGES: readonly Row[] = [
  anyones(account.sendLogin, 'login', CREDENTIALS),
  anyones(account.sendRegistration, 'register', REGISTRATION),
  anyones(account.sendLogout, 'logout'),
  anyones(account.requestPasswordReset, 'resetPassword', EMAIL),
  anyones(account.sendNewPassword, 'setPassword', 'token', 'new'),
  personal(account.changeDetails, 'changeDetails', DETAILS),
  personal(account.saveAddress, 'addAddress', null, ADDRESS),
  personal(account.saveAddress, 'replaceAddress', 1, ADDRESS),
  personal(account.removeAddress, 'removeAddress', 1),
  personal(account.changeNewsletterAgreement, 'changeNewsletterAgreement', EMAIL, true),
  personal(account.changePassword, 'changePassword', 'old', 'new'),
  personal(lists.shareProList, 'shareProList', 1),
  personal(lists.unshareProList, 'unshareProList', 1),
  personal(account.requestEmailChange, 'requestEmailChange', EMAIL, null),
  personal(account.cancelEmailChange, 'cancelEmailChange'),
  anyones(account.confirmEmailChange, 'confirmEmailChange', 'token'),
  personal(account.endLogin, 'endLogin', '9f86d081884c7d65'),
  personal(account.endOtherLogins, 'endOtherLogins'),
  personal(account.sendAccountDeletion, 'deleteAccount', null),
  anyones(signUpForNewsletter, 'changeNewsletterAgreement', EMAIL, 'footer'),
  anyones(confirmNewsletter, 'confirmNewsletter', 'token'),
  anyones(endNewsletter, 'endNewsletter', 'token'),
  anyones(alerts.requestSimilarAlert, 'requestSimilarAlert', ID, EMAIL),
  anyones(alerts.confirmSimilarAlert, 'confirmSimilarAlert', 'token'),
  anyones(alerts.endSimilarAlert, 'endSimilarAlert', 'token'),
  anyones(sendContactMessage, 'sendContactMessage', {
    name: 'Hanna',
    email: EMAIL,
    subject: 'Blat',
    message: 'Czy ma ślady?',
    productId: null,
  }),
  anyones(likes.setLike, 'likeProduct', ID, true),
  anyones(readNewest, 'searchProducts', '?colors=2', 10),
  anyones(addToCart, 'addToCart', ADDITION, 'key'),
  personal(cart.changeQuantity, 'changeQuantity', LINE, 2),
  personal(cart.removeFromCart, 'removeFromCart', LINE, null),
  personal(estimateDelivery, 'estimateDelivery', QUOTE),
  personal(checkout.previewOrder, 'previewOrder', { deliveries: [] }, null),
  guests(account.sendGuestClient, 'createWithoutRegistration', CLIENT),
  guests(account.setGuestPassword, 'changePassword', 'new'),
  guests(checkout.placeOrder, 'placeOrder', ORDER, { key: 'key', isGuests: true }),
  anyones(checkout.settlePayment, 'settleSandboxPayment', 'id', 'PAID'),
  // The reference replaces the login.
  anyones(checkout.rePay, 'rePay', 1, PAYMENT),
  personal(checkout.placeOrder, 'placeOrder', ORDER, { key: 'key', isGuests: false }),
  personal(checkout.rePay, 'rePay', 1),
  personal(orders.cancelOrder, 'cancelOrder', 1, null),
  anyones(orders.cancelOrder, 'cancelOrder', 1, PAYMENT.reference),
  personal(orders.buyAgain, 'buyAgain', 1, 'key'),
  personal(orders.withdrawFrom, 'withdraw', 1, { items: [], reason: null }, { key: 'key-0001', payment: null }),
  personal(lists.addProList, 'addProList', 'x'),
  personal(lists.renameProList, 'renameProList', 1, 'x'),
  personal(lists.removeProList, 'removeProList', 1),
  personal(lists.putOnProList, 'putOnProList', 1, LIST_LINE),
  personal(lists.takeOffProList, 'takeOffProList', 1, ID),
  personal(addToCart, 'addToCart', { ...ADDITION, listId: 1 }, 'key', { isPersonal: true }),
]

const READS: readonly Row[] = [
  anyones(readSuggestions, 'searchSuggest', 'fotel', signal),
  personal(lists.readProLists, 'proLists'),
  anyones(readLastViewed, 'viewedLast', [ID], signal),
  anyones(likes.readLikes, 'likesDetails'),
  anyones(user.readUser, 'clientDetails'),
  personal(user.confirmLogin, 'clientDetails'),
  anyones(cart.readCart, 'cartDetails'),
  anyones(cart.readCartWith, 'cartDetails', null),
]

/** What a read of an extension is without it. Enter still searches; a professional has no lists. */
const NOTHING: Readonly<Record<string, unknown>> = { readSuggestions: null, readProLists: { ok: true, data: [] } }

/** Asynchronous functions of the folder that make no call of their own. */
const NO_CALLS = [
  'callShop',
  'inGroup',
  'searchOpened',
  'changeIn',
  'chooseCountry',
  'forgetVisitor',
  'additionInTurn',
  'inTurn',
  'readInto',
  'readKey',
  'revalidate',
  'visitorChanged',
  'whenSettled',
]

const ROWS = [...CHANGES, ...READS]
const EXTENSIONS = new Set(CONTRACT_ROUTES.filter(({ tags }) => tags?.includes('extension')).map(({ operationId }) => operationId))
const FAILED = { error: { code: 'SHOP_UNAVAILABLE' } }

const sent: { path: string; init: RequestInit }[] = []
const respondWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return new Response(body, { status })
  })

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal(
    'document',
    testDocument({ cookie: `${SCRIPT_COOKIES.visitor.name}=1`, getElementById: () => ({ getAttribute: () => '7' }) }),
  )
  vi.stubGlobal('location', { search: '' })
})
afterEach(() => {
  // Files share their modules.
  vi.stubGlobal('document', { getElementById: () => null })
  forgetPageLogin()
})

test('every asynchronous function of the folder has a row', async () => {
  const files = globSync('app/shop-api/browser/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file): Promise<object> => import(`./${basename(file)}`)))
  const found = modules.flatMap((module) => Object.entries(module).flatMap(([name, value]) => (isAsync(value) ? [name] : [])))
  expect(found.toSorted()).toEqual([...new Set(ROWS.map(({ name }) => name)), ...NO_CALLS].toSorted())
})

test.each(ROWS)(
  'EXT-44: $name calls $route and says for whom; it expects a login of who has one: $isPersonal',
  async ({ call, route, isPersonal, isGuests = false }) => {
    respondWith(503, JSON.stringify(FAILED))
    await call().catch(() => undefined)
    expect(sent).toHaveLength(1)
    const [{ path, init }] = sent as [(typeof sent)[0]]
    const contract = CONTRACT_CALLS.find((one) => one.method === init.method && pattern(one.path).test(path.replace(/\?.*/, '')))
    expect(contract?.operationId).toBe(route)
    expect(new Headers(init.headers).get('page-login')).toBe(isGuests ? 'guest' : '7')
    expect(new Headers(init.headers).has('expects-login')).toBe(isPersonal)
    if (contract?.needsLogin) expect(isPersonal || isGuests, 'the contract refuses it without a login').toBe(true)
  },
)

describe.each(ROWS.filter(({ route }) => EXTENSIONS.has(route)))('$name of the extension $route', ({ name, call }) => {
  test.each([404, 501])('of a shop API that responds %d is a refusal or nothing, and no exception', async (status) => {
    respondWith(status, '{"error":{"code":"NOT_FOUND"}}')
    await expect(call()).resolves.toEqual(name in NOTHING ? NOTHING[name] : expect.objectContaining({ ok: false }))
  })
})

function isAsync(value: unknown): boolean {
  return typeof value === 'function' && value.constructor.name === 'AsyncFunction'
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
