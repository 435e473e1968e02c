import type { Session } from '../edge-context.ts'
import { COUNTRY_FORMATS } from '#app/domain/checkout/country-formats.ts'
import type { Market } from '#app/domain/market.ts'
import { ANONYMOUS_GUEST_ID } from '#app/shop-api/contract/session-headers.ts'
import { COOKIES } from './cookies.ts'

const TOKEN_HEADER = 'Authorization'

/**
 * The headers of every call to the shop API (spec §7): guest or token, language, country of delivery.
 * @param chosenCountry of chosenCountry(), for calls in a visitor's name alone: what is the same for everybody is for the market's own country
 */
export function sessionHeaders(market: Market, session: Session | null, chosenCountry: string | null = null): Record<string, string> {
  return {
    guestId: session?.guestId ?? ANONYMOUS_GUEST_ID,
    langId: market.language,
    shippingTo: chosenCountry ?? market.shippingTo,
    ...(session?.token && withToken({}, session.token)),
  }
}

/** Headers with a token and no other; null: without any, as once the shop API has refused it. */
export function withToken(headers: Readonly<Record<string, string>>, token: string | null): Record<string, string> {
  const others = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== TOKEN_HEADER))
  return token === null ? others : { ...others, [TOKEN_HEADER]: `Bearer ${token}` }
}

/** The country that a visitor chose, in lower case; null: none, or one that nothing is sent to (EXT-49). */
export function chosenCountry(cookies: Readonly<Record<string, string>>): string | null {
  const chosen = COUNTRY_FORMATS.find(({ id }) => id === cookies[COOKIES.shippingTo.name])
  return chosen ? chosen.id.toLowerCase() : null
}
