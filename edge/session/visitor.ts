import type { Context } from 'hono'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import type { EdgeContext, Session } from '../edge-context.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import { COOKIES } from './cookies.ts'
import { guestToken, guestTokenAt, requestAsGuest } from './guest-token.ts'
import { presentLogin } from './page-login.ts'
import { requestAsVisitor } from './request-as-visitor.ts'
import { chosenCountry, withToken } from './session-headers.ts'

/** The visitor of a private page, and how the shop API is called in the visitor's name. */
export interface Visitor {
  fetch: ShopFetch
  /** The current session: without the token once the shop API has refused it. */
  session: () => Session
  /** The name of the login of the current session, to which the page's calls are held (EXT-44); null: a guest. */
  login: () => Promise<string | null>
  /** Neither guest id nor token: there is no data of this visitor. */
  isNobody: boolean
  /** No token: nobody is logged in. */
  isGuest: boolean
  /** A guest who has ordered of late (EXT-45). */
  hasGuestOrder: boolean
  promoCode: string | null
  /** The country that the visitor chose (EXT-49). */
  country: string | null
}

/** Longest promo code of the contract. */
const MAX_CODE_CHARACTERS = 64

/** The visitor of a request. */
export function visitorOf(c: Context<EdgeContext>): Visitor {
  let session = c.get('session')
  const fetchUpstream = upstreamFetch(c, { priority: 'visitor' })
  return {
    async fetch(url, init) {
      const ofGuest = guestTokenAt(c, init.method ?? 'GET', url)
      const request = async ({ token }: Session) => fetchUpstream(url, { ...init, headers: withToken(init.headers, token) })
      if (ofGuest !== null) return requestAsGuest(c, { ...session, token: ofGuest }, request)
      const { response, session: current } = await requestAsVisitor(session, request)
      // A call that began before the refusal of another one knows nothing of it.
      if (current.token === null) session = current
      return response
    },
    session: () => session,
    login: async () => presentLogin(c, session),
    isNobody: session.guestId === null && session.token === null,
    isGuest: session.token === null,
    hasGuestOrder: guestToken(c) !== null,
    promoCode: promoCodeOf(c),
    country: chosenCountry(c.get('cookies')),
  }
}

function promoCodeOf(c: Context<EdgeContext>): string | null {
  const code = c.get('cookies')[COOKIES.promoCode.name]?.trim()
  return code && code.length <= MAX_CODE_CHARACTERS ? code : null
}
