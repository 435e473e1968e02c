import type { Context } from 'hono'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import type { Market } from '#app/domain/market.ts'
import { outcomeOf } from '#app/page-outcome.ts'
import { PAGES } from '#app/pages.ts'
import { ErrorPage } from '#app/pages/error/error-page.tsx'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import { setRequestRoute } from '../current-request.ts'
import type { EdgeContext, Span } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { isCrawler } from '../http/crawlers.ts'
import { countPrivate } from '../http/rate-limits.ts'
import { redirect } from '../http/redirect.ts'
import { RATE_LIMIT_PERIOD } from '../http/refusals.ts'
import { newNonce } from '../http/security-headers.ts'
import { withSource } from '../market/keep-source.ts'
import { resolveRequest } from '../market/resolve-request.ts'
import { type PageTree, pageTree, plainTree } from '../render/page-tree.tsx'
import type { FlightFeed } from '../render/flight-feed.ts'
import { renderFlight } from '../render/render-flight.ts'
import { reportError } from '../report-error.ts'
import { COOKIES } from '../session/cookies.ts'
import { takeOldSession } from '../session/old-session.ts'
import { keepSession } from '../session/session-changes.ts'
import { visitorOf } from '../session/visitor.ts'
import { CACHE_STATUS, serverTiming } from '../store/cache-status.ts'
import { priorityOfPage } from '../upstream/call-priorities.ts'
import { mockNow } from '../upstream/mock-clock.ts'
import { noUpstream, type PageUpstream, pageUpstreamOf } from '../upstream/page-upstream.ts'
import type { RenderRecord } from '../upstream/render-record.ts'
import { wantsBuffered, withoutBufferedQuery } from './buffered-page.ts'
import { PAGE_CACHE_CONTROL, type PageStatus } from './cached-response.ts'
import type { PublicPage } from './decide-response.ts'
import { type Personalisation, personalisationOf } from './personalisation.ts'
import { errorPageOf, notFoundPageOf, pageStoreOf, publicPageOf } from './public-page.ts'
import { DEFAULT_RETRY_AFTER, retryAfterOf } from './retry-after.ts'
import { sendPublicPage } from './send-public-page.ts'
import { subjectForStatus } from './subject-for-status.ts'
import { tracedBody } from './traced-body.ts'

const NO_STORE = 'no-store'

/** Responds to an address with its page as HTML: cached, streamed, or buffered for browsers without scripts. */
export async function respondHtml(c: Context<EdgeContext>): Promise<Response> {
  const resolution = resolveRequest(c.req.url, c.get('cookies')[COOKIES.market.name])
  if (resolution.kind === 'redirect') return redirect(c, { to: resolution.to, status: resolution.status })
  if (resolution.kind === 'not-found') return respondNotFound(c, resolution.market, 404)
  const clean = withoutBufferedQuery(c)
  if (clean !== null) return redirect(c, { to: clean, status: 302 })

  const { match } = resolution
  c.set('route', match.name)
  setRequestRoute(match.name)
  // A private page contains the facts already.
  const isPrivate = PAGES[match.name].cache === 'private'
  if (isPrivate) await takeOldSession(c)
  const personalisation = isPrivate ? null : personalisationOf(c, match.market)
  const [store, page] = [pageStoreOf(c), publicPageOf(c, match)]
  if (page === null && !(await countPrivate(c))) return respondFailure(c, match.market, RATE_LIMIT_PERIOD, 429)
  if (!store || !page) return respondWithoutStore(c, match, personalisation)
  return sendPublicPage(
    c,
    { store, page },
    {
      form: 'html',
      personalisation,
      mayStream: () => c.req.method === 'GET' && !wantsBuffered(c) && !isCrawler(c.req.header('user-agent')),
      isRefresh: false,
      async stream({ flight, tree, record }) {
        try {
          return await htmlResponse(c, { flight, tree, status: 200, isBuffered: false, personalisation, record })
        } catch (error) {
          return respondOutcome(c, error, match.market, record.retryAfter)
        }
      },
      otherwise(decision) {
        if (decision.kind === 'limited') return respondFailure(c, match.market, RATE_LIMIT_PERIOD, 429)
        if (decision.kind === 'timeout') {
          const isCrawled = isCrawler(c.req.header('user-agent'))
          return isCrawled ? respondFailure(c, match.market, DEFAULT_RETRY_AFTER) : respondWithoutStore(c, match, personalisation)
        }
        if (decision.kind === 'redirect') return redirectOn(c, decision)
        if (decision.kind === 'missing') return respondNotFound(c, match.market, decision.status)
        return respondFailure(c, match.market, decision.retryAfter)
      },
    },
  )
}

/** Renders a page for this request alone: a private page, or any page where no store is used. */
async function respondWithoutStore(c: Context<EdgeContext>, match: RouteMatch, personalisation: Personalisation | null): Promise<Response> {
  const isBuffered = wantsBuffered(c)
  const visitor = visitorOf(c)
  const span = c.get('spans')?.begin('render', { 'patyna.kind': 'page' })
  try {
    const tree = await pageTree(match, { ...(await renderOptions(c, match, span)), visitor, isBuffered })
    const flight = flightOf(c, tree)
    if (span)
      void flight
        .read(() => undefined)
        .then(
          () => span.end(),
          () => span.end({}, true),
        )
    return await htmlResponse(c, { flight, tree, status: 200, isBuffered, personalisation })
  } catch (error) {
    span?.end({}, outcomeOf(error).kind === 'failed')
    keepSession(c, visitor.session())
    return withCookies(c, await respondOutcome(c, error, match.market))
  }
}

/**
 * The response with the cookies that were set before it was made. One from the store has none of the headers that Hono has prepared; it gets them
 * itself, because a copy would be encoded again.
 */
function withCookies(c: Context<EdgeContext>, response: Response): Response {
  if (response.headers.has('set-cookie')) return response
  for (const cookie of c.newResponse(null).headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}

/** @param retryAfter of the shop API, in seconds; null: it gave none */
function respondOutcome(
  c: Context<EdgeContext>,
  error: unknown,
  market: Market,
  retryAfter: number | null = null,
): Promise<Response> | Response {
  const outcome = outcomeOf(error)
  if (outcome.kind === 'redirect') return redirectOn(c, outcome)
  if (outcome.kind === 'gone') return respondNotFound(c, market, 410)
  if (outcome.kind === 'not-found') return respondNotFound(c, market, 404)
  // The renderer, which reports errors, is stopped once the response is sent.
  reportError(error)
  return respondFailure(c, market, retryAfterOf(error, retryAfter))
}

/** To where a page says that it is: the render is everybody's, what led this visitor to it is not. */
function redirectOn(c: Context<EdgeContext>, { href, status }: { href: string; status: 301 | 302 }): Response {
  return redirect(c, { to: withSource(href, new URL(c.req.url)), status })
}

/** The options that every page of a request shares. @param span that its calls belong to @default the request's */
export async function renderOptions(c: Context<EdgeContext>, { name }: RouteMatch, span: Span | null = null) {
  const mockHeaders = c.get('mockHeaders')
  const priority = PAGES[name].cache === 'private' ? 'visitor' : priorityOfPage((header) => c.req.header(header))
  const now = (await mockNow(c.env, mockHeaders)) ?? Date.now()
  return { config: parseEnv(c.env), upstream: pageUpstreamOf(c, { priority }, span), now, mockHeaders }
}

/**
 * The error page.
 * @param retryAfter seconds; null: the failure is the edge's own
 * @param status 429 when too much was rendered for this visitor's network @default 503 when the shop API failed, 500 when the edge did
 */
export async function respondFailure(
  c: Context<EdgeContext>,
  market: Market,
  retryAfter: number | null,
  status: 429 | 500 | 503 = retryAfter === null ? 500 : 503,
): Promise<Response> {
  return sendStandIn(c, { page: errorPageOf(c, market), Page: ErrorPage, upstream: noUpstream(), market, status, retryAfter })
}

async function respondNotFound(c: Context<EdgeContext>, market: Market, status: 404 | 410): Promise<Response> {
  const upstream = pageUpstreamOf(c, { priority: 'page' })
  return sendStandIn(c, { page: notFoundPageOf(c, market), Page: NotFoundPage, upstream, market, status, retryAfter: null })
}

interface StandIn {
  page: PublicPage
  /** The same, to be rendered where there is no store, or it has none. */
  Page: Parameters<typeof plainTree>[0]
  upstream: PageUpstream
  market: Market
  status: PageStatus
  /** Seconds; null: none. */
  retryAfter: number | null
}

/** Sends a page that stands for many addresses: whole, from the store where there is one. */
async function sendStandIn(c: Context<EdgeContext>, { page, Page, upstream, market, status, retryAfter }: StandIn): Promise<Response> {
  async function withoutStore(): Promise<Response> {
    const tree = await plainTree(Page, market, { config: parseEnv(c.env), upstream, now: Date.now() })
    if (retryAfter !== null) c.header('retry-after', String(retryAfter))
    return htmlResponse(c, { flight: flightOf(c, tree), tree, status, isBuffered: true })
  }
  const store = pageStoreOf(c)
  if (!store) return withoutStore()
  const options = { form: 'html', status, retryAfter, isFree: true, mayStream: () => false, isRefresh: false } as const
  return sendPublicPage(c, { store, page }, { ...options, stream: withoutStore, otherwise: withoutStore })
}

interface HtmlOptions {
  flight: FlightFeed
  tree: PageTree
  status: PageStatus
  isBuffered: boolean
  /** Of a page that is not private. @default null */
  personalisation?: Personalisation | null
  /** Of the render: the shop API's Retry-After, where the page lacks what it is about. @default null */
  record?: Pick<RenderRecord, 'retryAfter'> | null
}

/** Rejects with the page's outcome, before a byte is sent, when there is no page to send. */
async function htmlResponse(
  c: Context<EdgeContext>,
  { flight, tree, status: intended, isBuffered, personalisation = null, record = null }: HtmlOptions,
): Promise<Response> {
  const startedAt = Date.now()
  // Requested while the page is rendered.
  const appended = personalisation?.request() ?? null
  const ssr = await import.meta.viteRsc.loadModule<typeof import('../render/entry.ssr.tsx')>('ssr', 'index')
  await tree.decided
  await subjectForStatus(c, tree)
  const html = await ssr.renderHtml({ flight, nonce: newNonce(c), signal: c.req.raw.signal, isBuffered, appended })
  const status = tree.subject.hasFailed() ? 503 : intended
  if (status === 503 && intended === 200) {
    c.header('retry-after', String(record?.retryAfter ?? DEFAULT_RETRY_AFTER))
    c.header('x-robots-tag', 'noindex')
  }
  const headers = { ...cacheHeaders(c, tree, status), 'server-timing': serverTiming('render', startedAt, Date.now()) }
  return c.body(tracedBody(c, html), status, { 'content-type': 'text/html; charset=utf-8', ...headers })
}

function flightOf(c: Context<EdgeContext>, tree: PageTree): FlightFeed {
  return renderFlight({ tree, signal: c.req.raw.signal, report: reportError })
}

/** Caching and indexing headers of a page that is not cached here. A private page also keeps the changes of the session during its render. */
export function cacheHeaders(c: Context<EdgeContext>, { visitor }: PageTree, status: PageStatus): Record<string, string> {
  const bypass = { 'cache-status': CACHE_STATUS.bypass }
  if (!visitor) return { ...bypass, 'cache-control': status === 200 ? PAGE_CACHE_CONTROL : NO_STORE }
  keepSession(c, visitor.session())
  return { ...bypass, 'cache-control': `private, ${NO_STORE}`, 'x-robots-tag': 'noindex' }
}
