// Who may make which call: a long table. Every operation has a row that says so, and how it is made well; one without a row fails here.
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { accountLogins, requestEmailChange } from '#app/shop-api/contract/account.ts'
import { addAddress } from '#app/shop-api/contract/addresses.ts'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { changeNewsletterAgreement } from '#app/shop-api/contract/client.ts'
import { resetPassword } from '#app/shop-api/contract/password.ts'
import { addProList, putOnProList, shareProList } from '#app/shop-api/contract/pro.ts'
import { requestSimilarAlert } from '#app/shop-api/contract/similar-alerts.ts'
import { isRecord } from './http/record.ts'
import { openApiDocument, type Operation, operationsOf } from './openapi/document.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, wanted, sandboxPath } from './test-world/cart-calls.ts'
import { AGREED, PERSONA_NAMES, PERSONA_PASSWORD, PERSONAS } from './test-world/personas.ts'
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
  /** @default that of the contract */
  path?: string
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

function row(ids: string, may: Row['may'], call: Call | Row['call'] = {}): Row {
  return { ids, may, call: typeof call === 'function' ? call : () => call }
}

const ADDRESS = ORDER.deliveryAddress
const AS_IT_LIES = { deliveries: [], promoCode: null }
const EMAIL = PERSONAS.customer.email
const LISTS = '/shop/client/pro/lists'
const REGISTRATION = { ...AGREED, email: 'nowa@patyna.test', password: 'krzeslo-1962', newsletterAgreement: false }

const ROWS: Record<string, Row> = {
  banners: row('API-25', 'anybody'),
  searchProducts: row('API-23', 'anybody', { body: {} }),
  searchSuggest: row('EXT-03', 'anybody', { path: '/shop/search/suggest?q=fotel' }),
  searchExamples: row('EXT-33', 'anybody', { path: '/shop/search/examples?categories=145' }),
  boutiqueList: row('EXT-33', 'anybody', { path: '/shop/boutique?slugs=zielone' }),
  sitemapProducts: row('GAP-124', 'anybody', { path: '/shop/sitemap/products?after=0&upTo=50000' }),
  productDetails: row('GAP-30', 'anybody', { path: '/shop/product/details/1' }),
  viewedLast: row('API-24', 'anybody', { path: '/shop/product/viewed/last?productsIds=2,1' }),
  vendorDetails: row('GAP-44', 'anybody', { path: '/shop/vendor/1' }),
  boutiqueDetails: row('GAP-45', 'anybody', { path: '/shop/boutique/zielone' }),
  tagDetails: row('GAP-46', 'anybody', { path: '/shop/tag/noc-zakupow' }),
  contentPage: row('GAP-43', 'anybody', { path: '/shop/content-page/pl/kontakt-z-nami' }),
  referenceList: row('GAP-47', 'anybody', { path: '/shop/reference/markets' }),
  login: row('API-10', 'anybody', { body: { email: EMAIL, password: PERSONA_PASSWORD } }),
  logout: row('API-12, GAP-42', 'anybody'),
  register: row('API-13', 'anybody', { body: REGISTRATION }),
  createWithoutRegistration: row('API-11, AUTH-09', 'anybody', { body: { ...AGREED, email: 'nowa@patyna.test' } }),
  clientDetails: { ...row('API-07, GAP-130', 'anybody'), minds: 'token' },
  changeNewsletterAgreement: {
    ...row('API-08, GAP-40', 'anybody', { body: { newsletterAgreement: true, email: EMAIL, placement: 'footer' } }),
    minds: 'token',
  },
  resetPassword: row('API-09', 'anybody', { body: { email: EMAIL } }),
  setPassword: row('GAP-34', 'anybody', async ({ mailedToken }) => ({
    body: { token: await mailedToken(), password: 'krzeslo-1962' },
  })),
  changePassword: row('GAP-35', 'users', ({ oldPassword }) => ({ body: { oldPassword, newPassword: 'krzeslo-1962' } })),
  changeDetails: row('GAP-35', 'users', { body: { firstName: 'Hanna', lastName: null, phone: '501 234 567', defaultLangId: 'es' } }),
  requestEmailChange: row('EXT-19', 'users', ({ oldPassword }) => ({ body: { email: 'nowa@patyna.test', password: oldPassword } })),
  cancelEmailChange: row('EXT-19', 'users'),
  confirmEmailChange: row('EXT-19', 'anybody', async ({ emailToken }) => ({ body: { token: await emailToken() } })),
  requestSimilarAlert: row('EXT-31', 'anybody', { body: { productId: 1, email: EMAIL } }),
  sendContactMessage: row('EXT-37', 'anybody', {
    body: { name: 'Hanna', email: EMAIL, subject: 'Blat', message: 'Czy ma ślady?', productId: null },
  }),
  confirmNewsletter: row('EXT-52', 'anybody', async ({ newsletterToken }) => ({ body: { token: await newsletterToken() } })),
  endNewsletter: row('EXT-52', 'anybody', async ({ newsletterToken }) => ({ body: { token: await newsletterToken() } })),
  confirmSimilarAlert: row('EXT-31', 'anybody', async ({ alertToken }) => ({ body: { token: await alertToken() } })),
  endSimilarAlert: row('EXT-31', 'anybody', async ({ alertToken }) => ({ body: { token: await alertToken() } })),
  exportAccount: row('EXT-20', 'users'),
  deleteAccount: row('EXT-21', 'users', ({ oldPassword }) => ({ body: { password: oldPassword } })),
  accountLogins: row('EXT-22', 'users'),
  endOtherLogins: row('EXT-22', 'users'),
  endLogin: row('EXT-22', 'users', async ({ loginId }) => ({ path: `/shop/client/logins/${await loginId()}` })),
  addresses: row('GAP-35', 'users'),
  addAddress: row('GAP-35', 'users', { body: ADDRESS }),
  replaceAddress: row('GAP-35', 'users', async ({ address }) => ({ path: `/shop/client/addresses/${await address()}`, body: ADDRESS })),
  removeAddress: row('GAP-35', 'users', async ({ address }) => ({ path: `/shop/client/addresses/${await address()}` })),
  likesDetails: row('API-21, WSH-07', 'visitors', { path: '/shop/client/product/likes-details?page=1&per_page=all' }),
  likeProduct: row('API-22, WSH-07', 'visitors', { path: '/shop/client/product/like/1', body: { like: true } }),
  cartDetails: row('API-14', 'visitors'),
  cartDetailsWithCode: row('API-15', 'visitors', { path: '/shop/cart/details2/TENTH' }),
  addToCart: row('API-16, ROLE-03', 'visitors', { body: wanted(MANY) }),
  changeQuantity: row('API-17', 'visitors', async ({ line }) => ({ body: { productId: await line(), quantity: 2 } })),
  removeFromCart: row('API-18', 'visitors', async ({ line }) => ({ body: { productId: await line() } })),
  previewOrder: row('DLV-01', 'visitors', { body: AS_IT_LIES }),
  placeOrder: row('GAP-31, CHK-01', 'visitors', async ({ line }) => {
    await line()
    return { body: ORDER }
  }),
  rePay: row('API-19, CHK-05', 'visitors', async ({ order }) => ({
    path: `/shop/checkout/re-pay/${(await order()).orderId}`,
    body: { paymentMethod: 'BANK_TRANSFER' },
  })),
  estimateDelivery: row('API-20, GAP-39', 'users', { body: { productId: MANY, quantity: 1, zipCode: '90-926', countryId: 'PL' } }),
  paymentMethods: row('GAP-32', 'anybody'),
  sandboxPayment: row('GAP-32', 'anybody', async ({ order }) => ({ path: (await order()).payment })),
  settleSandboxPayment: row('GAP-32', 'anybody', async ({ order }) => ({ path: (await order()).payment, body: { status: 'PAID' } })),
  orders: row('GAP-33', 'users'),
  orderDetails: {
    ...row('GAP-33', 'users', async ({ order }) => ({ path: `/shop/client/orders/${(await order()).orderId}` })),
    minds: 'token',
  },
  cancelOrder: {
    ...row('EXT-16', 'users', async ({ order }) => ({ path: `/shop/client/orders/${(await order()).orderId}/cancel` })),
    minds: 'token',
  },
  buyAgain: row('EXT-16', 'users', async ({ order }) => ({ path: `/shop/client/orders/${(await order()).orderId}/buy-again` })),
  withdraw: row('EXT-17', 'consumers', async ({ paidOrder }) => {
    const { orderId, payment } = await paidOrder()
    return {
      path: `/shop/client/orders/${orderId}/withdrawals`,
      body: { items: [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }], reason: null, payment: payment.split('/').at(-1) },
    }
  }),
  proLists: row('GAP-37, ROLE-05', 'professionals'),
  addProList: row('GAP-37', 'professionals', { body: { name: 'Hotel' } }),
  renameProList: row('GAP-37', 'professionals', async ({ list }) => ({ path: `${LISTS}/${await list()}`, body: { name: 'Hotel' } })),
  removeProList: row('GAP-37', 'professionals', async ({ list }) => ({ path: `${LISTS}/${await list()}` })),
  putOnProList: row('GAP-37', 'professionals', async ({ list }) => ({
    path: `${LISTS}/${await list()}/products`,
    body: { productId: MANY, quantity: 2 },
  })),
  takeOffProList: row('GAP-37', 'professionals', async ({ list }) => ({ path: `${LISTS}/${await list()}/products/${MANY}` })),
  shareProList: row('EXT-23', 'professionals', async ({ list }) => ({ path: `${LISTS}/${await list()}/share` })),
  unshareProList: row('EXT-23', 'professionals', async ({ list }) => ({ path: `${LISTS}/${await list()}/share` })),
  sharedList: row('EXT-23', 'anybody', async ({ sharedKey }) => ({ path: `/shop/shared-lists/${await sharedKey()}` })),
  discountCodes: row('GAP-38, ROLE-05', 'professionals'),
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
    return { orderId, payment: sandboxPath(paymentLink) }
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
      return shop.world.mailedToken(world)
    },
    async newsletterToken() {
      const body = { newsletterAgreement: true, email: EMAIL, placement: 'footer' }
      await shop.world.call(changeNewsletterAgreement, { headers, body })
      return shop.world.mailedToken(world)
    },
    async alertToken() {
      await shop.world.call(requestSimilarAlert, { headers, body: { productId: 1, email: EMAIL } })
      return shop.world.mailedToken(world)
    },
    async mailedToken() {
      await shop.world.call(resetPassword, { headers, body: { email: EMAIL } })
      return shop.world.mailedToken(world)
    },
  }
}

type Fixtures = ReturnType<typeof fixturesOf>

async function headersOf(visitor: Visitor, world: string): Promise<Headers> {
  const headers = { 'x-mock-world': world }
  if (visitor === 'nobody') return headers
  if (visitor === 'guest') return { ...headers, ...GUEST }
  return visitor === 'withoutPassword' ? shop.world.withoutPassword('ewa@patyna.test', headers) : shop.world.logIn(visitor, headers)
}

/** How a visitor is refused by a row, or null. */
function refusalOf(visitor: Visitor, may: Row['may'] = 'anybody'): Refusal | null {
  if (visitor === 'nobody' || visitor === 'guest') return GROUPS[may][visitor]
  return GROUPS[may][visitor === 'pro' || visitor === 'provendor' ? 'pro' : 'user']
}

async function codeOf({ method, path }: Omit<Operation, 'value'>, { path: own = path, body }: Call, headers: Headers): Promise<string> {
  const response = await shop.world.send(own, { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) })
  const json = await response.json()
  return json.error?.code ?? String(response.status)
}

test('every operation has a row, and every row an operation', () => {
  const documented = DOCUMENTED.map(({ value }) => String(value['operationId'])).toSorted()
  const declared = CONTRACT_CALLS.map(({ operationId }) => operationId).toSorted()
  expect(documented, 'a call of the contract needs its route in mock-api/routes/, mounted in mock-api/app.ts').toEqual(declared)
  expect(documented, 'a call needs a row in ROWS of this file: who may make it, and a good one').toEqual(Object.keys(ROWS).toSorted())
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

  test.each(cases.filter(({ refusal }) => refusal === null))('$ids: may $method $path', async (operation) => {
    const { operationId, call } = operation
    const world = `${visitor}-${operationId}`.toLowerCase()
    const headers = await headersOf(visitor, world)
    // Nobody has nothing of an own: a payment or a mail that anybody may use is another's.
    const maker = visitor === 'nobody' ? await headersOf('guest', world) : headers
    const fixtures = fixturesOf(maker, world, visitor === 'withoutPassword' ? null : PERSONA_PASSWORD)
    expect(await codeOf(operation, await call(fixtures), headers)).toBe('200')
  })

  const refused = cases.filter(({ refusal }) => refusal !== null)
  if (refused.length > 0)
    test.each(refused)('$ids: may not $method $path: $refusal', async (operation) => {
      const { operationId, call, refusal } = operation
      const world = `${visitor}-${operationId}`.toLowerCase()
      const fixtures = fixturesOf(await headersOf('pro', world), world, PERSONA_PASSWORD)
      expect(await codeOf(operation, await call(fixtures), await headersOf(visitor, world))).toBe(refusal)
    })
})

describe('GAP-102: a dead token', () => {
  const minds = OPERATIONS.filter((operation) => operation.may !== 'anybody' || operation.minds === 'token')

  test.each(minds)('$ids: is refused by $method $path', async (operation) => {
    const { operationId, call } = operation
    const world = `dead-${operationId}`.toLowerCase()
    const made = await call(fixturesOf(await headersOf('pro', world), world, PERSONA_PASSWORD))
    shop.world.setNow(NOON - 30 * DAY_MS)
    const expired = await headersOf('pro', world)
    shop.world.setNow(NOON)
    for (const headers of [
      { ...expired, ...GUEST },
      { ...GUEST, 'x-mock-world': world, authorization: 'Bearer unknown' },
    ]) {
      expect(await codeOf(operation, made, headers)).toBe('UNAUTHORIZED')
    }
  })

  test.each(OPERATIONS.filter((operation) => !minds.includes(operation)))('$ids: is no matter for $method $path', async (operation) => {
    const { operationId, call } = operation
    const headers = { ...GUEST, 'x-mock-world': `unknown-${operationId}`.toLowerCase(), authorization: 'Bearer unknown' }
    const fixtures = fixturesOf(await headersOf('pro', headers['x-mock-world']), headers['x-mock-world'], null)
    expect(await codeOf(operation, await call(fixtures), headers)).toBe('200')
  })
})

/** Calls about a thing of one's own: what is another's, of another world, or was never made, does not exist for them. */
const ABOUT_OWN = OPERATIONS.filter(
  ({ path, may }) => path.includes('{') && (may === 'users' || may === 'professionals' || may === 'consumers'),
)

describe('GAP-130: to another a thing does not exist', () => {
  test.each(ABOUT_OWN)('$ids: $method $path', async (operation) => {
    const { operationId, call, may } = operation
    const [world, elsewhere] = [`own-${operationId}`.toLowerCase(), `elsewhere-${operationId}`.toLowerCase()]
    const owner = may === 'professionals' ? 'pro' : 'customer'
    const headers = await headersOf(owner, world)
    const made = await call(fixturesOf(headers, world, PERSONA_PASSWORD))
    // A payment opens its order to whoever has it.
    const own = { ...made, ...(isRecord(made.body) && 'payment' in made.body && { body: { ...made.body, payment: null } }) }
    const others =
      may === 'professionals'
        ? (['provendor'] as const)
        : may === 'consumers'
          ? (['vendor', 'admin'] as const)
          : (['pro', 'vendor', 'admin'] as const)
    for (const other of others) expect([other, await codeOf(operation, own, await headersOf(other, world))]).toEqual([other, 'NOT_FOUND'])
    expect(await codeOf(operation, own, await headersOf(owner, elsewhere))).toBe('NOT_FOUND')
    const unknown = { ...own, path: own.path?.replace(/(?<=\/)(\d+|[\da-f]{16})(?=\/|$)/, (id) => '9'.repeat(id.length)) ?? '' }
    expect(await codeOf(operation, unknown, headers)).toBe('NOT_FOUND')
    expect(await codeOf(operation, own, headers)).toBe('200')
  })

  test('nor is it in a list of theirs', async () => {
    for (const [owner, other] of [
      ['pro', 'provendor'],
      ['provendor', 'pro'],
    ] as const) {
      const world = `lists-of-${other}`
      const fixtures = fixturesOf(await headersOf(owner, world), world, PERSONA_PASSWORD)
      await Promise.all([fixtures.address(), fixtures.order(), fixtures.list()])
      for (const path of ['/shop/client/addresses', '/shop/client/orders', LISTS]) {
        const { data } = await shop.world.ask(path, { headers: await headersOf(other, world) })
        expect([path, data.items]).toEqual([path, []])
      }
    }
  })
})
