import type { Context } from 'hono'
import type { Market } from '#app/domain/market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { PRIVATE_CALL_TIMEOUT_MS, upstreamFetch } from '../upstream/upstream-fetch.ts'

/** Sends a call of the shop API for a form that a browser, or a mail program, has sent by itself. */
export async function postToShop(
  c: Context<EdgeContext>,
  { path, market, body }: { path: string; market: Market; body: object },
): Promise<Response> {
  return upstreamFetch(c, { priority: 'visitor' })(parseEnv(c.env).SHOP_API_ORIGIN + path, {
    method: 'POST',
    headers: { ...sessionHeaders(market, c.get('session')), 'content-type': 'application/json', ...c.get('mockHeaders') },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PRIVATE_CALL_TIMEOUT_MS),
  })
}
