// Orders through the built worker: placed only at the total that was shown; the thank-you page opens only for this visitor's paid order.
import { beforeEach, describe, expect, test } from 'vitest'
import { ORDER, wanted } from '#mock-api/test-world/cart-calls.ts'
import { VENDOR } from '#mock-api/test-world/vendors.ts'
import { logIn as logInAs } from './fill-shop.ts'
import { startTestEdge } from './test-edge.ts'
import { OURS, edgeOfFile } from './edge-of-file.ts'

const PLACE = '/shop/checkout/order'
const SHOWN = { currencyId: 'PLN', total: 100_000, vendors: [{ vendorId: VENDOR.plain, total: 100_000 }] }
/** Each product of 1000 zł is one of a kind. */
const FIRST_PRODUCT = 30

const edge = edgeOfFile(startTestEdge)
let product = FIRST_PRODUCT
let guest: { cookie: string }
beforeEach(() => {
  guest = { cookie: `ysguestId=${crypto.randomUUID()}` }
})

async function post(path: string, body: object, headers: Record<string, string> = guest) {
  const response = await edge.get(path, { method: 'POST', body: JSON.stringify(body), headers: { ...OURS, ...headers } })
  return { status: response.status, json: JSON.parse(await response.text()) }
}

/** Adds a product of 1000 zł to a cart and orders it. */
async function order(expectedTotals: object | null = SHOWN, headers = guest, path = PLACE) {
  await post('/shop/cart/product/add', wanted(product++), headers)
  return post(path, { ...ORDER, expectedTotals }, headers)
}

const logIn = async () => ({ cookie: await logInAs(edge, 'customer@patyna.test') })

describe('GAP-98: an order is placed only at the total shown', () => {
  test('at another total nothing is ordered, and the response contains the new preview', async () => {
    const { status, json } = await order({ ...SHOWN, total: 10_000 })
    expect([status, json.error.code, json.error.preview.cart.summary.totalCost]).toEqual([409, 'PRICE_CHANGED', 1000])
  })

  test('a shop API that ignores the field: the edge detects it, and the response has no payment link', async () => {
    edge.shop.setInterference(async (request, respond) => {
      if (!request.url.endsWith(PLACE)) return null
      const { expectedTotals, ...known } = await request.clone().json()
      if (expectedTotals)
        return Response.json({ error: { code: 'INVALID', message: '', fields: { expectedTotals: 'x' } } }, { status: 422 })
      expect(known).toEqual(ORDER)
      const placed = await (await respond()).json()
      placed.data.summary.totalCost = 1390
      return Response.json(placed)
    })
    const { status, json } = await order()
    expect([status, json]).toMatchObject([
      409,
      { error: { code: 'ORDERED_AT_OTHER_TOTAL', order: { total: { minor: 139_000, currencyId: 'PLN' } } } },
    ])
    expect(json).not.toHaveProperty('data')
  })

  test.each([PLACE, PLACE.replace('order', '%6Frder')])('POST %s leads to payment only at the total that was shown', async (path) => {
    edge.shop.setInterference(async (request, respond) => {
      if (!new URL(request.url).pathname.startsWith('/shop/checkout/')) return null
      const placed = await (await respond()).json()
      if (placed.data) placed.data.summary.totalCost = 1390
      return Response.json(placed)
    })
    const { status, json } = await order(SHOWN, guest, path)
    expect([status, json.error?.code]).toEqual([409, 'ORDERED_AT_OTHER_TOTAL'])
  })
})

describe('GAP-31: after the order', () => {
  interface Placed {
    number: string
    paymentLink: string
  }
  const referenceOf = ({ paymentLink }: Placed) => paymentLink.replace('/platnosc-testowa/', '')
  const thanksFor = ({ number }: Pick<Placed, 'number'>, reference?: string) =>
    `/checkout?step=thank-you&order=${number}${reference === undefined ? '' : `&payment=${reference}`}`
  const settle = async (placed: Placed, status: 'PAID' | 'REJECTED') =>
    post(`/shop/checkout/sandbox-payment/${referenceOf(placed)}`, { status })
  const read = async (path: string, headers: Record<string, string> = guest) => {
    const response = await edge.get(path, { headers })
    const html = await response.text()
    return { status: response.status, title: /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], html }
  }
  const THANKS = 'Dziękujemy za zamówienie'

  test.each(['PAT-1001', 'ANYTHING', '', '%3Cscript%3E'])('no thank-you page for "%s"', async (number) => {
    const customer = await logIn()
    for (const headers of [guest, customer]) {
      const { status, html } = await read(thanksFor({ number }), headers)
      expect([status, html.includes(THANKS)]).toEqual([404, false])
    }
  })

  test('a paid order has a thank-you page, by the unguessable reference of its payment', async () => {
    const placed: Placed = (await order()).json.data
    const path = thanksFor(placed, referenceOf(placed))
    expect(await read(path)).toMatchObject({ status: 200, title: 'Zamówienie czeka na zapłatę' })
    expect((await read(path)).html).toContain(`href="${placed.paymentLink}"`)
    await settle(placed, 'PAID')
    expect(await read(path)).toMatchObject({ status: 200, title: THANKS })
  })

  test('without the reference, with that of another order, or with a made-up one the page is 404', async () => {
    const [placed, other]: Placed[] = [(await order()).json.data, (await order()).json.data]
    if (!placed || !other) throw new Error('Nothing was ordered.')
    await settle(placed, 'PAID')
    for (const reference of [undefined, referenceOf(other), crypto.randomUUID()])
      expect(await read(thanksFor(placed, reference))).toMatchObject({ status: 404 })
  })

  test('a rejected payment is shown, with options to retry', async () => {
    const placed: Placed = (await order()).json.data
    await settle(placed, 'REJECTED')
    const { title, html } = await read(thanksFor(placed, referenceOf(placed)))
    expect(title).toBe('Płatność została odrzucona')
    expect(html).not.toContain(THANKS)
    const [first, ...others] = [...html.matchAll(/<button[^>]*aria-label="([^"]*): Zamówienie/g)].map(([, name]) => name)
    expect(first).toBe('Spróbuj ponownie')
    expect(others).toEqual(expect.arrayContaining(['Karta płatnicza', 'BLIK', 'PayPo: zapłać za 30 dni', 'Raty 0%']))
  })

  test('an order with a rejected and a later successful payment is paid', async () => {
    const { data } = (await order()).json
    await settle(data, 'REJECTED')
    const again = await post(`/shop/checkout/re-pay/${data.orderId}`, { paymentMethod: 'CARD', payment: referenceOf(data) })
    await settle(again.json.data, 'PAID')
    expect(await read(thanksFor(data, referenceOf(data)))).toMatchObject({ title: THANKS })
  })

  test('a logged-in buyer needs no reference for an own order; another’s order stays 404', async () => {
    const customer = await logIn()
    const { data } = (await order(SHOWN, customer)).json
    expect(await read(thanksFor(data), customer)).toMatchObject({ status: 200, title: 'Zamówienie czeka na zapłatę' })
    expect(await read(thanksFor((await order()).json.data), customer)).toMatchObject({ status: 404 })
  })
})

describe('GAP-32: the payment stand-in without scripts', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    edge.get('/test-payment', { method: 'POST', body: String(new URLSearchParams(fields)), headers: { ...FORM, ...guest, ...headers } })
  async function unpaid() {
    const { number, paymentLink } = (await order()).json.data
    return { number, payment: paymentLink.replace('/platnosc-testowa/', '') }
  }

  test('pays, and leads to the page after the order in the language of the page', async () => {
    const { number, payment } = await unpaid()
    const paid = await send({ payment, status: 'PAID', language: 'en' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/en/checkout?step=thank-you&order=${number}&payment=${payment}`])
    const html = await (await edge.get(`/checkout?step=thank-you&order=${number}&payment=${payment}`, { headers: guest })).text()
    expect(html).toContain('Dziękujemy za zamówienie')
  })

  test('a payment that was settled otherwise, or that nobody made, leads to its own page', async () => {
    const { payment } = await unpaid()
    await send({ payment, status: 'REJECTED', language: 'pl' })
    const nobodys = crypto.randomUUID()
    for (const id of [payment, nobodys]) {
      const refused = await send({ payment: id, status: 'PAID', language: 'pl' })
      expect([refused.status, refused.headers.get('location')]).toEqual([303, `/platnosc-testowa/${id}`])
    }
  })

  test('EXT-42: a new word in the answer does not take the payment back; an answer about another payment leads nowhere', async () => {
    const { number, payment } = await unpaid()
    const saying = (changes: object) =>
      edge.shop.setInterference(async (request, respond) => {
        if (request.method !== 'POST') return null
        const { data } = await (await respond()).json()
        return Response.json({ data: { ...data, ...changes } })
      })
    saying({ orderStatus: 'ON_HOLD' })
    const paid = await send({ payment, status: 'PAID', language: 'pl' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/checkout?step=thank-you&order=${number}&payment=${payment}`])
    saying({ id: crypto.randomUUID() })
    expect((await send({ payment, status: 'PAID', language: 'pl' })).status).toBe(503)
  })

  test.each([500, 404])('EXT-56: a bare %i has the error page of the market, and nothing is paid', async (status) => {
    const { payment } = await unpaid()
    edge.shop.setInterference(async (request) => (request.method === 'POST' ? new Response(null, { status }) : null))
    const failed = await send({ payment, status: 'PAID', language: 'es' })
    expect(failed.status).toBe(503)
    expect(await failed.text()).toContain('<html lang="es"')
    edge.shop.setInterference()
    const html = await (await edge.get(`/es/platnosc-testowa/${payment}`, { headers: guest })).text()
    const action = /action="(\/test-payment[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const again = await edge.get(action, { headers: guest })
    expect([again.status, again.headers.get('location')]).toEqual([302, `/es/platnosc-testowa/${payment}`])
    expect((await edge.get('/test-payment', { headers: guest })).status).toBe(404)
  })

  test.each([
    ['from another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['from nowhere', {}, { 'sec-fetch-site': 'none' }, 403],
    ['as JSON', {}, { 'content-type': 'application/json' }, 415],
    ['with another status', { status: 'PENDING' }, {}, 400],
    ['with an id that leads elsewhere', { payment: '../cart' }, {}, 400],
  ])('is refused %s', async (_how, fields, headers, status) => {
    const refused = await send({ payment: crypto.randomUUID(), status: 'PAID', language: 'pl', ...fields }, headers)
    expect([refused.status, refused.headers.get('location')]).toEqual([status, null])
  })
})
