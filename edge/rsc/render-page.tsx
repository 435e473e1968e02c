import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Market } from '#app/domain/market.ts'
import { outcomeOf } from '#app/page-outcome.ts'
import { ROUTES } from '#app/routes.ts'
import { ErrorPage } from '#app/pages/error/error-page.tsx'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { mockNow } from '../local/mock-clock.ts'
import { pathAsAsked, resolveAddress } from '../market/resolve-market.ts'
import { reportError } from '../report-error.ts'
import { COOKIES } from '../session/cookies.ts'
import { keepSession } from '../session/session-changes.ts'
import { visitorOf } from '../session/visitor.ts'
import { visitorTail } from '../tail/visitor-tail.ts'
import { type PageTree, pageTree, plainTree } from './page-tree.tsx'
import { FLIGHT_TYPE, flightPath, REFRESH_HEADER } from './payload.ts'
import { renderFlight } from './render-flight.ts'
import { cleanedOfWhole, wantsWhole } from './whole-page.ts'

const NO_STORE = 'no-store'

/** Answers an address with its page as HTML: streamed, or in one piece where scripts are off. */
export async function renderPage(c: Context<EdgeContext>): Promise<Response> {
  const clean = cleanedOfWhole(c)
  if (clean !== null) return redirect(c, clean, 302)
  const resolution = resolveAddress({
    url: new URL(c.req.url),
    asked: pathAsAsked(c.req.url),
    chosenMarketId: getCookie(c, COOKIES.market.name),
  })
  if (resolution.kind === 'moved') return redirect(c, resolution.location, resolution.status)
  if (resolution.kind === 'not-found') return renderNotFound(c, resolution.market)

  const { match } = resolution
  c.set('route', match.name)
  const isWhole = wantsWhole(c)
  const visitor = visitorOf(c)
  // Asked for while the page is made.
  const tail = ROUTES[match.name].cache === 'private' ? null : visitorTail(c, match.market)
  try {
    return await htmlResponse(c, await pageTree(match, { ...(await pageOptions(c)), visitor, isWhole }), { status: 200, isWhole, tail })
  } catch (error) {
    const outcome = outcomeOf(error)
    keepSession(c, visitor.session())
    if (outcome.kind === 'moved') return redirect(c, outcome.href, outcome.status)
    if (outcome.kind === 'not-found') return renderNotFound(c, match.market)
    if (outcome.kind === 'gone') return renderNotFound(c, match.market, 410)
    return renderFailure(c, match.market)
  }
}

/**
 * Answers /_rsc/<build>/<path> with the page as Flight, for navigation inside the page. A refresh comes in one piece and not at all when
 * any part of it failed: the page that stands is better.
 */
export async function renderPageFlight(c: Context<EdgeContext>): Promise<Response> {
  const url = new URL(c.req.url)
  const prefix = flightPath(c.req.param('build') ?? '')
  if (prefix !== flightPath(import.meta.env.BUILD_ID)) return c.text('Another build', 409, { 'cache-control': NO_STORE })
  url.pathname = url.pathname.slice(prefix.length) || '/'
  const resolution = resolveAddress({ url })
  if (resolution.kind !== 'page') return notFlight(c)
  c.set('route', resolution.match.name)
  const tree = await pageTree(resolution.match, { ...(await pageOptions(c)), visitor: visitorOf(c), isWhole: false })
  const isRefresh = c.req.header(REFRESH_HEADER) !== undefined
  let hasFailed = false
  const report = (error: unknown) => {
    hasFailed = true
    reportError(error)
  }
  const flight = renderFlight({ payload: { root: tree.root }, signal: c.req.raw.signal, report })
  try {
    await tree.decided
  } catch (error) {
    return outcomeOf(error).kind === 'failed' && !isRefresh ? c.body(null, 500, { 'cache-control': NO_STORE }) : notFlight(c)
  }
  const body = isRefresh ? await new Response(flight).arrayBuffer() : flight
  if (isRefresh && hasFailed) return notFlight(c)
  return c.body(body, 200, { 'content-type': FLIGHT_TYPE, ...keepingHeaders(c, tree) })
}

/** What every page of a request has in common. */
async function pageOptions(c: Context<EdgeContext>) {
  const { mockHeaders } = c.var
  return { config: parseEnv(c.env), now: (await mockNow(c.env, mockHeaders)) ?? Date.now(), mockHeaders }
}

/** The error page, for failures outside a page. */
export async function renderFailure(c: Context<EdgeContext>, market: Market): Promise<Response> {
  return htmlResponse(c, await plainTree(ErrorPage, market, parseEnv(c.env)), { status: 500, isWhole: true })
}

async function renderNotFound(c: Context<EdgeContext>, market: Market, status: 404 | 410 = 404): Promise<Response> {
  return htmlResponse(c, await plainTree(NotFoundPage, market, parseEnv(c.env)), { status, isWhole: true })
}

interface HtmlOptions {
  status: 200 | 404 | 410 | 500
  isWhole: boolean
  /** The visitor's facts, which end a page that is not private: that one has them already. @default null */
  tail?: Promise<string> | null
}

/** Rejects with the page's outcome when it is none: before a byte is sent. */
async function htmlResponse(c: Context<EdgeContext>, tree: PageTree, { status, isWhole, tail = null }: HtmlOptions): Promise<Response> {
  const { signal } = c.req.raw
  const ssr = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr.tsx')>('ssr', 'index')
  const flight = renderFlight({ payload: { root: tree.root }, signal, report: reportError })
  await tree.decided
  const html = await ssr.renderHtml({ flight, nonce: c.var.nonce, signal, isWhole, tail })
  return c.body(html, status, { 'content-type': 'text/html; charset=utf-8', ...keepingHeaders(c, tree) })
}

/** How a decided page may be kept and found. One visitor's page also keeps what became of the session while it was made. */
function keepingHeaders(c: Context<EdgeContext>, { visitor }: PageTree): Record<string, string> {
  if (!visitor) return { 'cache-control': NO_STORE }
  keepSession(c, visitor.session())
  return { 'cache-control': `private, ${NO_STORE}`, 'x-robots-tag': 'noindex' }
}

/** What is not simply a page is left to a full load, which knows how. No error status: browsers put those on the console. */
function notFlight(c: Context<EdgeContext>): Response {
  return c.body(null, 204, { 'cache-control': NO_STORE })
}

function redirect(c: Context<EdgeContext>, location: string, status: 301 | 302): Response {
  return c.body(null, status, { location, 'cache-control': NO_STORE })
}
