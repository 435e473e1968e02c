import type { Context } from 'hono'
import type { Market } from '#app/domain/market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { redirect } from '../http/redirect.ts'
import { reportError } from '../report-error.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { contractAnswer } from '../upstream/contract-answer.ts'
import { PRIVATE_CALL_TIMEOUT_MS, upstreamFetch } from '../upstream/upstream-fetch.ts'
import { respondFailure } from './respond-html.ts'
import { DEFAULT_RETRY_AFTER } from './retry-after.ts'

interface FormCall {
  /** Of the contract. */
  route: { path: string }
  /** For the `{name}` in its path. @default it has none */
  id?: string
  market: Market
  body: object
}

/** Makes a call of the shop API for a form that a browser, or a mail program, has sent by itself. */
export async function postToShop(c: Context<EdgeContext>, { route: { path }, id = '', market, body }: FormCall): Promise<Response> {
  const response = await upstreamFetch(c, { priority: 'visitor' })(parseEnv(c.env).SHOP_API_ORIGIN + path.replace(/\{\w+\}/, id), {
    method: 'POST',
    headers: { ...sessionHeaders(market, c.get('session')), 'content-type': 'application/json', ...c.get('mockHeaders') },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PRIVATE_CALL_TIMEOUT_MS),
  })
  return contractAnswer({ method: 'POST', path }, response)
}

/** Leads on from a form to where its call says; to the error page of its market where that fails. */
export async function leadOn(c: Context<EdgeContext>, market: Market, to: () => Promise<string>): Promise<Response> {
  try {
    return redirect(c, { to: await to(), status: 303 })
  } catch (error) {
    reportError(error)
    return respondFailure(c, market, DEFAULT_RETRY_AFTER)
  }
}
