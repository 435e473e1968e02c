import type { Context } from 'hono'
import { outcomeOf } from '#app/page-outcome.ts'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import type { EdgeContext } from '../edge-context.ts'
import { resolveAddress } from '../market/resolve-market.ts'
import { nameRequest } from '../current-request.ts'
import { reportError } from '../report-error.ts'
import { visitorOf } from '../session/visitor.ts'
import { type PageTree, pageTree } from '../render/page-tree.tsx'
import { FLIGHT_TYPE, flightPath, PREFETCH_HEADER, REFRESH_HEADER } from '../http/flight-protocol.ts'
import { pageStoreOf, publicPageOf, sendPublicPage } from './public-page.ts'
import { renderFlight } from '../render/render-flight.ts'
import { keepingHeaders, pageOptions } from './respond-html.ts'
import { tryAgainAfter } from './retry-after.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Answers /_rsc/<build>/<path> with the page as Flight, for navigation inside the page. A refresh comes in one piece and not at all when
 * any part of it failed: the page that stands is better.
 */
export async function renderPageFlight(c: Context<EdgeContext>): Promise<Response> {
  const url = new URL(c.req.url)
  const prefix = flightPath(c.req.param('build') ?? '')
  if (prefix !== flightPath(import.meta.env.BUILD_ID)) return c.text('Another build', 409, NO_STORE)
  url.pathname = url.pathname.slice(prefix.length) || '/'
  const resolution = resolveAddress({ url })
  if (resolution.kind !== 'page') return notFlight(c)
  const { match } = resolution
  c.set('route', match.name)
  nameRequest(match.name)
  const isRefresh = c.req.header(REFRESH_HEADER) !== undefined
  const isPrefetch = c.req.header(PREFETCH_HEADER) !== undefined
  const [store, page] = [pageStoreOf(c), publicPageOf(c, match)]
  // Nobody has clicked yet: what cannot be kept would be made for nothing, and a shop that has just failed is left alone.
  if (isPrefetch && (!store || !page || store.backOff.hasFailed(page.key))) return notFlight(c)
  if (!store || !page) return flightAlone(c, match, isRefresh)
  return sendPublicPage(
    c,
    { store, page },
    {
      form: 'flight',
      mayStream: c.req.method === 'GET' && !isRefresh && !isPrefetch,
      isRefresh,
      stream: ({ flight, tree, record }) => decidedFlight(c, { tree, asked: record.retryAfter }, flight, isRefresh),
      otherwise(answer) {
        if (answer.kind === 'late') return flightAlone(c, match, isRefresh)
        return answer.kind === 'failed' ? failed(c, isRefresh || isPrefetch, answer.retryAfter) : notFlight(c)
      },
    },
  )
}

/** Renders for this request alone: one visitor's page, or where no store is used. */
async function flightAlone(c: Context<EdgeContext>, match: RouteMatch, isRefresh: boolean): Promise<Response> {
  const tree = await pageTree(match, { ...(await pageOptions(c, match)), visitor: visitorOf(c), isWhole: false })
  let hasFailed = false
  const report = (error: unknown) => {
    hasFailed = true
    reportError(error)
  }
  const flight = renderFlight({ payload: { root: tree.root }, signal: c.req.raw.signal, report })
  if (!isRefresh) return decidedFlight(c, { tree, asked: null }, flight, isRefresh)
  const whole = await new Response(flight).arrayBuffer()
  return hasFailed ? notFlight(c) : decidedFlight(c, { tree, asked: null }, whole, isRefresh)
}

async function decidedFlight(
  c: Context<EdgeContext>,
  { tree, asked }: { tree: PageTree; /** Pause that the shop asked for, in seconds. */ asked: number | null },
  flight: ReadableStream<Uint8Array> | ArrayBuffer,
  isRefresh: boolean,
): Promise<Response> {
  try {
    await tree.decided
  } catch (error) {
    return outcomeOf(error).kind === 'failed' ? failed(c, isRefresh, tryAgainAfter(error, asked)) : notFlight(c)
  }
  return c.body(flight, 200, { 'content-type': FLIGHT_TYPE, ...keepingHeaders(c, tree, 200) })
}

/** @param retryAfter seconds, when the shop is to blame */
function failed(c: Context<EdgeContext>, isRefresh: boolean, retryAfter: number | null): Response {
  if (isRefresh) return notFlight(c)
  return retryAfter === null ? c.body(null, 500, NO_STORE) : c.body(null, 503, { ...NO_STORE, 'retry-after': String(retryAfter) })
}

/** What is not simply a page is left to a full load, which knows how. No error status: browsers put those on the console. */
function notFlight(c: Context<EdgeContext>): Response {
  return c.body(null, 204, NO_STORE)
}
