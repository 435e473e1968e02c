import type { Context } from 'hono'
import type { EdgeContext, Session } from '../edge-context.ts'
import { putCookie } from './cookies.ts'
import { type FactName, FACTS, type FactValue } from './visitor-facts.ts'
import { readSignedFact, signFact, signingKeyOf } from './visitor-facts-cookie.ts'

/** The fact that a request's signed cookie holds for a session; undefined: none, or no secret is bound. @param session @default the request's */
export async function signedFact(c: Context<EdgeContext>, name: FactName, session = c.get('session')): Promise<FactValue | undefined> {
  const { VISITOR_FACTS_SECRET: secret } = c.env
  return secret ? readSignedFact(await signingKeyOf(secret), session, name, c.get('cookies')[FACTS[name].cookie.name]) : undefined
}

/** Sets the cookie of a fact, signed for a session. Without a secret there is none. */
export async function putFact(c: Context<EdgeContext>, name: FactName, value: FactValue, session: Session): Promise<void> {
  const secret = c.env.VISITOR_FACTS_SECRET
  if (secret) putCookie(c, FACTS[name].cookie, await signFact(await signingKeyOf(secret), session, name, value))
}
