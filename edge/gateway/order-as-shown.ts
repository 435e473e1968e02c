// An order binds what the shopper was shown (GAP-98), also where the shop API does not know the totals that come with it.
import { z } from 'zod'
import { fromWire } from '#app/domain/pricing/money.ts'
import { OrderTotals, placeOrder } from '#app/shop-api/contract/checkout.ts'

const ORDER_PATH = placeOrder.path
const FIELD = 'expectedTotals'

const OrderBody = z.looseObject({ [FIELD]: OrderTotals })
const FieldRefusal = z.object({ error: z.object({ fields: z.record(z.string(), z.unknown()) }) })
const Placed = placeOrder.responses[200].content['application/json'].schema

type Bytes = Uint8Array<ArrayBuffer>
type Send = (body: Bytes) => Promise<Response>

/**
 * Sends a call of the gateway; an order that says what its shopper was shown is held to that. A shop API that refuses the field gets the
 * order without it. When what it ordered costs something else, the answer is 409 ORDERED_AT_OTHER_TOTAL with the order and what it
 * costs, never one that leads on to payment.
 * @param path decoded, as the shop API reads it
 * @throws Error when the shop API does not say what the order costs
 */
export async function orderAsShown(path: string, body: Bytes, send: Send): Promise<Response> {
  const order = path.replace(/\/+$/, '') === ORDER_PATH ? OrderBody.safeParse(parsed(body)).data : undefined
  if (!order) return send(body)
  const { [FIELD]: expected, ...others } = order
  const answer = await send(body)
  // Nothing was ordered by a refusal, so it may be sent again; the same key stands for the same shopper's press.
  const placed = (await refusesField(answer)) ? await send(new TextEncoder().encode(JSON.stringify(others))) : answer
  return placed.ok ? heldTo(expected, placed) : placed
}

async function heldTo(expected: z.infer<typeof OrderTotals>, answer: Response): Promise<Response> {
  const { orderId, number, paymentLink, summary } = Placed.parse(await answer.clone().json()).data
  const total = fromWire(summary.totalCost, summary.currency.id)
  if (total.minor === expected.total && total.currencyId === expected.currencyId) return answer
  const order = { orderId, number, paymentLink, total }
  const message = 'The order was placed and costs something else than was shown'
  return Response.json({ error: { code: 'ORDERED_AT_OTHER_TOTAL', message, order } }, { status: 409 })
}

async function refusesField(answer: Response): Promise<boolean> {
  if (answer.status !== 422 && answer.status !== 400) return false
  const refusal = FieldRefusal.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  ).data
  return Object.keys(refusal?.error.fields ?? {}).some((field) => field === FIELD || field.startsWith(`${FIELD}.`))
}

function parsed(body: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
