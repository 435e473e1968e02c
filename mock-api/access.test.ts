// Who may make which call: a long table. Every operation has a row that says so, and how it is made well; one without a row fails here.
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { accountLogins, requestEmailChange } from '#app/shop-api/contract/account.ts'
import { addAddress } from '#app/shop-api/contract/addresses.ts'
import { createWithoutRegistration, changeNewsletterAgreement } from '#app/shop-api/contract/client.ts'
import { resetPassword } from '#app/shop-api/contract/password.ts'
import { addProList, putOnProList, shareProList } from '#app/shop-api/contract/pro.ts'
import { requestSimilarAlert } from '#app/shop-api/contract/similar-alerts.ts'
import { openApiDocument, operationsOf } from './openapi/document.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, wanted } from './test-world/cart-calls.ts'
import { PERSONA_NAMES, PERSONA_PASSWORD, PERSONAS } from './test-world/personas.ts'
import { createTestWorld } from './test-world/test-world.ts'
import { NOON } from './test-world/time.ts'

type Headers = Record<string, string>
type Visitor = (typeof VISITORS)[number]
type Refusal = 'UNAUTHORIZED' | 'FORBIDDEN'

const VISITORS = ['nobody', 'guest', ...PERSONA_NAMES, 'withoutPassword'] as const

/** Who is refused, and how: no login (spec §6), or the wrong one (GAP-58). `nobody` has neither a token nor a guest id. */
const GROUPS = {
  anybody: { nobody: null, guest: null, user: null, pro: null },
  visitors: { nobody: 'UNAUTHORIZED', guest: null, user: null, pro: null },
  users: { nobody: 'UNAUTHORIZED', guest: 'UNAUTHORIZED', user: null, pro: null },
  consumers: { nobody: 'UNAUTHORIZED', guest: null, user: null, pro: 'FORBIDDEN' },
  professionals: { nobody: 'UNAUTHORIZED', guest: 'UNAUTHORIZED', user: 'FORBIDDEN', pro: null },
} as const satisfies Record<string, Record<'nobody' | 'guest' | 'user' | 'pro', Refusal | null>>

interface Call {
  path: string
  body?: unknown
}

interface Row {
  /** Requirements that the call answers. */
  ids: string
  may: keyof typeof GROUPS
  /** The call reads the token although anybody may make it, so a dead one is 401 (GAP-102). */
  minds?: 'token'
  /** A call that is good when its visitor makes it. */
  call: (fixtures: Fixtures) => Call | Promise<Call>
}

const ADDRESS = ORDER.deliveryAddress
const AS_IT_LIES = { deliveries: [], promoCode: null }
const EMAIL = PERSONAS.customer.email
const LISTS = '/shop/client/pro/lists'
const AGREED = { defaultLangId: 'pl', personalDataAgreement: true, termsAgreement: true }
const REGISTRATION = { ...AGREED, email: 'nowa@patyna.test', password: 'krzeslo-1962', newsletterAgreement: false }

const ROWS: Record<string, Row> = {
  banners: { ids: 'API-25', may: 'anybody', call: () => ({ path: '/shop/banners' }) },
  searchProducts: { ids: 'API-23', may: 'anybody', call: () => ({ path: '/shop/search/products', body: {} }) },
  searchSuggest: { ids: 'EXT-03', may: 'anybody', call: () => ({ path: '/shop/search/suggest?q=fotel' }) },
  searchExamples: { ids: 'EXT-33', may: 'anybody', call: () => ({ path: '/shop/search/examples?categories=145' }) },
  boutiqueList: { ids: 'EXT-33', may: 'anybody', call: () => ({ path: '/shop/boutique?slugs=zielone' }) },
  sitemapProducts: { ids: 'GAP-124', may: 'anybody', call: () => ({ path: '/shop/sitemap/products?after=0&upTo=50000' }) },
  productDetails: { ids: 'GAP-30', may: 'anybody', call: () => ({ path: '/shop/product/details/1' }) },
  viewedLast: { ids: 'API-24', may: 'anybody', call: () => ({ path: '/shop/product/viewed/last?productsIds=2,1' }) },
  vendorDetails: { ids: 'GAP-44', may: 'anybody', call: () => ({ path: '/shop/vendor/1' }) },
  boutiqueDetails: { ids: 'GAP-45', may: 'anybody', call: () => ({ path: '/shop/boutique/zielone' }) },
  tagDetails: { ids: 'GAP-46', may: 'anybody', call: () => ({ path: '/shop/tag/noc-zakupow' }) },
  contentPage: { ids: 'GAP-43', may: 'anybody', call: () => ({ path: '/shop/content-page/pl/kontakt-z-nami' }) },
  referenceList: { ids: 'GAP-47', may: 'anybody', call: () => ({ path: '/shop/reference/markets' }) },
  login: { ids: 'API-10', may: 'anybody', call: () => ({ path: '/auth/standard', body: { email: EMAIL, password: PERSONA_PASSWORD } }) },
  logout: { ids: 'API-12, GAP-42', may: 'anybody', call: () => ({ path: '/auth/logout' }) },
  register: { ids: 'API-13', may: 'anybody', call: () => ({ path: '/shop/client/register', body: REGISTRATION }) },
  createWithoutRegistration: {
    ids: 'API-11, AUTH-09',
    may: 'anybody',
    call: () => ({ path: '/shop/client/create-without-registration', body: { ...AGREED, email: 'nowa@patyna.test' } }),
  },
  clientDetails: { ids: 'API-07, GAP-130', may: 'anybody', minds: 'token', call: () => ({ path: '/shop/client/details' }) },
  changeNewsletterAgreement: {
    ids: 'API-08, GAP-40',
    may: 'anybody',
    minds: 'token',
    call: () => ({
      path: '/shop/client/change-newsletter-agreement',
      body: { newsletterAgreement: true, email: EMAIL, placement: 'footer' },
    }),
  },
  resetPassword: { ids: 'API-09', may: 'anybody', call: () => ({ path: '/shop/client/password/reset', body: { email: EMAIL } }) },
  setPassword: {
    ids: 'GAP-34',
    may: 'anybody',
    call: async ({ mailedToken }) => ({
      path: '/shop/client/password/set',
      body: { token: await mailedToken(), password: 'krzeslo-1962' },
    }),
  },
  changePassword: {
    ids: 'GAP-35',
    may: 'users',
    call: ({ oldPassword }) => ({ path: '/shop/client/password/change', body: { oldPassword, newPassword: 'krzeslo-1962' } }),
  },
  changeDetails: {
    ids: 'GAP-35',
    may: 'users',
    call: () => ({
      path: '/shop/client/details',
      body: { firstName: 'Hanna', lastName: null, phone: '501 234 567', defaultLangId: 'es' },
    }),
  },
  requestEmailChange: {
    ids: 'EXT-19',
    may: 'users',
    call: ({ oldPassword }) => ({ path: '/shop/client/email', body: { email: 'nowa@patyna.test', password: oldPassword } }),
  },
  cancelEmailChange: { ids: 'EXT-19', may: 'users', call: () => ({ path: '/shop/client/email' }) },
  confirmEmailChange: {
    ids: 'EXT-19',
    may: 'anybody',
    call: async ({ emailToken }) => ({ path: '/shop/client/email/confirm', body: { token: await emailToken() } }),
  },
  requestSimilarAlert: {
    ids: 'EXT-31',
    may: 'anybody',
    call: () => ({ path: '/shop/similar-alerts', body: { productId: 1, email: EMAIL } }),
  },
  sendContactMessage: {
    ids: 'EXT-37',
    may: 'anybody',
    call: () => ({
      path: '/shop/contact-messages',
      body: { name: 'Hanna', email: EMAIL, subject: 'Blat', message: 'Czy ma ślady?', productId: null },
    }),
  },
  confirmNewsletter: {
    ids: 'EXT-52',
    may: 'anybody',
    call: async ({ newsletterToken }) => ({ path: '/shop/newsletter/confirm', body: { token: await newsletterToken() } }),
  },
  endNewsletter: {
    ids: 'EXT-52',
    may: 'anybody',
    call: async ({ newsletterToken }) => ({ path: '/shop/newsletter/end', body: { token: await newsletterToken() } }),
  },
  confirmSimilarAlert: {
    ids: 'EXT-31',
    may: 'anybody',
    call: async ({ alertToken }) => ({ path: '/shop/similar-alerts/confirm', body: { token: await alertToken() } }),
  },
  endSimilarAlert: {
    ids: 'EXT-31',
    may: 'anybody',
    call: async ({ alertToken }) => ({ path: '/shop/similar-alerts/end', body: { token: await alertToken() } }),
  },
  exportAccount: { ids: 'EXT-20', may: 'users', call: () => ({ path: '/shop/client/export' }) },
  deleteAccount: {
    ids: 'EXT-21',
    may: 'users',
    call: ({ oldPassword }) => ({ path: '/shop/client/delete', body: { password: oldPassword } }),
  },
  accountLogins: { ids: 'EXT-22', may: 'users', call: () => ({ path: '/shop/client/logins' }) },
  endOtherLogins: { ids: 'EXT-22', may: 'users', call: () => ({ path: '/shop/client/logins' }) },
  endLogin: { ids: 'EXT-22', may: 'users', call: async ({ loginId }) => ({ path: `/shop/client/logins/${await loginId()}` }) },
  addresses: { ids: 'GAP-35', may: 'users', call: () => ({ path: '/shop/client/addresses' }) },
  addAddress: { ids: 'GAP-35', may: 'users', call: () => ({ path: '/shop/client/addresses', body: ADDRESS }) },
  replaceAddress: {
    ids: 'GAP-35',
    may: 'users',
    call: async ({ address }) => ({ path: `/shop/client/addresses/${await address()}`, body: ADDRESS }),
  },
  removeAddress: { ids: 'GAP-35', may: 'users', call: async ({ address }) => ({ path: `/shop/client/addresses/${await address()}` }) },
  likesDetails: {
    ids: 'API-21, WSH-07',
    may: 'visitors',
    call: () => ({ path: '/shop/client/product/likes-details?page=1&per_page=all' }),
  },
  likeProduct: { ids: 'API-22, WSH-07', may: 'visitors', call: () => ({ path: '/shop/client/product/like/1', body: { like: true } }) },
  cartDetails: { ids: 'API-14', may: 'visitors', call: () => ({ path: '/shop/cart/details2' }) },
  cartDetailsWithCode: { ids: 'API-15', may: 'visitors', call: () => ({ path: '/shop/cart/details2/TENTH' }) },
  addToCart: { ids: 'API-16, ROLE-03', may: 'visitors', call: () => ({ path: '/shop/cart/product/add', body: wanted(MANY) }) },
  changeQuantity: {
    ids: 'API-17',
    may: 'visitors',
    call: async ({ line }) => ({ path: '/shop/cart/product/change-quantity', body: { productId: await line(), quantity: 2 } }),
  },
  removeFromCart: {
    ids: 'API-18',
    may: 'visitors',
    call: async ({ line }) => ({ path: '/shop/cart/product/remove-details', body: { productId: await line() } }),
  },
  previewOrder: { ids: 'DLV-01', may: 'visitors', call: () => ({ path: '/shop/checkout/preview', body: AS_IT_LIES }) },
  placeOrder: {
    ids: 'GAP-31, CHK-01',
    may: 'visitors',
    call: async ({ line }) => {
      await line()
      return { path: '/shop/checkout/order', body: ORDER }
    },
  },
  rePay: {
    ids: 'API-19, CHK-05',
    may: 'visitors',
    call: async ({ order }) => ({
      path: `/shop/checkout/re-pay/${(await order()).orderId}`,
      body: { paymentMethod: 'BANK_TRANSFER' },
    }),
  },
  estimateDelivery: {
    ids: 'API-20, GAP-39',
    may: 'users',
    call: () => ({
      path: '/shop/delivery/cost/estimate',
      body: { productId: MANY, quantity: 1, zipCode: '90-926', countryId: 'PL' },
    }),
  },
  paymentMethods: { ids: 'GAP-32', may: 'anybody', call: () => ({ path: '/shop/checkout/payment-methods' }) },
  sandboxPayment: { ids: 'GAP-32', may: 'anybody', call: async ({ order }) => ({ path: (await order()).payment }) },
  settleSandboxPayment: {
    ids: 'GAP-32',
    may: 'anybody',
    call: async ({ order }) => ({ path: (await order()).payment, body: { status: 'PAID' } }),
  },
  orders: { ids: 'GAP-33', may: 'users', call: () => ({ path: '/shop/client/orders' }) },
  orderDetails: {
    ids: 'GAP-33',
    may: 'users',
    minds: 'token',
    call: async ({ order }) => ({ path: `/shop/client/orders/${(await order()).orderId}` }),
  },
  cancelOrder: {
    ids: 'EXT-16',
    may: 'users',
    minds: 'token',
    call: async ({ order }) => ({ path: `/shop/client/orders/${(await order()).orderId}/cancel` }),
  },
  buyAgain: {
    ids: 'EXT-16',
    may: 'users',
    call: async ({ order }) => ({ path: `/shop/client/orders/${(await order()).orderId}/buy-again` }),
  },
  withdraw: {
    ids: 'EXT-17',
    may: 'consumers',
    call: async ({ paidOrder }) => {
      const { orderId, payment } = await paidOrder()
      return {
        path: `/shop/client/orders/${orderId}/withdrawals`,
        body: { items: [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }], reason: null, payment: payment.split('/').at(-1) },
      }
    },
  },
  proLists: { ids: 'GAP-37, ROLE-05', may: 'professionals', call: () => ({ path: LISTS }) },
  addProList: { ids: 'GAP-37', may: 'professionals', call: () => ({ path: LISTS, body: { name: 'Hotel' } }) },
  renameProList: {
    ids: 'GAP-37',
    may: 'professionals',
    call: async ({ list }) => ({ path: `${LISTS}/${await list()}`, body: { name: 'Hotel' } }),
  },
  removeProList: { ids: 'GAP-37', may: 'professionals', call: async ({ list }) => ({ path: `${LISTS}/${await list()}` }) },
  putOnProList: {
    ids: 'GAP-37',
    may: 'professionals',
    call: async ({ list }) => ({ path: `${LISTS}/${await list()}/products`, body: { productId: MANY, quantity: 2 } }),
  },
  takeOffProList: {
    ids: 'GAP-37',
    may: 'professionals',
    call: async ({ list }) => ({ path: `${LISTS}/${await list()}/products/${MANY}` }),
  },
  shareProList: { ids: 'EXT-23', may: 'professionals', call: async ({ list }) => ({ path: `${LISTS}/${await list()}/share` }) },
  unshareProList: { ids: 'EXT-23', may: 'professionals', call: async ({ list }) => ({ path: `${LISTS}/${await list()}/share` }) },
  sharedList: { ids: 'EXT-23', may: 'anybody', call: async ({ sharedKey }) => ({ path: `/shop/shared-lists/${await sharedKey()}` }) },
  discountCodes: { ids: 'GAP-38, ROLE-05', may: 'professionals', call: () => ({ path: '/shop/client/pro/discount-codes' }) },
}

const DOCUMENTED = operationsOf(openApiDocument(createTestWorld().app))
const OPERATIONS = DOCUMENTED.flatMap(({ method, path, value }) => {
  const operationId = String(value['operationId'])
  const row = ROWS[operationId]
  return row ? [{ method, path, operationId, security: JSON.stringify(value['security'] ?? []), ...row }] : []
})

let shop: CartWorld
beforeAll(async () => {
  shop = await createCartWorld()
})

/** What a visitor has made for the call, by calls of the shop. */
function fixturesOf(headers: Headers, world: string, oldPassword: string | null) {
  const line = async () => (await shop.add(MANY, {}, headers)).productId
  async function order() {
    await line()
    const { orderId, paymentLink } = await shop.order({}, headers)
    return { orderId, payment: paymentLink.replace('/platnosc-testowa/', '/shop/checkout/sandbox-payment/') }
  }
  return {
    oldPassword,
    line,
    order,
    async paidOrder() {
      const { orderId, payment } = await order()
      await shop.world.send(payment, { headers, body: { status: 'PAID' } })
      return { orderId, payment }
    },
    address: async () => (await shop.world.call(addAddress, { headers, body: ADDRESS })).data.id,
    async list() {
      const { data } = await shop.world.call(addProList, { headers, body: { name: 'Biuro' } })
      await shop.world.call(putOnProList, `${LISTS}/${data.id}/products`, { headers, body: { productId: MANY, quantity: 1 } })
      return data.id
    },
    /** Key of a list that the professional shares. */
    async sharedKey() {
      const pro = await shop.world.logIn('pro', { 'x-mock-world': world })
      const { data } = await shop.world.call(addProList, { headers: pro, body: { name: 'Biuro' } })
      return (await shop.world.call(shareProList, `${LISTS}/${data.id}/share`, { headers: pro })).data.shareKey
    },
    async loginId() {
      const { data } = await shop.world.call(accountLogins, { headers })
      return data.items[0]?.id
    },
    /** Of a mail to the customer, who asked for another e-mail. */
    async emailToken() {
      const customer = await shop.world.logIn('customer', { 'x-mock-world': world })
      const body = { email: 'nowa@patyna.test', password: PERSONA_PASSWORD }
      await shop.world.call(requestEmailChange, { headers: customer, body })
      return shop.world.outbox(world)[0]?.link?.split('token=')[1]
    },
    async newsletterToken() {
      const body = { newsletterAgreement: true, email: EMAIL, placement: 'footer' }
      await shop.world.call(changeNewsletterAgreement, { headers, body })
      return shop.world.outbox(world)[0]?.link?.split('token=')[1]
    },
    async alertToken() {
      await shop.world.call(requestSimilarAlert, { headers, body: { productId: 1, email: EMAIL } })
      return shop.world.outbox(world)[0]?.link?.split('token=')[1]
    },
    async mailedToken() {
      await shop.world.call(resetPassword, { headers, body: { email: EMAIL } })
      return shop.world.outbox(world)[0]?.link?.split('token=')[1]
    },
  }
}

type Fixtures = ReturnType<typeof fixturesOf>

async function headersOf(visitor: Visitor, world: string): Promise<Headers> {
  const headers = { 'x-mock-world': world }
  if (visitor === 'nobody') return headers
  if (visitor === 'guest') return { ...headers, ...GUEST }
  if (visitor !== 'withoutPassword') return shop.world.logIn(visitor, headers)
  const body = { ...AGREED, email: 'ewa@patyna.test' }
  const { data } = await shop.world.call(createWithoutRegistration, { headers, body })
  return { ...headers, authorization: `Bearer ${data.token}` }
}

/** How a visitor is refused by a row, or null. */
function refusalOf(visitor: Visitor, may: Row['may'] = 'anybody'): Refusal | null {
  if (visitor === 'nobody' || visitor === 'guest') return GROUPS[may][visitor]
  return GROUPS[may][visitor === 'pro' || visitor === 'provendor' ? 'pro' : 'user']
}

async function codeOf(method: string, { path, body }: Call, headers: Headers): Promise<string> {
  const response = await shop.world.send(path, { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) })
  const json = await response.json()
  return json.error?.code ?? String(response.status)
}

test('every operation has a row, and every row an operation', () => {
  const documented = DOCUMENTED.map(({ value }) => String(value['operationId']))
  expect(documented.toSorted(), 'a call needs a row in ROWS of this file: who may make it, and a good one').toEqual(
    Object.keys(ROWS).toSorted(),
  )
})

const SAID = OPERATIONS.map((operation) => ({
  ...operation,
  isRead: operation.may === 'visitors' || operation.may === 'consumers' || operation.minds === 'token',
}))

test.each(SAID.filter(({ may, isRead }) => may !== 'anybody' || isRead))('the document says so of $path', ({ security, isRead }) =>
  expect(security).toBe(isRead ? '[{"token":[]},{}]' : '[{"token":[]}]'),
)

describe.each(VISITORS)('GAP-130: %s', (visitor) => {
  const cases = OPERATIONS.map((operation) => ({ ...operation, refusal: refusalOf(visitor, operation.may) }))

  test.each(cases.filter(({ refusal }) => refusal === null))('$ids: may $method $path', async ({ method, operationId, call }) => {
    const world = `${visitor}-${operationId}`.toLowerCase()
    const headers = await headersOf(visitor, world)
    // Nobody has nothing of an own: a payment or a mail that anybody may use is another's.
    const maker = visitor === 'nobody' ? await headersOf('guest', world) : headers
    const fixtures = fixturesOf(maker, world, visitor === 'withoutPassword' ? null : PERSONA_PASSWORD)
    expect(await codeOf(method, await call(fixtures), headers)).toBe('200')
  })

  const refused = cases.filter(({ refusal }) => refusal !== null)
  if (refused.length > 0)
    test.each(refused)('$ids: may not $method $path: $refusal', async ({ method, operationId, call, refusal }) => {
      const world = `${visitor}-${operationId}`.toLowerCase()
      const fixtures = fixturesOf(await headersOf('pro', world), world, PERSONA_PASSWORD)
      expect(await codeOf(method, await call(fixtures), await headersOf(visitor, world))).toBe(refusal)
    })
})

describe('GAP-102: a dead token', () => {
  const minds = OPERATIONS.filter((operation) => operation.may !== 'anybody' || operation.minds === 'token')

  test.each(minds)('$ids: is refused by $method $path', async ({ method, operationId, call }) => {
    const world = `dead-${operationId}`.toLowerCase()
    const made = await call(fixturesOf(await headersOf('pro', world), world, PERSONA_PASSWORD))
    shop.world.setNow(NOON - 30 * DAY_MS)
    const expired = await headersOf('pro', world)
    shop.world.setNow(NOON)
    for (const headers of [
      { ...expired, ...GUEST },
      { ...GUEST, 'x-mock-world': world, authorization: 'Bearer unknown' },
    ]) {
      expect(await codeOf(method, made, headers)).toBe('UNAUTHORIZED')
    }
  })

  test.each(OPERATIONS.filter((operation) => !minds.includes(operation)))(
    '$ids: is no matter for $method $path',
    async ({ method, operationId, call }) => {
      const headers = { ...GUEST, 'x-mock-world': `unknown-${operationId}`.toLowerCase(), authorization: 'Bearer unknown' }
      const fixtures = fixturesOf(await headersOf('pro', headers['x-mock-world']), headers['x-mock-world'], null)
      expect(await codeOf(method, await call(fixtures), headers)).toBe('200')
    },
  )
})
