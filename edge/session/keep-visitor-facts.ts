import type { Context } from 'hono'
import { z } from 'zod'
import { PAGE_LOGIN_HEADER } from '#app/domain/account/page-login.ts'
import type { EdgeContext, Session } from '../edge-context.ts'
import { jsonOf } from '../upstream/response-json.ts'
import { dropCookie } from './cookies.ts'
import { loginName } from './page-login.ts'
import { putFact } from './signed-fact.ts'
import { type Fact, FACT_NAMES, factIn, FACTS, userIdIn } from './visitor-facts.ts'

/**
 * Sets the cookie of the fact that a response contains, so that the next page needs no call for it, and removes that of a fact which the call has
 * made old: a browser that leaves for the payment does not read its cart again, and pages would count what was ordered for a day. Who has read the
 * user is told the name of the login.
 * @param path decoded
 * @param session after the call
 * @returns the response
 */
export async function keepVisitorFacts(c: Context<EdgeContext>, path: string, response: Response, session: Session): Promise<Response> {
  const outdated: Fact | undefined = FACT_NAMES.map((one): Fact => FACTS[one]).find(({ outdatedBy }) => outdatedBy?.test(path))
  if (outdated && (response.ok || (await isOrdered(response)))) dropCookie(c, outdated.cookie)
  if (!response.ok) return response
  const name = FACT_NAMES.find((one) => FACTS[one].responsePath.test(path))
  if (name === undefined) return response
  const value = factIn(name, await jsonOf(response))
  if (value !== undefined) await putFact(c, name, value, session)
  if (name === 'user') {
    const login = await loginName(c.env.VISITOR_FACTS_SECRET, session, userIdIn(value))
    if (login !== null) c.header(PAGE_LOGIN_HEADER, login)
  }
  return response
}

/** A refusal to lead on from an order that was placed (gateway/order-as-shown.ts). */
const OrderedAtOtherTotal = z.object({ error: z.object({ code: z.literal('ORDERED_AT_OTHER_TOTAL') }) })

async function isOrdered(response: Response): Promise<boolean> {
  return OrderedAtOtherTotal.safeParse(await jsonOf(response)).success
}
