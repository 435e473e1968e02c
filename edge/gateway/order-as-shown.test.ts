import { describe, expect, test } from 'vitest'
import { orderAsShown } from './order-as-shown.ts'

const PATH = '/shop/checkout/order'
const SHOWN = { currencyId: 'PLN', total: 13_900, vendors: [{ vendorId: 4, total: 13_900 }] }
const ORDER = { comment: 'Proszę dzwonić', expectedTotals: SHOWN }

/** The answer of a shop API that placed an order. */
const placedAt = (totalCost: number, id = 'PLN') => ({
  data: {
    orderId: 1001,
    number: 'PAT-1001',
    status: 'AWAITING_PAYMENT',
    paymentLink: '/platnosc-testowa/3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f',
    summary: {
      totalCost,
      prices: { deliveries: 0, deliveriesAfterDiscounts: 0, products: totalCost, productsAfterDiscounts: totalCost },
      discount: null,
      currency: { id, name: 'złoty' },
    },
  },
})
const refusing = (field: string) => Response.json({ error: { code: 'INVALID', message: '', fields: { [field]: 'x' } } }, { status: 422 })

/** Sends an order to a shop API that gives these responses, one after the other. */
async function order(responses: Response[], body: unknown = ORDER, path = PATH) {
  const sent: unknown[] = []
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  const response = await orderAsShown(path, bytes, async (each) => {
    const text = new TextDecoder().decode(each)
    sent.push(text.startsWith('{"') ? JSON.parse(text) : text)
    return responses.shift() ?? Response.error()
  })
  return { sent, status: response.status, json: await response.json() }
}

describe('GAP-98: the total of the order that was placed', () => {
  test('is the one that was shown: the response passes', async () => {
    expect(await order([Response.json(placedAt(139))])).toEqual({ sent: [ORDER], status: 200, json: placedAt(139) })
  })

  test('EXT-42: is the one that was shown, whatever new status the order has', async () => {
    const placed = { data: { ...placedAt(139).data, status: 'unknown' } }
    expect(await order([Response.json(placed)])).toMatchObject({ status: 200, json: placed })
  })

  test.each([
    ['a grosz less', placedAt(138.99), { minor: 13_899, currencyId: 'PLN' }],
    ['another currency', placedAt(139, 'EUR'), { minor: 13_900, currencyId: 'EUR' }],
  ])('is %s: the response names it with the order, and none leads on to payment', async (_what, placed, total) => {
    const { status, json } = await order([Response.json(placed)])
    const { orderId, number, paymentLink } = placed.data
    expect([status, json]).toMatchObject([
      409,
      { error: { code: 'ORDERED_AT_OTHER_TOTAL', order: { orderId, number, paymentLink, total } } },
    ])
    expect(json).not.toHaveProperty('data')
  })

  test('is missing: no response passes', async () => {
    await expect(order([Response.json({ data: { number: 'PAT-1', paymentLink: '/x' } })])).rejects.toThrow()
  })
})

test.each(['expectedTotals', 'expectedTotals.vendors'])(
  'a shop API that refuses %s gets the order without it, and its total is checked all the same',
  async (field) => {
    const { sent, status, json } = await order([refusing(field), Response.json(placedAt(1390))])
    expect(sent).toEqual([ORDER, { comment: ORDER.comment }])
    expect([status, json.error.code]).toEqual([409, 'ORDERED_AT_OTHER_TOTAL'])
  },
)

test('every other refusal passes, and the order is sent once', async () => {
  expect(await order([refusing('email')])).toMatchObject({ sent: [ORDER], status: 422 })
})

test.each([
  ['another call', ORDER, '/shop/cart/product/add'],
  ['an order without totals', { comment: '' }, PATH],
  ['totals of null', { ...ORDER, expectedTotals: null }, PATH],
  ['no JSON', 'x', PATH],
])('%s passes unchanged', async (_what, body, path) => {
  expect(await order([Response.json(placedAt(1390))], body, path)).toEqual({ sent: [body], status: 200, json: placedAt(1390) })
})
