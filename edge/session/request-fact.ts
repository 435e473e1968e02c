import type { Context } from 'hono'
import type { Market } from '#app/domain/market.ts'
import type { EdgeContext, Session } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import type { CallPriority } from '../upstream/call-priorities.ts'
import { contractAnswer } from '../upstream/contract-answer.ts'
import { jsonOf } from '../upstream/response-json.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import { sessionHeaders } from './session-headers.ts'
import { type FactName, FACTS, type FactValue, factIn } from './visitor-facts.ts'

interface FactRequest {
  name: FactName
  market: Market
  priority: CallPriority
  timeoutMs: number
  /** @default that of the request */
  session?: Session
}

/** Asks the shop API for a fact about the visitor of a request; undefined: it did not tell. Never rejects. */
export async function requestFact(
  c: Context<EdgeContext>,
  { name, market, priority, timeoutMs, session = c.get('session') }: FactRequest,
): Promise<FactValue | undefined> {
  try {
    const { request: path } = FACTS[name]
    const response = await upstreamFetch(c, { priority })(parseEnv(c.env).SHOP_API_ORIGIN + path, {
      headers: { ...sessionHeaders(market, session), ...c.get('mockHeaders') },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = await contractAnswer({ method: 'GET', path }, response)
    return answer.ok ? factIn(name, await jsonOf(answer)) : undefined
  } catch {
    return undefined
  }
}
