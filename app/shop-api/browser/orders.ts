// Changes of a placed order (EXT-16).
import type { buyAgain as buyAgainRoute } from '../contract/orders.ts'
import type { ResponseData } from '../shop-call.ts'
import { additionInTurn } from './addition-in-turn.ts'
import { type CallResult, callShop } from './call-shop.ts'

/** Options of calls about the orders of the user shown on the page. */
const OF_OWNER = { group: 'cart', isPersonal: true } as const

/** Cancels an order before its dispatch. @param payment id of a payment of a guest's order, in place of a login (EXT-46); null = the user's own */
export async function cancelOrder(id: number, payment: string | null): Promise<CallResult<object>> {
  const query = payment === null ? '' : `?${new URLSearchParams({ payment })}`
  return callShop(`/shop/client/orders/${id}/cancel${query}`, { ...OF_OWNER, isPersonal: payment === null, method: 'POST' })
}

/** What is withdrawn from an order. */
export interface WithdrawalRequest {
  items: readonly { productId: number; deliveryTypeId: number; quantity: number }[]
  /** null = none was given. */
  reason: string | null
}

/**
 * Withdraws from an order.
 * @param key idempotency key: the same request sent again withdraws once (EXT-06)
 * @param payment id of a payment of the order; it authorises the call in place of a login. null = who ordered is logged in
 */
export async function withdrawFrom(
  id: number,
  request: WithdrawalRequest,
  { key, payment }: { key: string; payment: string | null },
): Promise<CallResult<object>> {
  return callShop(`/shop/client/orders/${id}/withdrawals`, {
    ...OF_OWNER,
    isPersonal: payment === null,
    headers: { 'idempotency-key': key },
    body: { ...request, ...(payment !== null && { payment }) },
  })
}

/**
 * Puts the things of an order into the cart once more; `left` are those that could not be added.
 * @param key idempotency key: sent again they are added once (EXT-06)
 */
export async function buyAgain(id: number, key: string): Promise<CallResult<ResponseData<typeof buyAgainRoute>>> {
  const call = { ...OF_OWNER, method: 'POST', headers: { 'idempotency-key': key } } as const
  return additionInTurn(async () => callShop(`/shop/client/orders/${id}/buy-again`, call))
}
