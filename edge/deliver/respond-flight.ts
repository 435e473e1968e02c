import type { Context } from 'hono'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import { outcomeOf } from '#app/page-outcome.ts'
import { setRequestRoute } from '../current-request.ts'
import type { EdgeContext } from '../edge-context.ts'
import {
  FLIGHT_TYPE,
  flightPath,
  KNOWN_OLD,
  MOVED_HEADER,
  NO_INDEX,
  PREFETCH_HEADER,
  REFRESH_HEADER,
  splitPanelPath,
} from '../http/flight-protocol.ts'
import { countPrivate } from '../http/rate-limits.ts'
import { refuse } from '../http/refusals.ts'
import { resolveAddress } from '../market/resolve-market.ts'
import { type PageTree, pageTree } from '../render/page-tree.tsx'
import { panelTreeOf } from '../render/panel-tree.ts'
import { renderFlight } from '../render/render-flight.ts'
import { reportError } from '../report-error.ts'
import { takeOldSession } from '../session/old-session.ts'
import { isOfAnotherUser } from '../session/page-login.ts'
import { visitorOf } from '../session/visitor.ts'
import type { RenderRecord } from '../upstream/render-record.ts'
import type { PublicPage } from './decide-response.ts'
import { pageStoreOf, publicPageOf, publicPanelOf } from './public-page.ts'
import { cacheHeaders, renderOptions } from './respond-html.ts'
import { DEFAULT_RETRY_AFTER, retryAfterOf } from './retry-after.ts'
import { sendPublicPage } from './send-public-page.ts'
import { subjectForStatus } from './subject-for-status.ts'
import { tracedBody } from './traced-body.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Responds to /_rsc/<build>/<path> with the page as Flight, for navigation inside the document. A refresh is buffered, and empty when any part
 * of it failed: the page that is shown is better. Where that has moved or is gone, a header says so. /_rsc/<build>/~<panel>/<path> is a panel of that page (app/panels.ts).
 */
export async function respondFlight(c: Context<EdgeContext>): Promise<Response> {
  const url = new URL(c.req.url)
  const prefix = flightPath(c.req.param('build') ?? '')
  if (prefix !== flightPath(import.meta.env.BUILD_ID)) return c.text('Another build', 409, NO_STORE)
  const { panel, path } = splitPanelPath(url.pathname.slice(prefix.length) || '/')
  url.pathname = path
  const resolution = resolveAddress({ url })
  if (resolution.kind !== 'page') return panel === null || resolution.kind === 'redirect' ? noContent(c) : noPanel(c)
  const { match } = resolution
  if (panel !== null) return respondPanel(c, panel, match)
  c.set('route', match.name)
  setRequestRoute(match.name)
  const refresh = c.req.header(REFRESH_HEADER)
  const page = publicPageOf(c, match)
  if (page === null) await takeOldSession(c)
  const kind = refresh === undefined ? 'navigation' : page === null ? 'refresh' : 'public refresh'
  // Refreshed for another user it would keep what is typed, with that user's name: the page stays as it is, and its next call says so (EXT-44).
  if (kind === 'refresh' && (await isOfAnotherUser(c))) return noContent(c)
  async function withoutStore() {
    if (page === null && !(await countPrivate(c))) return kind === 'refresh' ? noContent(c) : refuse(c, 'TOO_MANY_REQUESTS')
    return respondWithoutStore(c, await pageTreeFor(c, match), kind)
  }
  return sendFlight(c, { page, withoutStore, isRefresh: refresh !== undefined, isKnownOld: refresh === KNOWN_OLD })
}

/** In the log a panel has a route of its own, because it is not a page view. */
async function respondPanel(c: Context<EdgeContext>, name: string, match: RouteMatch): Promise<Response> {
  const panel = panelTreeOf(name, match)
  if (!panel) return noPanel(c)
  c.set('route', `~${name}`)
  setRequestRoute(`~${name}`)
  const withoutStore = async () => respondWithoutStore(c, await panel.treeOf(await renderOptions(c, match)), 'navigation')
  return sendFlight(c, { page: publicPanelOf(c, panel, match), withoutStore, isRefresh: false, isKnownOld: false })
}

interface SentFlight {
  /** null: never stored. */
  page: PublicPage | null
  /** Renders for this request alone. */
  withoutStore: () => Promise<Response>
  isRefresh: boolean
  isKnownOld: boolean
}

async function sendFlight(c: Context<EdgeContext>, { page, withoutStore, isRefresh, isKnownOld }: SentFlight): Promise<Response> {
  const isPrefetch = c.req.header(PREFETCH_HEADER) !== undefined
  const store = pageStoreOf(c)
  // A prefetched page that cannot be cached is rendered for nothing, and a shop API that has just failed gets no calls for a guess.
  if (isPrefetch && (!store || !page || store.backOff.hasFailed(page.key))) return noContent(c)
  if (!store || !page) return withoutStore()
  return sendPublicPage(
    c,
    { store, page },
    {
      form: 'flight',
      mayStream: () => c.req.method === 'GET' && !isRefresh && !isPrefetch,
      isRefresh,
      isKnownOld,
      mayLackSubject: !isPrefetch,
      stream: ({ flight, tree, record }) => flightResponse(c, { flight: flight.stream(), tree, isRefresh, record }),
      otherwise(decision) {
        if (decision.kind === 'timeout') return withoutStore()
        if (decision.kind === 'limited' && !isRefresh && !isPrefetch) return refuse(c, 'TOO_MANY_REQUESTS')
        if (decision.kind === 'failed') return failure(c, isRefresh || isPrefetch, decision.retryAfter)
        return isRefresh && decision.kind !== 'limited' ? moved(c) : noContent(c)
      },
    },
  )
}

async function pageTreeFor(c: Context<EdgeContext>, match: RouteMatch): Promise<PageTree> {
  return pageTree(match, { ...(await renderOptions(c, match)), visitor: visitorOf(c), isBuffered: false })
}

/** A private page stays when it has moved, as it does when a session ends: what is typed into it is not lost (GAP-102). */
type FlightKind = 'navigation' | 'refresh' | 'public refresh'

/** Sends what was rendered for this request alone: a private page, or any page where no store is used. */
async function respondWithoutStore(c: Context<EdgeContext>, tree: PageTree, kind: FlightKind): Promise<Response> {
  const isRefresh = kind !== 'navigation'
  let hasFailed = false
  const report = (error: unknown) => {
    hasFailed = true
    reportError(error)
  }
  const flight = renderFlight({ tree, signal: c.req.raw.signal, report })
  if (!isRefresh) return flightResponse(c, { flight: flight.stream(), tree, isRefresh, record: null })
  const buffered = await flight.complete()
  if (kind === 'public refresh' && (await hasMoved(tree))) return moved(c)
  return hasFailed || tree.subject.hasFailed() ? noContent(c) : flightResponse(c, { flight: buffered, tree, isRefresh, record: null })
}

async function hasMoved({ decided }: PageTree): Promise<boolean> {
  return decided.then(
    () => false,
    (error: unknown) => outcomeOf(error).kind !== 'failed',
  )
}

interface FlightResponseOptions {
  flight: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  tree: PageTree
  isRefresh: boolean
  /** Of a render for the store: the shop API's Retry-After. */
  record: Pick<RenderRecord, 'retryAfter'> | null
}

async function flightResponse(c: Context<EdgeContext>, { flight, tree, isRefresh, record }: FlightResponseOptions): Promise<Response> {
  try {
    await tree.decided
  } catch (error) {
    return outcomeOf(error).kind === 'failed' ? failure(c, isRefresh, retryAfterOf(error, record?.retryAfter ?? null)) : noContent(c)
  }
  const body = flight instanceof ReadableStream ? tracedBody(c, flight) : flight
  await subjectForStatus(c, tree)
  const status = tree.subject.hasFailed() ? 503 : 200
  if (status === 503) c.header('retry-after', String(record?.retryAfter ?? DEFAULT_RETRY_AFTER))
  return c.body(body, status, { 'content-type': FLIGHT_TYPE, ...NO_INDEX, ...cacheHeaders(c, tree, status) })
}

/** @param retryAfter seconds, when the shop API failed; null: the failure is the edge's own */
function failure(c: Context<EdgeContext>, mayBeEmpty: boolean, retryAfter: number | null): Response {
  if (mayBeEmpty) return noContent(c)
  return retryAfter === null ? c.body(null, 500, NO_STORE) : c.body(null, 503, { ...NO_STORE, 'retry-after': String(retryAfter) })
}

/** The path has no panel of this name. */
function noPanel(c: Context<EdgeContext>): Response {
  return c.text('No such panel', 404, NO_STORE)
}

/** The address that is shown leads elsewhere or to nothing now, so the browser loads it in full. */
function moved(c: Context<EdgeContext>): Response {
  return c.body(null, 204, { ...NO_STORE, [MOVED_HEADER]: '1' })
}

/** Leaves everything but a page to a full load. Not an error status: browsers print those on the console. */
function noContent(c: Context<EdgeContext>): Response {
  return c.body(null, 204, NO_STORE)
}
