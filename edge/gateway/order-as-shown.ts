// An order is bound to the totals that the shopper was shown (GAP-98), also where the shop API does not know the field.
import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { CURRENCY_IDS } from '#app/domain/market.ts'
import { fromWire } from '#app/domain/pricing/money.ts'
import { OrderTotals, placeOrder } from '#app/shop-api/contract/checkout.ts'
import { jsonOf } from '../upstream/response-json.ts'

const FIELD = 'expectedTotals'

const OrderBody = z.looseObject({ [FIELD]: z.unknown() })
const FieldRefusal = z.object({ error: z.object({ fields: z.record(z.string(), z.unknown()) }) })
/** What is needed of an order that was placed, however new the words in the rest of the response are (EXT-42). */
const Placed = z.object({
  data: z.object({
    orderId: z.number(),
    number: z.string(),
    paymentLink: z.string(),
    summary: z.object({ totalCost: z.number(), currency: z.object({ id: z.enum(CURRENCY_IDS) }) }),
  }),
})

type Bytes = Uint8Array<ArrayBuffer>
type Send = (body: Bytes) => Promise<Response>

/**
 * Sends a call of the gateway, and holds an order to its expected totals. A shop API that refuses the field gets the order without it. When the order
 * was placed at another total, the response is 409 ORDERED_AT_OTHER_TOTAL with the order and its total, never one that leads on to payment.
 * @param path of the contract
 * @throws Error when the shop API's response has no total
 */
export async function orderAsShown(path: string, body: Bytes, send: Send): Promise<Response> {
  const order = path === placeOrder.path ? OrderBody.safeParse(parseJson(new TextDecoder().decode(body))).data : undefined
  const { [FIELD]: totals, ...others } = order ?? {}
  const expected = OrderTotals.safeParse(totals).data
  if (!expected) return send(body)
  const response = await send(body)
  // A refusal orders nothing, so the order may be repeated, with the same idempotency key.
  const placed = (await refusesField(response)) ? await send(new TextEncoder().encode(JSON.stringify(others))) : response
  return placed.ok ? checkedTotal(expected, placed) : placed
}

async function checkedTotal(expected: z.infer<typeof OrderTotals>, response: Response): Promise<Response> {
  const { orderId, number, paymentLink, summary } = Placed.parse(await jsonOf(response)).data
  const total = fromWire(summary.totalCost, summary.currency.id)
  if (total.minor === expected.total && total.currencyId === expected.currencyId) return response
  const order = { orderId, number, paymentLink, total }
  const message = 'The order was placed and costs something else than was shown'
  return Response.json({ error: { code: 'ORDERED_AT_OTHER_TOTAL', message, order } }, { status: 409 })
}

async function refusesField(response: Response): Promise<boolean> {
  if (response.status !== 422 && response.status !== 400) return false
  const refusal = FieldRefusal.safeParse(await jsonOf(response)).data
  return Object.keys(refusal?.error.fields ?? {}).some((field) => field === FIELD || field.startsWith(`${FIELD}.`))
}
