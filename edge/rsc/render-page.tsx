import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ReactNode } from 'react'
import { Document } from '#app/document.tsx'
import type { Market } from '#app/domain/market.ts'
import { outcomeOf } from '#app/page-outcome.ts'
import { ErrorPage } from '#app/pages/error/error-page.tsx'
import { NotFoundPage } from '#app/pages/not-found/not-found-page.tsx'
import { type CachePolicyName, ROUTES, type RouteMatch, type RouteName, type RouteParams } from '#app/routes.ts'
import type { PageInput } from '#app/page.ts'
import type { EdgeContext } from '../edge-context.ts'
import { type EdgeConfig, parseEnv } from '../env.ts'
import { resolveAddress } from '../market/resolve-market.ts'
import { reportError } from '../report-error.ts'
import { COOKIES } from '../session/cookies.ts'
import { pageInput } from './page-input.ts'
import { FLIGHT_TYPE, flightPath } from './payload.ts'
import { renderFlight } from './render-flight.ts'

const NO_STORE = 'no-store'

/** Answers an address with its page as streamed HTML. */
export async function renderPage(c: Context<EdgeContext>): Promise<Response> {
  const config = parseEnv(c.env)
  const resolution = resolveAddress({ url: new URL(c.req.url), chosenMarketId: getCookie(c, COOKIES.market.name) })
  if (resolution.kind === 'moved') return redirect(c, resolution.location, resolution.status)
  if (resolution.kind === 'not-found') return renderNotFound(c, config, resolution.market)

  const { match } = resolution
  try {
    return await htmlResponse(c, await pageTree(match, config), { status: 200, cache: ROUTES[match.name].cache })
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.kind === 'moved') return redirect(c, outcome.href, 301)
    if (outcome.kind === 'not-found') return renderNotFound(c, config, match.market)
    return renderFailure(c, config, match.market)
  }
}

/** Answers /_rsc/<build>/<path> with the page as Flight, for navigation inside the page. */
export async function renderPageFlight(c: Context<EdgeContext>): Promise<Response> {
  const config = parseEnv(c.env)
  const url = new URL(c.req.url)
  const prefix = flightPath(c.req.param('build') ?? '')
  if (prefix !== flightPath(import.meta.env.BUILD_ID)) return c.text('Another build', 409, { 'cache-control': NO_STORE })
  url.pathname = url.pathname.slice(prefix.length) || '/'
  const resolution = resolveAddress({ url })
  // Whatever is not simply a page is answered by a full load, which knows how.
  if (resolution.kind !== 'page') return c.text('Not a page', 404, { 'cache-control': NO_STORE })
  const flight = renderFlight({
    payload: { root: await pageTree(resolution.match, config) },
    signal: c.req.raw.signal,
    report: reportError,
  })
  return c.body(flight, 200, { 'content-type': FLIGHT_TYPE, 'cache-control': NO_STORE })
}

/** The error page, for failures outside a page. */
export async function renderFailure(c: Context<EdgeContext>, config: EdgeConfig, market: Market): Promise<Response> {
  const input = await pageInput({ params: {}, market, config, now: Date.now() })
  return htmlResponse(c, await framed(input, <ErrorPage {...input} />), { status: 500, cache: null })
}

async function renderNotFound(c: Context<EdgeContext>, config: EdgeConfig, market: Market): Promise<Response> {
  const input = await pageInput({ params: {}, market, config, now: Date.now() })
  return htmlResponse(c, await framed(input, <NotFoundPage {...input} />), { status: 404, cache: null })
}

async function pageTree<Name extends RouteName>(match: { name: Name; params: RouteParams[Name]; market: Market }, config: EdgeConfig) {
  const input = await pageInput({ params: match.params, market: match.market, config, now: Date.now() })
  const Page = await ROUTES[match.name].page()
  return framed(input, <Page {...input} />, match as RouteMatch)
}

async function framed(input: PageInput<unknown>, page: ReactNode, match: RouteMatch | null = null): Promise<ReactNode> {
  return (
    <Document input={input} match={match}>
      {page}
    </Document>
  )
}

interface HtmlOptions {
  status: 200 | 404 | 500
  cache: CachePolicyName | null
}

async function htmlResponse(c: Context<EdgeContext>, root: ReactNode, { status }: HtmlOptions): Promise<Response> {
  const { signal } = c.req.raw
  const ssr = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr.tsx')>('ssr', 'index')
  const flight = renderFlight({ payload: { root }, signal, report: reportError })
  const html = await ssr.renderHtml({ flight, nonce: c.var.nonce, signal })
  return c.body(html, status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': NO_STORE })
}

function redirect(c: Context<EdgeContext>, location: string, status: 301 | 302): Response {
  return c.body(null, status, { location, 'cache-control': NO_STORE })
}
