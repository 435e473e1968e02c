// What the shop refuses, and at which field: a row per wrong call. All of them go to one shop, in which nothing may happen.
import { beforeAll, expect, test } from 'vitest'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, wanted } from '../test-world/cart-calls.ts'
import { AGREED, PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'

const WRONG = 'incorrectValueErrorMessage'
/** Of a value that a person may have filled in wrong, by field. */
const MESSAGES: Readonly<Record<string, string>> = {
  email: 'incorrectEmailErrorMessage',
  phone: 'incorrectPhoneErrorMessage',
  zipCode: 'incorrectZipCodeErrorMessage',
  'deliveryAddress.zipCode': 'incorrectZipCodeErrorMessage',
  'invoice.nip': 'incorrectNipErrorMessage',
  password: 'passwordLengthErrorMessage',
  newPassword: 'passwordLengthErrorMessage',
  personalDataAgreement: 'agreementRequiredErrorMessage',
  termsAgreement: 'agreementRequiredErrorMessage',
}
const LONG = '🪑'.repeat(129)

function messageOf(field: string, value: unknown): string {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return 'requiredErrorMessage'
  return value === LONG ? 'maxCharactersNumberErrorMessage' : (MESSAGES[field] ?? WRONG)
}

let shop: CartWorld
const headersOf = { nobody: {}, guest: GUEST, customer: {}, pro: {} }
beforeAll(async () => {
  shop = await createCartWorld()
  shop.change(MANY, { regularPrice: 600_000 })
  await shop.add(MANY, { productPrice: 6000 })
  for (const name of ['customer', 'pro'] as const) headersOf[name] = await shop.world.logIn(name)
})

interface Call {
  /** Requirements that the refusals answer. */
  ids: string
  path: string
  method?: 'PUT'
  /** @default nobody */
  as?: keyof typeof headersOf
  /** A body that is taken. */
  good: object
  /** Values that are refused, by field. */
  wrong: Readonly<Record<string, readonly unknown[]>>
}

const EMAIL = 'nowa@patyna.test'
const LOGIN = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
const HOME = { ...ORDER.deliveryAddress, apartment: '7' }

const CALLS: readonly Call[] = [
  {
    ids: 'AUTH-03',
    path: '/auth/standard',
    good: LOGIN,
    wrong: { email: [undefined, 'hanna@', `${'a'.repeat(250)}@b.pl`], password: [undefined, '', LONG], isAdmin: [true] },
  },
  {
    ids: 'GAP-104',
    path: '/shop/client/register',
    good: { ...AGREED, email: EMAIL, password: 'krzeslo-1962' },
    wrong: {
      personalDataAgreement: [false],
      termsAgreement: [false, 'true'],
      email: ['nowa'],
      password: ['1234567', LONG],
      defaultLangId: ['de'],
      newsletterAgreement: [1],
      isAdmin: [true],
      vendorId: [1],
    },
  },
  {
    ids: 'GAP-41',
    path: '/shop/client/create-without-registration',
    good: { ...AGREED, email: EMAIL },
    wrong: { termsAgreement: [false], vendorId: [1] },
  },
  {
    ids: 'GAP-35',
    path: '/shop/client/details',
    method: 'PUT',
    as: 'customer',
    good: { firstName: null, lastName: null, phone: null, defaultLangId: 'pl' },
    wrong: { firstName: [' ', LONG], phone: ['+48 501 234 567'], defaultLangId: ['de'], isAdmin: [true] },
  },
  {
    ids: 'GAP-35',
    path: '/shop/client/password/change',
    as: 'customer',
    good: { oldPassword: PERSONA_PASSWORD, newPassword: 'komoda-1971' },
    wrong: { oldPassword: ['not-it', null], newPassword: ['1234567'] },
  },
  {
    ids: 'GAP-35',
    path: '/shop/client/addresses',
    as: 'customer',
    good: HOME,
    wrong: { zipCode: ['90926'], street: [' '], city: [undefined], building: [LONG], countryId: ['pl'], clientId: [2] },
  },
  {
    ids: 'GAP-40',
    path: '/shop/client/change-newsletter-agreement',
    good: { newsletterAgreement: true, email: EMAIL, placement: 'footer' },
    wrong: { email: ['listy'], placement: ['header'], newsletterAgreement: [undefined] },
  },
  {
    ids: 'EXT-37, GAP-115',
    path: '/shop/contact-messages',
    good: { name: 'Hanna', email: EMAIL, subject: 'Blat', message: 'Czy ma ślady?', productId: null },
    wrong: { name: ['  '], email: ['hanna'], subject: [LONG], productId: ['1'] },
  },
  { ids: 'EXT-31', path: '/shop/similar-alerts', good: { productId: 1, email: EMAIL }, wrong: { email: ['nobody'] } },
  {
    ids: 'GAP-107',
    path: '/shop/client/product/like/1',
    as: 'guest',
    good: { like: true },
    wrong: { like: [undefined, 1, 'true'], id: [1] },
  },
  {
    ids: 'GAP-37',
    path: '/shop/client/pro/lists',
    as: 'pro',
    good: { name: 'Hotel' },
    wrong: { name: [undefined, ' ', LONG], clientId: [1] },
  },
  {
    ids: 'GAP-10, GAP-11, GAP-76',
    path: '/shop/cart/product/add',
    as: 'guest',
    good: wanted(MANY),
    wrong: {
      deliveryTypeId: [-1, 3, 'home'],
      quantity: [0, 1.5, '1'],
      productPrice: [-1],
      currencyCode: ['USD', 'EUR'],
      zipCode: ['90926'],
      price: [1],
    },
  },
  {
    ids: 'DLV-12, DLV-13',
    path: '/shop/delivery/cost/estimate',
    as: 'customer',
    good: { productId: MANY, quantity: 1, zipCode: '90-926', countryId: 'PL' },
    wrong: { zipCode: ['90926', '90-92'], countryId: ['ES'], quantity: [0] },
  },
  {
    ids: 'GAP-31',
    path: '/shop/checkout/order',
    as: 'guest',
    good: { ...ORDER, invoice: { company: 'A', nip: '526-104-08-28', address: 'B' } },
    wrong: {
      email: ['x'],
      phone: ['123'],
      firstName: [' '],
      'deliveryAddress.zipCode': ['1'],
      'invoice.nip': ['123'],
      comment: [LONG],
      termsAgreement: [false],
      // PayPo is for less than this cart costs.
      paymentMethod: ['CASH', 'PAY_PO'],
      promoCode: ['OVER'],
      totalCost: [1],
      deliveries: [[], [{ vendorId: 3, deliveryTypeId: 1 }], [...ORDER.deliveries, { vendorId: 3, deliveryTypeId: 1 }]],
    },
  },
  {
    ids: 'DLV-01',
    path: '/shop/checkout/preview',
    as: 'guest',
    good: { deliveries: [], promoCode: null },
    wrong: { deliveries: [[{ vendorId: 999, deliveryTypeId: 1 }]] },
  },
  {
    ids: 'SRCH-05, SRCH-07, SRCH-12',
    path: '/shop/search/products',
    good: { price: { to: 9 }, orderBy: { order: 'price' } },
    wrong: {
      color: [[1]],
      'colors.0': [['1']],
      classification: [1],
      'categories.0': [[-1]],
      shippingDays: ['7'],
      'price.min': [1],
      'price.from': ['1', -1],
      'orderBy.order': ['random'],
      visibleOnGrid: [3],
      textSearch: [LONG],
      tags: [Array.from({ length: 101 }, (_, id) => id)],
    },
  },
]

/** A body with another value at a field, or at a part of it. */
function changed(good: object, field: string, value: unknown): object {
  const [name = '', part] = field.split('.')
  if (part === undefined || part === '0') return { ...good, [name]: value }
  return { ...good, [name]: { ...Reflect.get(good, name), [part]: value } }
}

const ROWS = CALLS.flatMap(({ wrong, ...call }) =>
  Object.entries(wrong).flatMap(([field, values]) => values.map((value) => ({ ...call, field, value }))),
)

test.each(ROWS)('$ids: $path refuses $value at $field', async ({ path, method, as = 'nobody', good, field, value }) => {
  const call = { headers: headersOf[as], body: changed(good, field, value), ...(method && { method }) }
  const { status, error } = await shop.world.ask(path, call)
  expect([status, error.code, error.fields]).toEqual([422, 'INVALID', { [field]: messageOf(field, value) }])
})

test.each([null, []])('a search whose body is %j is refused as a whole', async (body) => {
  expect(await shop.world.ask('/shop/search/products', { body })).toMatchObject({ status: 422, error: { fields: { body: WRONG } } })
})

test('nothing of what was refused has happened', async () => {
  expect([shop.world.outbox(), await shop.quantities(), await shop.stockOf(MANY)]).toEqual([[], { [`${MANY}:1`]: 1 }, 5])
  expect(await shop.world.statusOf('/auth/standard', { body: LOGIN })).toBe(200)
})

const TOO_MANY = Array.from({ length: 101 }, (_, id) => id + 1).join(',')

test.each([
  [
    'GAP-16',
    422,
    '/shop/search/products',
    ['per_page=all', 'per_page=0', 'per_page=101', 'per_page=1.5', 'per_page=1&per_page=2', 'perPage=1'],
  ],
  ['GAP-16', 422, '/shop/client/product/likes-details', ['per_page=0', 'per_page=101', 'per_page=ALL', 'sort=name']],
  ['EXT-03', 422, '/shop/search/suggest', ['', 'query=a', 'q=a&q=b', `q=${'x'.repeat(129)}`]],
  ['EXT-33', 422, '/shop/search/examples', ['', 'categories=', 'categories=1,x', 'categories=0', `categories=${TOO_MANY}`]],
  ['EXT-33', 422, '/shop/boutique', ['', "slugs='%20OR%201=1", `slugs=${'a,'.repeat(20)}a`]],
  ['GAP-124', 422, '/shop/sitemap/products', ['', 'after=1', 'after=-1&upTo=2', 'after=1&upTo=x', 'after=1&upTo=2&x=3']],
  [
    'PRD-69',
    422,
    '/shop/product/viewed/last',
    [
      '',
      'productsIds=',
      'productsIds=a',
      'productsIds=1,',
      'productsIds=1&per_page=all',
      'productsIds=1&per_page=101',
      'productsIds=1&x=1',
    ],
  ],
  ['GAP-46', 422, '/shop/tag/50', ['page=1']],
  ['GAP-45', 422, '/shop/boutique/zielone', ['page=1']],
  ['GAP-44', 422, '/shop/vendor/1', ['page=1']],
] as const)('%s: %i for %s with %j', async (_ids, status, path, queries) => {
  const body = path === '/shop/search/products' ? { body: {} } : {}
  for (const query of queries) {
    expect([query, await shop.world.statusOf(`${path}?${query}`, { headers: GUEST, ...body })]).toEqual([query, status])
  }
})

test.each([
  ['GAP-30', 400, '/shop/product/details/', ['0', '-1', '1.5', '1e3', '0x10', '%201', 'abc', '12345678901234567']],
  ['GAP-30', 404, '/shop/product/details/', ['999999']],
  ['GAP-44', 400, '/shop/vendor/', ['dom-z-dusza']],
  ['GAP-44', 404, '/shop/vendor/', ['999']],
  ['GAP-45', 404, '/shop/boutique/', ['nie-ma']],
  ['GAP-46', 404, '/shop/tag/', ['nie-ma', '999', 'x'.repeat(129), "'%20OR%201=1"]],
  ['GAP-43', 404, '/shop/content-page/', ['en/kontakt-z-nami', 'de/kontakt-z-nami', 'pl/nie-ma']],
  ['GAP-47', 404, '/shop/reference/', ['kolory']],
] as const)('%s: %i for %s%j', async (_ids, status, path, values) => {
  for (const value of values) {
    const code = status === 404 ? 'NOT_FOUND' : 'MALFORMED'
    expect([value, await shop.world.ask(path + value)]).toMatchObject([value, { status, error: { code } }])
  }
})
