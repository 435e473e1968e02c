import { renderToStaticMarkup } from 'react-dom/server'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { order as orderTable } from '#db/order-tables.ts'
import { createCartWorld, MANY } from '#mock-api/test-world/cart-calls.ts'
import { cancelOrder } from '#app/shop-api/contract/orders.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { createPrivateShop } from '../../shop-api/private-shop.ts'
import { outcomeOf } from '../../page-outcome.ts'
import { streamed } from '../../testing/streamed.ts'
import { testInput } from '../../testing/test-input.ts'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import { CartPage } from '../cart/cart-page.tsx'
import { thankYou } from '../checkout/thank-you.tsx'
import { OrderHistoryPage } from './order-history-page.tsx'
import { OrderPage } from './order-page.tsx'
import { WithdrawalOnline } from './withdrawal-online.tsx'
import { WithdrawalPage } from './withdrawal-page.tsx'

/** Fields that only some shop APIs have (EXT-16, EXT-17). */
const EXTENSIONS = [
  'events',
  'actions',
  'withdrawal',
  'withdrawals',
  'arrivesBy',
  'parcel',
  'imageUrl',
  'transfer',
  'dueBy',
  'isExpired',
  'documents',
  'unpaidOrders',
]

let customer: Record<string, string>
let placed: Awaited<ReturnType<typeof shop.order>>
let shop: Awaited<ReturnType<typeof createCartWorld>>
let world: (typeof shop)['world']
beforeEach(async () => {
  shop = await createCartWorld()
  world = shop.world
  customer = await world.logIn('customer')
  await shop.add(MANY, {}, customer)
  placed = await shop.order({}, customer)
})

/** A visit of the customer. @param without fields that the shop API does not have @param failing path of a call that fails */
async function visit(language: Language = 'pl', without: readonly string[] = [], visitor: Record<string, string> = customer, failing = '') {
  const shop = createPrivateShop({
    origin: 'http://shop.test',
    headers: { ...visitor, langId: language },
    isNobody: false,
    isGuest: visitor !== customer,
    productHref: ({ id }) => `/p-${id}`,
    vendorHref: ({ id }) => `/v-${id}`,
    async fetch(input, init) {
      if (failing !== '' && new Request(input).url.includes(failing)) return new Response(null, { status: 503 })
      const response = await world.app.request(input, init)
      const text = await response.text()
      const json: unknown = JSON.parse(text, (key, value: unknown) => (without.includes(key) ? undefined : value))
      return Response.json(json, response)
    },
  })
  const session = { shop, promoCode: null }
  const id = placed.orderId as OrderId
  const input = async <Params,>(params: Params) => ({ ...(await testInput({ params, language })), session })
  return {
    order: async (params: { id: OrderId; payment?: string } = { id }) => renderToStaticMarkup(await OrderPage(await input(params))),
    withdrawal: async () => renderToStaticMarkup(await WithdrawalPage(await input({ id }))),
    cart: async () => renderToStaticMarkup(await CartPage(await input({}))),
    history: async (page: number) => renderToStaticMarkup(await OrderHistoryPage(await input({ page }))),
    thanks: async (payment?: string) =>
      streamed(
        await thankYou(await input({ step: 'thank-you' as const, order: placed.number, ...(payment !== undefined && { payment }) })),
      ),
  }
}

/** A guest's order, visited by its link. */
async function guestsVisit(payment: (own: string) => string = (own) => own, language: Language = 'pl') {
  await shop.add(MANY)
  const { orderId, paymentLink } = await shop.order()
  const own = paymentLink.split('/').at(-1) ?? ''
  const page = await visit(language, [], {})
  return { id: orderId, own, order: () => page.order({ id: orderId as OrderId, payment: payment(own) }) }
}

test.each([
  ['pl', 'SHIPPED', 'Przesyłka jest w drodze'],
  ['es', null, 'El pedido está pendiente de pago'],
] as const)('EXT-46: in %s the link of a guest’s order says what %s means', async (language, status, text) => {
  const { id, order } = await guestsVisit((own) => own, language)
  if (status !== null) shop.world.db.update(orderTable).set({ status }).where(eq(orderTable.id, id)).run()
  expect(await order()).toContain(text)
})

test('EXT-46: a guest’s link opens things, buyer, documents and ways, which all keep the link; nothing of an account', async () => {
  const { own, order } = await guestsVisit()
  const html = await order()
  for (const text of ['Anuluj zamówienie', 'Piotrkowska', 'Proforma', 'Zapłać', 'Przebieg zamówienia']) expect(html, text).toContain(text)
  for (const text of ['Kup ponownie', 'Wyloguj', 'Historia zamówień</a>']) expect(html, text).not.toContain(text)
  expect(html).toMatch(new RegExp(`/dokumenty[^"]*[?]payment=${own}"`))
})

const NEEDS_SCRIPTS = /<noscript>.*Do tego potrzebny jest JavaScript/

test.each([
  ['is paid and can be cancelled', 'PAID', [], true],
  ['is on its way: its ways are links', 'SHIPPED', [], false],
  ['was rejected, of a shop API that names no actions', 'REJECTED', EXTENSIONS, true],
] as const)(
  'without scripts the page of a guest’s order that %s says whether something needs them',
  async (_which, status, without, needs) => {
    await shop.add(MANY)
    const { orderId, paymentLink } = await shop.order()
    const payment = paymentLink.split('/').at(-1) ?? ''
    if (status === 'REJECTED') await world.send(`/shop/checkout/sandbox-payment/${payment}`, { method: 'POST', body: { status } })
    else shop.world.db.update(orderTable).set({ status }).where(eq(orderTable.id, orderId)).run()
    const html = await (await visit('pl', without, {})).order({ id: orderId as OrderId, payment })
    expect(NEEDS_SCRIPTS.test(html)).toBe(needs)
  },
)

test('GAP-33: without scripts the list of orders says that paying there needs them, where an order is unpaid', async () => {
  const { history } = await visit()
  expect(await history(1)).toMatch(NEEDS_SCRIPTS)
  for (const [status, mayWithdraw] of [
    ['PAID', true],
    ['CANCELLED', false],
  ] as const) {
    shop.world.db.update(orderTable).set({ status }).run()
    const html = await history(1)
    expect(html).not.toMatch(NEEDS_SCRIPTS)
    expect(html.includes('/odstapienie"'), status).toBe(mayWithdraw)
  }
})

test('EXT-46: a wrong link is no page', async () => {
  const { order } = await guestsVisit(() => '3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f')
  await expect(order()).rejects.toMatchObject({ digest: 'NOT_FOUND' })
  const { own } = await guestsVisit()
  const page = await visit('pl', [], {})
  await expect(page.order({ id: placed.orderId as OrderId, payment: own }), 'of another order').rejects.toMatchObject({
    digest: 'NOT_FOUND',
  })
})

test('EXT-46: the buyer who is logged in needs no link: the page of theirs keeps none', async () => {
  const payment = placed.paymentLink.split('/').at(-1) ?? ''
  const html = await (await visit()).order({ id: placed.orderId as OrderId, payment })
  expect(html).toContain('Historia zamówień</a>')
  expect(html).not.toContain(`payment=${payment}`)
})

test('GAP-33: beyond the last page of orders nobody is told to have none', async () => {
  const { history } = await visit()
  expect(await history(1)).toContain(placed.number)
  expect(outcomeOf(await history(9).catch((error: unknown) => error))).toMatchObject({
    kind: 'redirect',
    href: '/historia-zamowien',
    status: 302,
  })
  customer = await world.logIn('pro')
  expect(await (await visit()).history(1), 'who has none stays on the first').toContain('Nie masz jeszcze zamówień')
})

test('GAP-32: where the ways to pay cannot be read, the page of an order is there all the same', async () => {
  const { thanks } = await visit('pl', [], customer, '/shop/checkout/payment-methods')
  expect(await thanks()).toContain(placed.number)
})

test.each([
  ['PAID', false, true],
  ['IN_PREPARATION', false, true],
  ['SHIPPED', false, false],
  ['DELIVERED', false, false],
  ['PAID', true, false],
] as const)('EXT-46: a mail of an account’s order leads to no thanks for what is on its way or back: %s, withdrawn: %s', async (...row) => {
  const [status, isWithdrawn, isNew] = row
  shop.world.db.update(orderTable).set({ status }).run()
  const items = [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }]
  const headers = { ...customer, 'idempotency-key': 'k'.repeat(16) }
  if (isWithdrawn) await world.send(`/shop/client/orders/${placed.orderId}/withdrawals`, { headers, body: { items, reason: null } })
  const [own, byLink] = [await (await visit()).thanks(), await (await visit('pl', [], {})).thanks(placed.paymentLink.split('/').at(-1))]
  for (const html of [own, byLink]) {
    expect(html.includes('Dziękujemy za zamówienie')).toBe(isNew)
    expect(html.includes('Sprzedawca potwierdzi'), 'he has, once he prepares it').toBe(isNew && status !== 'IN_PREPARATION')
    expect(html).toContain(`Zamówienie ${placed.number}`)
  }
  expect(own.includes('Gdy przesyłka wyruszy')).toBe(isNew)
})

test('EXT-16: of an order that a transfer paid after a rejected payment, the link of that says what is refunded', async () => {
  const payment = placed.paymentLink.split('/').at(-1) ?? ''
  await world.send(`/shop/checkout/sandbox-payment/${payment}`, { method: 'POST', body: { status: 'REJECTED' } })
  for (const status of ['PAID', 'CANCELLED'])
    await world.statusOf(`/__mock/orders/${placed.orderId}`, { method: 'PATCH', body: { status } })
  expect(await (await visit('pl', [], {})).thanks(payment)).toContain('Zwrot: 1\u00a0000\u00a0zł')
})

test('EXT-50: the page of an order does not promise for later what a mail says was refunded', async () => {
  const path = `/__mock/orders/${placed.orderId}`
  for (const status of ['PAID', 'CANCELLED']) await world.statusOf(path, { method: 'PATCH', body: { status } })
  expect(await world.statusOf(`${path}/refund`, { method: 'POST' })).toBe(200)
  const html = await (await visit()).order()
  expect(html).toContain('Zwrot: 1\u00a0000\u00a0zł')
  expect(html).not.toContain('Zwrócimy')
})

test('EXT-16: in EUR the code is that of SEPA', async () => {
  const spaniard = { ...customer, langId: 'es' }
  await shop.add(MANY, { productPrice: 232.56, currencyCode: 'EUR' }, spaniard)
  placed = await shop.order({}, spaniard)
  const html = await (await visit('es')).thanks()
  expect(html).toContain('Datos para la transferencia')
  expect(html).toContain('Hemos enviado la confirmación a')
  const account = /[A-Z]{2}\d{2}( \w{4}){6}/.exec(html)?.[0] ?? ''
  const code = ['BCD', '002', '1', 'SCT', '', 'Patyna', account.replaceAll(' ', ''), 'EUR232.56', '', '', placed.number].join('\n')
  expect(html).toContain(renderToStaticMarkup(<QrCode text={code} label="Código QR de la transferencia" />))
})

test('EXT-16, EXT-17: without the extensions each page is there, with what it had before', async () => {
  const { order, withdrawal, cart, thanks } = await visit('pl', EXTENSIONS)
  const html = await order()
  expect(html).toContain(placed.number)
  expect(html).toContain('Przebieg zamówienia')
  for (const text of ['Dane do przelewu', 'Anuluj zamówienie', 'Kup ponownie', 'Czekamy na zapłatę', 'Dostawa do', '<img'])
    expect(html, text).not.toContain(text)
  const declared = await withdrawal()
  expect(declared).toContain('Oświadczenie o odstąpieniu od umowy')
  expect(declared).not.toContain('Potwierdź odstąpienie')
  expect(await cart()).not.toContain('Na zapłatę czeka')
  expect(await thanks()).toContain('Zamówione rzeczy')
})

test('EXT-17: an unpaid order is cancelled, not withdrawn from', async () => {
  const html = await (await visit()).withdrawal()
  expect(html).toContain('To zamówienie nie jest zapłacone')
  expect(html).not.toContain('Oświadczenie o odstąpieniu od umowy')
})

test('EXT-17: of an order that is cancelled meanwhile the page says so; without withdrawals online there is none', async () => {
  await world.call(cancelOrder, `/shop/client/orders/${placed.orderId}/cancel`, { headers: customer, method: 'POST' })
  const html = await (await visit()).withdrawal()
  expect(html).toContain('To zamówienie jest anulowane.')
  expect(html).not.toContain('Potwierdź odstąpienie')
  await expect((await visit('pl', EXTENSIONS)).withdrawal()).rejects.toThrow()
})

test.each([
  ['who is logged in', { firstName: 'Anna', lastName: 'Nowak', email: 'anna@patyna.test' }, 'anna@patyna.test'],
  ['who has only a link of it', null, 'adres e-mail podany w zamówieniu'],
])('EXT-17: the last day is the one before the period ends; %s reads where the confirmation goes', async (_who, contact, address) => {
  const right = { until: Date.UTC(2022, 2, 19, 23), refusal: null, left: [], returns: [] }
  const order = { id: 1 as OrderId, number: '1', deliveries: [], contact: contact as Order['contact'] | null }
  const props = { order, right, payment: null, doneHref: '', input: await testInput({ params: {} }) }
  const html = renderToStaticMarkup(<WithdrawalOnline {...props} />)
  expect(html).toContain('do 19 marca 2022 włącznie')
  expect(html).toContain(address)
})
