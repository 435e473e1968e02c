// The table event × mail (EXT-50) by every way into a state, in every language: which mail is sent, how often, and what the confirmation contains.
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#app/domain/language.ts'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { cancelOrder } from '#app/shop-api/contract/orders.ts'
import { readLocale } from '#locales/read-locale.ts'
import { createCartWorld, type CartWorld, MANY, ORDER, sandboxPath } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'
import { ORDER_MAILS } from '../mails/order-mails.ts'
import type { OrderEventName } from '../mails/mailed-order.ts'

interface Placed {
  shop: CartWorld
  headers: Record<string, string>
  id: number
  paymentLink: string
}

const bringTo = async ({ shop, id }: Placed, status: string) =>
  expect(await shop.world.statusOf(`/__mock/orders/${id}`, { method: 'PATCH', body: { status } })).toBe(200)
const settle = async ({ shop, headers, paymentLink }: Placed, status: string) =>
  expect(await shop.world.statusOf(sandboxPath(paymentLink), { headers, body: { status } })).toBe(200)
const cancel = async ({ shop, headers, id }: Placed) =>
  shop.world.call(cancelOrder, `/shop/client/orders/${id}/cancel`, { headers, body: {} })
const withdraw = async ({ shop, headers, id }: Placed) => {
  const body = { items: [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }], reason: null }
  expect(
    (await shop.world.send(`/shop/client/orders/${id}/withdrawals`, { headers: { ...headers, 'idempotency-key': 'k'.repeat(16) }, body }))
      .status,
  ).toBe(200)
}
const refund = async ({ shop, id }: Placed) =>
  expect(await shop.world.statusOf(`/__mock/orders/${id}/refund`, { method: 'POST' })).toBe(200)
const lateCall = async ({ shop, headers }: Placed) => {
  shop.world.setNow(NOON + 72 * HOUR_MS)
  await shop.world.send('/shop/client/details', { headers: { langId: headers['langId'] ?? 'pl' } })
}

/** A way into a state, done twice where that is possible, and the mails after the confirmation of the order. */
const WAYS: readonly [event: OrderEventName, way: string, act: (placed: Placed) => Promise<unknown>, templates: readonly string[]][] = [
  ['NEW', 'by the seller', async (placed) => bringTo(placed, 'NEW'), []],
  ['AWAITING_PAYMENT', 'by the order', async () => undefined, []],
  ['PAYMENT_REJECTED', 'by the sandbox', async (placed) => settle(placed, 'REJECTED'), ['order-payment-rejected']],
  ['PAID', 'by the sandbox', async (placed) => settle(placed, 'PAID'), ['order-paid']],
  ['PAID', 'by the control API', async (placed) => bringTo(placed, 'PAID'), ['order-paid']],
  ['EXPIRED', 'by the first call after 72 hours', lateCall, ['order-expired']],
  ['IN_PREPARATION', 'by the seller', async (placed) => bringTo(placed, 'IN_PREPARATION'), []],
  ['SHIPPED', 'by the seller', async (placed) => bringTo(placed, 'SHIPPED'), ['order-dispatched']],
  ['DELIVERED', 'by the carrier', async (placed) => bringTo(placed, 'DELIVERED'), ['order-delivered']],
  [
    'CANCELLED',
    'by the buyer, unpaid, so that nothing is refunded',
    async (placed) => {
      await cancel(placed)
      expect(await placed.shop.world.statusOf(`/__mock/orders/${placed.id}/refund`, { method: 'POST' })).toBe(409)
    },
    ['order-cancelled'],
  ],
  [
    'WITHDRAWN',
    'by the buyer',
    async (placed) => {
      await bringTo(placed, 'PAID')
      await withdraw(placed)
    },
    ['order-paid', 'withdrawal-received'],
  ],
  [
    'REFUNDED',
    'after a withdrawal',
    async (placed) => {
      await bringTo(placed, 'PAID')
      await withdraw(placed)
      await refund(placed)
    },
    ['order-paid', 'withdrawal-received', 'order-refunded'],
  ],
  [
    'REFUNDED',
    'after a cancellation',
    async (placed) => {
      if (placed.shop.world.outbox().length === 1) await bringTo(placed, 'PAID')
      await cancel(placed)
      await refund(placed)
    },
    ['order-paid', 'order-cancelled', 'order-refunded'],
  ],
]

async function place(language: Language): Promise<Placed> {
  const shop = await createCartWorld()
  const headers = await shop.world.logIn('customer', { langId: language })
  const price = language === 'pl' ? {} : { productPrice: 232.56, currencyCode: 'EUR' }
  await shop.add(MANY, { quantity: 2, ...price }, headers)
  const { orderId: id, paymentLink } = await shop.order({}, headers)
  return { shop, headers, id, paymentLink }
}

test('EXT-50: every event has a mail or a reason, and a way that is tried here', () => {
  expect([...new Set(WAYS.map(([event]) => event))].sort()).toEqual(Object.keys(ORDER_MAILS).sort())
  const without = Object.entries(ORDER_MAILS).filter(([, row]) => 'none' in row)
  expect(without.map(([event]) => event)).toEqual(['NEW', 'IN_PREPARATION'])
})

for (const language of LANGUAGES) {
  test.each(WAYS)(`EXT-50: %s %s, in ${language}: each mail once`, async (_event, _way, act, templates) => {
    const placed = await place(language)
    await act(placed)
    const sent = () =>
      placed.shop.world
        .outbox()
        .map(({ template }) => template)
        .reverse()
    expect(sent()).toEqual(['order-placed', ...templates])
    await act(placed)
    expect(sent()).toEqual(['order-placed', ...templates])
    for (const { langId, link, body } of placed.shop.world.outbox()) {
      expect(langId).toBe(language)
      expect(link).toMatch(language === 'pl' ? /^\/(checkout|platnosc-testowa|historia)/ : new RegExp(`^/${language}/`))
      expect(body).not.toMatch(/\{\{|undefined|null|NaN/)
    }
  })

  test(`GAP-31, EXT-50: the confirmation contains the contract, in ${language}, and leads to the payment in its market`, async () => {
    const { shop, id, paymentLink } = await place(language)
    const [mail] = shop.world.outbox()
    const prefix = language === 'pl' ? '' : `/${language}`
    expect(mail).toMatchObject({ recipient: ORDER.email, sentAt: NOON, link: prefix + paymentLink })
    expect(mail?.subject).toContain(`PAT-${id}`)
    expect(mail?.body, 'where to transfer it, and by which title').toMatch(new RegExp(`: PL\\d\\d [\\d ]{29}\\n.+: PAT-${id}\\n`))
    const [price = '', sum = ''] = { pl: ['1 000 zł', '2 000 zł'], en: ['232.56 €', '465.12 €'], es: ['232,56 €', '465,12 €'] }[language]
    const seller = /ul\. Magazynowa \d+, \d\d-\d{3} /
    const body = mail?.body.replaceAll('\u00a0', ' ')
    for (const part of [price, sum, 'Hanna Nowak, Piotrkowska 104, 90-926 Łódź', seller]) expect(body).toMatch(part)
    expect(body).toMatch({ pl: /Wzór formularza/, en: /Model withdrawal form/, es: /Modelo de formulario/ }[language])
    expect(body).toMatch({ pl: /z dostawą i VAT/, en: /with delivery and VAT/, es: /con envío e IVA/ }[language])
    expect(mail?.moreLinks.map(({ link }) => link.startsWith(`${prefix}/`))).toEqual([true, true])
  })
}

test('EXT-50: the confirmation has reduced prices, and who gets the invoice', async () => {
  const shop = await createCartWorld()
  await shop.add(PRODUCT.promoOpen, { productPrice: 750.5 })
  await shop.order({ invoice: { company: 'Pracownia', nip: '526-104-08-28', address: 'Rynek 1' } })
  const body = shop.world.outbox()[0]?.body.replaceAll('\u00a0', ' ')
  for (const part of ['750,50 zł za sztukę, razem 750,50 zł', 'Pracownia, 526-104-08-28, Rynek 1']) expect(body).toContain(part)
})

test.each(LANGUAGES)(
  'EXT-50: of an order that its seller cancels the mail does not say that its buyer asked for it, in %s',
  async (language) => {
    const placed = await place(language)
    await bringTo(placed, 'CANCELLED')
    expect(placed.shop.world.outbox()[0]?.body).not.toMatch(/prośbę|as you asked|como pediste/)
  },
)

test.each(LANGUAGES)(
  'EXT-50: the mail about the payment says what comes next as the page does to which it leads, in %s',
  async (language) => {
    const placed = await place(language)
    await bringTo(placed, 'PAID')
    expect(placed.shop.world.outbox()[0]?.body).toContain(readLocale(language, 'common').thankYouNext)
  },
)

test('EXT-50: a mail about a late dispatch names no day that is over', async () => {
  const placed = await place('pl')
  await bringTo(placed, 'PAID')
  const promised = /dotrze do: (.+)\./.exec(placed.shop.world.outbox()[0]?.body ?? '')?.[1]
  placed.shop.world.setNow(NOON + 14 * 24 * HOUR_MS)
  await bringTo(placed, 'SHIPPED')
  const [mail] = placed.shop.world.outbox()
  expect(promised).toBe('21 marca 2022')
  expect([mail?.template, mail?.body.includes('Kurier 24'), mail?.body.includes('dotrze do')]).toEqual(['order-dispatched', true, false])
})

test('EXT-50: a mail for the same occasion is refused by the database, whoever sends it', async () => {
  const placed = await place('pl')
  await bringTo(placed, 'PAID')
  placed.shop.world.db.$client.prepare("DELETE FROM order_event WHERE status = 'PAID'").run()
  await bringTo(placed, 'PAID')
  expect(placed.shop.world.outbox().filter(({ template }) => template === 'order-paid')).toHaveLength(1)
})
