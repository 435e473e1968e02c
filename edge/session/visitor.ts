import type { Context } from 'hono'
import type { EdgeContext, Session } from '../edge-context.ts'
import { askAsVisitor } from './request-as-visitor.ts'
import { shopFetch } from '../upstream/upstream-fetch.ts'
import { COOKIES } from './cookies.ts'

/** Who asks for a private page, and how the shop is asked in that name. */
export interface Visitor {
  fetch: typeof globalThis.fetch
  /** The session as it is now: without the token once the shop has refused it. */
  session: () => Session
  /** Neither guest id nor token: there is nothing to ask for. */
  isNobody: boolean
  promoCode: string | null
}

/** Longest code of the contract. */
const MAX_CODE_CHARACTERS = 64

/** The visitor of a request. */
export function visitorOf(c: Context<EdgeContext>): Visitor {
  let session = c.var.session
  const askShop = shopFetch(c, { calls: 'visitor' })
  return {
    async fetch(input, init) {
      const request = new Request(input)
      const asked = await askAsVisitor(session, async ({ token }) => {
        const copy = new Request(request.clone())
        if (token === null) copy.headers.delete('authorization')
        return askShop(copy, init)
      })
      session = asked.session
      return asked.answer
    },
    session: () => session,
    isNobody: session.guestId === null && session.token === null,
    promoCode: promoCodeOf(c),
  }
}

function promoCodeOf(c: Context<EdgeContext>): string | null {
  const code = c.var.cookies[COOKIES.promoCode.name]?.trim()
  return code && code.length <= MAX_CODE_CHARACTERS ? code : null
}
