// What pages of the test shop show: an order, a payment, a shared list, carts.
import { expect } from 'vitest'
import { ORDER, wanted } from '#mock-api/test-world/cart-calls.ts'
import type { TestEdge } from './test-edge.ts'

type Visitor = 'guest' | 'customer' | 'pro'

/** What has been made, by which its pages are found. */
interface Subjects {
  /** Of the customer's order. */
  id: number
  /** Of the professional's shared list. */
  key: string
  /** Of an open payment. */
  payment: string
}

/** Headers of a call by a page of the shop. */
export const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }

/** Logs a persona in; returns its cookies. */
export async function logIn(edge: Pick<TestEdge, 'get'>, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'patyna-2026' })
  const response = await edge.get('/auth/standard', { method: 'POST', body, headers: OURS })
  expect(response.status, await response.text()).toBe(200)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Gives every page something to show: logins, orders, a payment, a shared list, and carts of a guest and of the customer. */
export async function fillShop(edge: Pick<TestEdge, 'get'>): Promise<{ cookies: Readonly<Record<Visitor, string>>; subjects: Subjects }> {
  const cookies: Record<Visitor, string> = {
    guest: `ysguestId=${crypto.randomUUID()}`,
    customer: await logIn(edge, 'customer@patyna.test'),
    pro: await logIn(edge, 'pro@patyna.test'),
  }
  async function post(path: string, body: object, visitor: Visitor) {
    const response = await edge.get(path, { method: 'POST', body: JSON.stringify(body), headers: { ...OURS, cookie: cookies[visitor] } })
    const text = await response.text()
    expect(response.status, `${path}: ${text}`).toBe(200)
    return JSON.parse(text).data
  }
  async function orderOf(visitor: Visitor, product: number) {
    await post('/shop/cart/product/add', wanted(product), visitor)
    await post('/shop/checkout/preview', { deliveries: ORDER.deliveries, promoCode: null }, visitor)
    return post('/shop/checkout/order', ORDER, visitor)
  }
  const { orderId: id } = await orderOf('customer', 30)
  await orderOf('guest', 31)
  const { paymentLink } = await orderOf('customer', 32)
  const list = await post('/shop/client/pro/lists', { name: 'Hotel' }, 'pro')
  const { shareKey: key } = await post(`/shop/client/pro/lists/${list.id}/share`, {}, 'pro')
  for (const visitor of ['guest', 'customer'] as const) await post('/shop/cart/product/add', wanted(33), visitor)
  return { cookies, subjects: { id, key, payment: paymentLink.split('/').at(-1) } }
}
