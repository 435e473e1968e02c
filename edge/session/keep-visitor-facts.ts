import type { Context } from 'hono'
import type { EdgeContext, Session } from '../edge-context.ts'
import { putCookie } from './cookies.ts'
import { FACT_NAMES, factIn, FACTS } from './visitor-facts.ts'
import { hintKey, signHint } from './visitor-facts-cookie.ts'

/** Longest answer that is looked into, in characters: a cart or a list of likes as people have them. */
const MAX_CHARACTERS = 512 * 1024

/**
 * Keeps what an answer of the shop tells about the visitor, so that the next page knows it without a call.
 * @param path decoded
 * @param session as it is after the call
 * @returns the answer, whole
 */
export async function keepFacts(c: Context<EdgeContext>, path: string, answer: Response, session: Session): Promise<Response> {
  const secret = c.env.HINT_SECRET
  const name = FACT_NAMES.find((one) => FACTS[one].toldBy.test(path))
  if (!secret || name === undefined || !answer.ok) return answer
  const text = await answer.text()
  const value = text.length > MAX_CHARACTERS ? undefined : factIn(name, text)
  if (value !== undefined) putCookie(c, FACTS[name].cookie, await signHint(await hintKey(secret), session, name, value))
  return new Response(text, answer)
}
