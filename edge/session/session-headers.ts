import type { Session } from '../edge-context.ts'
import type { Market } from '#app/domain/market.ts'
import { ANONYMOUS_GUEST_ID } from '#app/shop-api/contract/session-headers.ts'

const TOKEN_HEADER = 'Authorization'

/** The headers of every call to the shop API (spec §7): guest or token, language, country of delivery. */
export function sessionHeaders(market: Market, session: Session | null): Record<string, string> {
  return {
    guestId: session?.guestId ?? ANONYMOUS_GUEST_ID,
    langId: market.language,
    shippingTo: market.shippingTo,
    ...(session?.token && { [TOKEN_HEADER]: `Bearer ${session.token}` }),
  }
}

/** Headers of sessionHeaders() without the token, once the shop API has refused it. */
export function headersWithoutToken(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== TOKEN_HEADER))
}
