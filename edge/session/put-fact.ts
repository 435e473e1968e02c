import type { Context } from 'hono'
import type { EdgeContext, Session } from '../edge-context.ts'
import { putCookie } from './cookies.ts'
import { type FactName, FACTS, type FactValue } from './visitor-facts.ts'
import { signingKeyOf, signFact } from './visitor-facts-cookie.ts'

/** Sets the cookie of a fact, signed for a session. Without a secret there is none. */
export async function putFact(c: Context<EdgeContext>, name: FactName, value: FactValue, session: Session): Promise<void> {
  const secret = c.env.VISITOR_FACTS_SECRET
  if (secret) putCookie(c, FACTS[name].cookie, await signFact(await signingKeyOf(secret), session, name, value))
}
