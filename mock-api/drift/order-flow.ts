// THE ORDERS of a run: one that is not paid and is cancelled; with `settles` a second one, paid in the sandbox and withdrawn from.
import { z } from 'zod'
import type { DriftClient } from './drift-client.ts'
import { valueAt } from './found-values.ts'
import { UNKNOWN_ID } from './refused-calls.ts'
import type { SkippedCall } from './safe-calls.ts'

interface OrderInputs {
  headers: Record<string, string>
  /** The body of an order of what is in the cart. */
  order: object
  /** The line that is in the cart. */
  line: { productId: number; deliveryTypeId: number }
  isPro: boolean
  /** Whether a second order is paid in the sandbox. */
  settles: boolean
}

interface Placed {
  id: number
  paymentId: string
}

/** Makes the calls of an order, from the cart on, and leaves the cart empty. */
export async function orderFlow(client: DriftClient, { headers, order, line, isPro, settles }: OrderInputs): Promise<SkippedCall[]> {
  const place = async (asks: string) => placedOf(await client.send({ operationId: 'placeOrder', asks, body: order, headers }))
  const withdraw = (id: number, asks: string, status: number) => {
    const body = { items: [{ ...line, quantity: 1 }], reason: null }
    return client.send({ operationId: 'withdraw', asks, path: { id }, body, headers, expects: [isPro ? 403 : status] })
  }
  const placed = await place('the cart')
  await client.send({ operationId: 'placeOrder', asks: 'an empty cart', body: order, headers, expects: [409] })
  if (!placed) return [{ operationId: 'orderDetails', because: 'nothing could be ordered' }]
  const { id, paymentId } = placed
  await client.send({ operationId: 'orders', asks: 'of the account', query: { per_page: 5 }, headers })
  await client.send({ operationId: 'orderDetails', asks: 'that order', path: { id }, headers })
  await client.send({ operationId: 'sandboxPayment', asks: 'its payment', path: { paymentId } })
  const rePay = { operationId: 'rePay', path: { orderId: id }, body: { paymentMethod: 'CARD' }, headers }
  await client.send({ ...rePay, asks: 'that order' })
  await withdraw(id, 'an unpaid order', 409)
  await client.send({ operationId: 'cancelOrder', asks: 'that order', path: { id }, headers })
  await client.send({ operationId: 'cancelOrder', asks: 'that order again', path: { id }, headers })
  await client.send({ ...rePay, asks: 'a cancelled order', expects: [409] })
  await client.send({ operationId: 'orderDetails', asks: 'a cancelled order', path: { id }, headers })
  for (const operationId of ['cancelOrder', 'buyAgain']) {
    await client.send({ operationId, asks: 'an unknown order', path: { id: UNKNOWN_ID }, headers, expects: [404] })
  }
  const again = await client.send({ operationId: 'buyAgain', asks: 'that order', path: { id }, headers })
  if (valueAt(again, 'data.added', z.array(z.unknown()).min(1)) === undefined)
    return [{ operationId: 'withdraw', because: 'nothing could be bought again' }]
  const second = settles ? await place('the same again') : null
  if (!second) {
    await client.send({ operationId: 'removeFromCart', asks: 'what was bought again', body: line, headers })
    return settles ? [{ operationId: 'withdraw', because: 'nothing could be ordered again' }] : []
  }
  const settled = { operationId: 'settleSandboxPayment', asks: 'as paid', path: { paymentId: second.paymentId }, body: { status: 'PAID' } }
  await client.send(settled)
  await withdraw(second.id, 'a paid order', 200)
  await withdraw(second.id, 'more than is left', 409)
  await client.send({ operationId: 'orderDetails', asks: 'a paid order', path: { id: second.id }, headers })
  return isPro ? [{ operationId: 'withdraw', because: 'the test account is a professional' }] : []
}

function placedOf(response: unknown): Placed | null {
  const id = valueAt(response, 'data.orderId', z.number())
  const link = valueAt(response, 'data.paymentLink', z.string())
  return id === undefined || link === undefined ? null : { id, paymentId: link.split('/').at(-1) ?? '' }
}
