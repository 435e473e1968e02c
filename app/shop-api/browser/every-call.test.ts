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

const row = (name: string, route: string, isPersonal: boolean, call: Row['call']): Row => ({ name, route, isPersonal, call })
const personal = (name: string, route: string, call: Row['call']) => row(name, route, true, call)
const anyones = (name: string, route: string, call: Row['call']) => row(name, route, false, call)
const guests = (name: string, route: string, call: Row['call']): Row => ({ ...anyones(name, route, call), isGuests: true })

const CHANGES: readonly Row[] = [
  anyones('sendLogin', 'login', () => account.sendLogin(CREDENTIALS)),
  anyones('sendRegistration', 'register', () => account.sendRegistration(REGISTRATION)),
  anyones('sendLogout', 'logout', () => account.sendLogout()),
  anyones('requestPasswordReset', 'resetPassword', () => account.requestPasswordReset(EMAIL)),
  anyones('sendNewPassword', 'setPassword', () => account.sendNewPassword('token', 'new')),
  personal('changeDetails', 'changeDetails', () => account.changeDetails(DETAILS)),
  personal('saveAddress', 'addAddress', () => account.saveAddress(null, ADDRESS)),
  personal('saveAddress', 'replaceAddress', () => account.saveAddress(1, ADDRESS)),
  personal('removeAddress', 'removeAddress', () => account.removeAddress(1)),
  personal('changeNewsletterAgreement', 'changeNewsletterAgreement', () => account.changeNewsletterAgreement(EMAIL, true)),
  personal('changePassword', 'changePassword', () => account.changePassword('old', 'new')),
  personal('shareProList', 'shareProList', () => lists.shareProList(1)),
  personal('unshareProList', 'unshareProList', () => lists.unshareProList(1)),
  personal('requestEmailChange', 'requestEmailChange', () => account.requestEmailChange(EMAIL, null)),
  personal('cancelEmailChange', 'cancelEmailChange', () => account.cancelEmailChange()),
  anyones('confirmEmailChange', 'confirmEmailChange', () => account.confirmEmailChange('token')),
  personal('endLogin', 'endLogin', () => account.endLogin('9f86d081884c7d65')),
  personal('endOtherLogins', 'endOtherLogins', () => account.endOtherLogins()),
  personal('sendAccountDeletion', 'deleteAccount', () => account.sendAccountDeletion(null)),
  anyones('signUpForNewsletter', 'changeNewsletterAgreement', () => signUpForNewsletter(EMAIL, 'footer')),
  anyones('confirmNewsletter', 'confirmNewsletter', () => confirmNewsletter('token')),
  anyones('endNewsletter', 'endNewsletter', () => endNewsletter('token')),
  anyones('requestSimilarAlert', 'requestSimilarAlert', () => alerts.requestSimilarAlert(ID, EMAIL)),
  anyones('confirmSimilarAlert', 'confirmSimilarAlert', () => alerts.confirmSimilarAlert('token')),
  anyones('endSimilarAlert', 'endSimilarAlert', () => alerts.endSimilarAlert('token')),
  anyones('sendContactMessage', 'sendContactMessage', () =>
    sendContactMessage({ name: 'Hanna', email: EMAIL, subject: 'Blat', message: 'Czy ma ślady?', productId: null }),
  ),
  anyones('setLike', 'likeProduct', () => likes.setLike(ID, true)),
  anyones('readNewest', 'searchProducts', () => readNewest('?colors=2', 10)),
  anyones('addToCart', 'addToCart', () => addToCart(ADDITION, 'key')),
  personal('changeQuantity', 'changeQuantity', () => cart.changeQuantity(LINE, 2)),
  personal('removeFromCart', 'removeFromCart', () => cart.removeFromCart(LINE, null)),
  personal('estimateDelivery', 'estimateDelivery', () => estimateDelivery(QUOTE)),
  personal('previewOrder', 'previewOrder', () => checkout.previewOrder({ deliveries: [] }, null)),
  guests('sendGuestClient', 'createWithoutRegistration', () => account.sendGuestClient(CLIENT)),
  guests('setGuestPassword', 'changePassword', () => account.setGuestPassword('new')),
  guests('placeOrder', 'placeOrder', () => checkout.placeOrder(ORDER, { key: 'key', isGuests: true })),
  anyones('settlePayment', 'settleSandboxPayment', () => checkout.settlePayment('id', 'PAID')),
  // The reference replaces the login.
  anyones('rePay', 'rePay', () => checkout.rePay(1, PAYMENT)),
  personal('placeOrder', 'placeOrder', () => checkout.placeOrder(ORDER, { key: 'key', isGuests: false })),
  personal('rePay', 'rePay', () => checkout.rePay(1)),
  personal('cancelOrder', 'cancelOrder', () => orders.cancelOrder(1, null)),
  anyones('cancelOrder', 'cancelOrder', () => orders.cancelOrder(1, PAYMENT.reference)),
  personal('buyAgain', 'buyAgain', () => orders.buyAgain(1)),
  personal('withdrawFrom', 'withdraw', () => orders.withdrawFrom(1, { items: [], reason: null }, { key: 'key-0001', payment: null })),
  personal('addProList', 'addProList', () => lists.addProList('x')),
  personal('renameProList', 'renameProList', () => lists.renameProList(1, 'x')),
  personal('removeProList', 'removeProList', () => lists.removeProList(1)),
  personal('putOnProList', 'putOnProList', () => lists.putOnProList(1, LIST_LINE)),
  personal('takeOffProList', 'takeOffProList', () => lists.takeOffProList(1, ID)),
  personal('addToCart', 'addToCart', () => addToCart({ ...ADDITION, listId: 1 }, 'key', { isPersonal: true })),
]

const READS: readonly Row[] = [
  anyones('readSuggestions', 'searchSuggest', () => readSuggestions('fotel', signal)),
  personal('readProLists', 'proLists', () => lists.readProLists()),
  anyones('readLastViewed', 'viewedLast', () => readLastViewed([ID], signal)),
  anyones('readLikes', 'likesDetails', () => likes.readLikes()),
  anyones('readUser', 'clientDetails', () => user.readUser()),
  personal('confirmLogin', 'clientDetails', () => user.confirmLogin()),
  anyones('readCart', 'cartDetails', () => cart.readCart()),
  anyones('readCartWith', 'cartDetails', () => cart.readCartWith(null)),
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
  vi.stubGlobal('document', {
    cookie: `${SCRIPT_COOKIES.visitor.name}=1`,
    documentElement: { lang: 'pl' },
    getElementById: () => ({ getAttribute: () => '7' }),
    querySelector: () => null,
  })
  vi.stubGlobal('location', { search: '' })
})
afterEach(() => {
  // Files share their modules.
  vi.stubGlobal('document', { getElementById: () => null })
  forgetPageLogin()
  vi.unstubAllGlobals()
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
