import type { Context } from 'hono'
import type { EdgeContext, Session } from '../edge-context.ts'
import { putCookie } from './cookies.ts'
import { FACT_NAMES, parseFact, FACTS } from './visitor-facts.ts'
import { signingKeyOf, signFact } from './visitor-facts-cookie.ts'

/** Longest response that is read for facts, in characters. */
const MAX_CHARACTERS = 512 * 1024

/**
 * Sets the cookie of the fact that a response contains, so that the next page needs no call for it.
 * @param path decoded
 * @param session after the call
 * @returns the response, buffered
 */
export async function keepVisitorFacts(c: Context<EdgeContext>, path: string, response: Response, session: Session): Promise<Response> {
  const secret = c.env.VISITOR_FACTS_SECRET
  const name = FACT_NAMES.find((one) => FACTS[one].responsePath.test(path))
  if (!secret || name === undefined || !response.ok) return response
  const text = await response.text()
  const value = text.length > MAX_CHARACTERS ? undefined : parseFact(name, text)
  if (value !== undefined) putCookie(c, FACTS[name].cookie, await signFact(await signingKeyOf(secret), session, name, value))
  return new Response(text, response)
}
