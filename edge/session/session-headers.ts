import type { Session } from '../edge-context.ts'
import type { Market } from '#app/domain/market.ts'
import { ANONYMOUS_GUEST_ID } from '#app/shop-api/contract/session-headers.ts'

/** The headers of every call to the shop API (spec §7): guest or token, language, country of delivery. */
export function sessionHeaders(market: Market, session: Session | null): Record<string, string> {
  return {
    guestId: session?.guestId ?? ANONYMOUS_GUEST_ID,
    langId: market.language,
    shippingTo: market.shippingTo,
    ...(session?.token && { Authorization: `Bearer ${session.token}` }),
  }
}
