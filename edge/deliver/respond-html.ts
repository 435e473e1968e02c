import type { Context } from 'hono'
import type { Market } from '#app/domain/market.ts'
import { outcomeOf } from '#app/page-outcome.ts'
import { ErrorPage } from '#app/pages/error/error-page.tsx'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import { PAGES } from '#app/pages.ts'
import { CACHE_STATUS, serverTiming } from '../store/cache-status.ts'
import { PAGE_CACHE_CONTROL } from './cached-response.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { redirect } from '../http/redirect.ts'
import { mockNow } from '../upstream/mock-clock.ts'
import { resolveRequest } from '../market/resolve-request.ts'
import { nameRequest } from '../current-request.ts'
import { reportError } from '../report-error.ts'
import { newNonce } from '../http/security-headers.ts'
import { COOKIES } from '../session/cookies.ts'
import { kindOfPage } from '../upstream/call-priorities.ts'
import { keepSession } from '../session/session-changes.ts'
import { visitorOf } from '../session/visitor.ts'
import { type VisitorTail, visitorTail } from './personalisation.ts'
import { type PageTree, pageTree, plainTree } from '../render/page-tree.tsx'
import { noWay, shopWayOf } from '../upstream/page-upstream.ts'
import { tryAgainAfter } from './retry-after.ts'
import { notFoundPageOf, pageStoreOf, publicPageOf, sendPublicPage } from './public-page.ts'
import { renderFlight } from '../render/render-flight.ts'
import { cleanedOfWhole, wantsWhole } from './buffered-page.ts'

const NO_STORE = 'no-store'

/** Answers an address with its page as HTML: stored, streamed, or in one piece where scripts are off. */
export async function renderPage(c: Context<EdgeContext>): Promise<Response> {
  const resolution = resolveRequest(c.req.url, c.var.cookies[COOKIES.market.name])
  if (resolution.kind === 'moved') return redirect(c, { to: resolution.to, status: resolution.status })
  if (resolution.kind === 'not-found') return renderNotFound(c, resolution.market, 404)
  const clean = cleanedOfWhole(c)
  if (clean !== null) return redirect(c, { to: clean, status: 302 })

  const { match } = resolution
  c.set('route', match.name)
  nameRequest(match.name)
  // A private page has the facts already.
  const tail = PAGES[match.name].cache === 'private' ? null : visitorTail(c, match.market)
  const [store, page] = [pageStoreOf(c), publicPageOf(c, match)]
  if (!store || !page) return renderAlone(c, match, tail)
  return sendPublicPage(
    c,
    { store, page },
    {
      form: 'html',
      tail,
      mayStream: c.req.method === 'GET' && !wantsWhole(c),
      isRefresh: false,
      async stream({ flight, tree, record }) {
        try {
          return await htmlResponse(c, { flight, tree, status: 200, isWhole: false, tail })
        } catch (error) {
          return otherThanPage(c, error, match.market, record.retryAfter)
        }
      },
      otherwise(answer) {
        if (answer.kind === 'late') return renderAlone(c, match, tail)
        if (answer.kind === 'moved') return redirect(c, { to: answer.href, status: answer.status })
        if (answer.kind === 'missing') return renderNotFound(c, match.market, answer.status)
        return renderFailure(c, match.market, answer.retryAfter)
      },
    },
  )
}

/** Renders a page for this request alone: one visitor's, or where no store is used. */
async function renderAlone(c: Context<EdgeContext>, match: RouteMatch, tail: VisitorTail | null): Promise<Response> {
  const isWhole = wantsWhole(c)
  const visitor = visitorOf(c)
  try {
    const tree = await pageTree(match, { ...(await pageOptions(c, match)), visitor, isWhole })
    return await htmlResponse(c, { flight: flightOf(c, tree), tree, status: 200, isWhole, tail })
  } catch (error) {
    keepSession(c, visitor.session())
    return otherThanPage(c, error, match.market)
  }
}

function otherThanPage(c: Context<EdgeContext>, error: unknown, market: Market, asked: number | null = null): Promise<Response> | Response {
  const outcome = outcomeOf(error)
  if (outcome.kind === 'moved') return redirect(c, { to: outcome.href, status: outcome.status })
  if (outcome.kind === 'gone') return renderNotFound(c, market, 410)
  if (outcome.kind === 'not-found') return renderNotFound(c, market, 404)
  // The renderer, which reports what fails, is left alone with it once the answer is sent.
  reportError(error)
  return renderFailure(c, market, tryAgainAfter(error, asked))
}

/** What every page of a request has in common. */
export async function pageOptions(c: Context<EdgeContext>, { name }: RouteMatch) {
  const { mockHeaders } = c.var
  const calls = PAGES[name].cache === 'private' ? 'visitor' : kindOfPage((header) => c.req.header(header))
  return { config: parseEnv(c.env), shopWay: shopWayOf(c, { calls }), now: (await mockNow(c.env, mockHeaders)) ?? Date.now(), mockHeaders }
}

/** The error page. @param retryAfter seconds, when the shop is to blame: 503; null: 500 */
export async function renderFailure(c: Context<EdgeContext>, market: Market, retryAfter: number | null): Promise<Response> {
  const tree = await plainTree(ErrorPage, market, { config: parseEnv(c.env), shopWay: noWay() })
  if (retryAfter !== null) c.header('retry-after', String(retryAfter))
  return htmlResponse(c, { flight: flightOf(c, tree), tree, status: retryAfter === null ? 500 : 503, isWhole: true })
}

async function renderNotFound(c: Context<EdgeContext>, market: Market, status: 404 | 410): Promise<Response> {
  const alone = async () => {
    const tree = await plainTree(NotFoundPage, market, { config: parseEnv(c.env), shopWay: shopWayOf(c, { calls: 'page' }) })
    return htmlResponse(c, { flight: flightOf(c, tree), tree, status, isWhole: true })
  }
  const store = pageStoreOf(c)
  if (!store) return alone()
  const options = { form: 'html', status, mayStream: false, isRefresh: false, stream: alone, otherwise: alone } as const
  return sendPublicPage(c, { store, page: notFoundPageOf(c, market) }, options)
}

type PageStatus = 200 | 404 | 410 | 500 | 503

interface HtmlOptions {
  flight: ReadableStream<Uint8Array>
  tree: PageTree
  status: PageStatus
  isWhole: boolean
  /** The visitor's facts, which end a page that is not private. @default null */
  tail?: VisitorTail | null
}

/** Rejects with the page's outcome when it is none: before a byte is sent. */
async function htmlResponse(c: Context<EdgeContext>, { flight, tree, status, isWhole, tail = null }: HtmlOptions): Promise<Response> {
  const startedAt = Date.now()
  // Asked for while the page is made.
  const text = tail?.ask() ?? null
  const ssr = await import.meta.viteRsc.loadModule<typeof import('../render/entry.ssr.tsx')>('ssr', 'index')
  await tree.decided
  const html = await ssr.renderHtml({ flight, nonce: newNonce(c), signal: c.req.raw.signal, isWhole, tail: text })
  const headers = { ...keepingHeaders(c, tree, status), 'server-timing': serverTiming('render', startedAt, Date.now()) }
  return c.body(html, status, { 'content-type': 'text/html; charset=utf-8', ...headers })
}

function flightOf(c: Context<EdgeContext>, { root }: PageTree): ReadableStream<Uint8Array> {
  return renderFlight({ payload: { root }, signal: c.req.raw.signal, report: reportError })
}

/** How a decided page may be kept and found. One visitor's page also keeps what became of the session while it was made. */
export function keepingHeaders(c: Context<EdgeContext>, { visitor }: PageTree, status: PageStatus): Record<string, string> {
  const bypass = { 'cache-status': CACHE_STATUS.bypass }
  if (!visitor) return { ...bypass, 'cache-control': status === 200 ? PAGE_CACHE_CONTROL : NO_STORE }
  keepSession(c, visitor.session())
  return { ...bypass, 'cache-control': `private, ${NO_STORE}`, 'x-robots-tag': 'noindex' }
}
