import type { EdgeBindings } from '../../env.ts'
import { redirectResponse } from '../../http/redirect.ts'
import { mockHeaders } from '../../session/mock-headers.ts'
import { NOTES, OVERLAY_PATH, REMEMBERED_S, type OverlaySettings } from './overlay-state.ts'

interface Worker<Context> {
  /** OVERLAY: OverlaySettings as JSON; absent: the overlay is off. */
  fetch: (request: Request, env: EdgeBindings & { OVERLAY?: string }, context: Context) => Response | Promise<Response>
}

/** Cookie that turns the panel on. */
const OVERLAY_COOKIE = 'dev-overlay'
const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
/** Calls of the mock's control that the panel may make. */
const OF_CONTROL = /^(GET \/(clock|worlds|scenarios|personas|journal)|POST \/clock\/(set|advance|freeze|release))$/

/**
 * Wraps the storefront with the development overlay. Requests without its cookie, which /__overlay sets, pass unchanged. With the cookie every
 * page gets one additional script, and Server-Timing describes how the response was produced.
 */
export function withOverlay<Context>(shop: Worker<Context>): Worker<Context> {
  return {
    async fetch(request, env, context) {
      if (env.OVERLAY === undefined) return shop.fetch(request, env, context)
      const url = new URL(request.url)
      if (url.pathname === OVERLAY_PATH) return turnOverlay(url.searchParams.has('off'))
      const settings: OverlaySettings = JSON.parse(env.OVERLAY)
      const pairs = (request.headers.get('cookie') ?? '').split(/; */)
      const cookies: Record<string, string> = Object.fromEntries(pairs.map((pair) => pair.split('=')))
      if (url.pathname.startsWith(`${OVERLAY_PATH}/`)) return respondToPanel(request, url, { env, settings, cookies })
      if (cookies[OVERLAY_COOKIE] === undefined) return shop.fetch(request, env, context)
      const trace = crypto.randomUUID().replaceAll('-', '')
      return withPanel(await shop.fetch(traced(request, trace), env, context), { request, trace, script: settings.script })
    },
  }
}

/** The same request with a trace id that the panel knows; a document is requested uncompressed, because a script is appended. */
function traced(request: Request, trace: string): Request {
  const headers = new Headers(request.headers)
  headers.set('traceparent', `00-${trace}-${trace.slice(0, 15)}1-01`)
  if (isDocument(request)) {
    headers.set('accept-encoding', 'identity')
    headers.delete('if-none-match')
  }
  return new Request(request, { headers })
}

const isDocument = ({ method, headers }: Request) => method === 'GET' && (headers.get('accept') ?? '').includes('text/html')

function withPanel(response: Response, { request, trace, script }: { request: Request; trace: string; script: string }): Response {
  const { headers } = response
  const status = headers.get('cache-status')?.replaceAll(/["\\]/g, '')
  headers.append('server-timing', `${NOTES.trace};desc="${trace}"${status === undefined ? '' : `, ${NOTES.cache};desc="${status}"`}`)
  const isPage = headers.get('content-type')?.startsWith('text/html') === true && !headers.has('content-encoding')
  if (!isDocument(request) || !isPage || !response.body) return response
  // Otherwise a browser would reuse this copy when the overlay is off.
  headers.delete('etag')
  headers.delete('content-length')
  const end = new TextEncoder().encode(`<script type="module" src="${script}"></script>`)
  return new Response(response.body.pipeThrough(new TransformStream({ flush: (controller) => controller.enqueue(end) })), response)
}

/** /__overlay turns it on in this browser, /__overlay?off turns it off. */
function turnOverlay(isOff: boolean): Response {
  const response = redirectResponse({ to: '/', status: 303 })
  response.headers.set('cache-control', 'no-store')
  const lifetime = isOff ? 0 : REMEMBERED_S
  response.headers.set('set-cookie', `${OVERLAY_COOKIE}=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetime}`)
  return response
}

/** Handles requests of the panel; refuses cross-site ones. */
async function respondToPanel(
  request: Request,
  url: URL,
  { env, settings, cookies }: { env: EdgeBindings; settings: OverlaySettings; cookies: Record<string, string> },
): Promise<Response> {
  const call = `${request.method} ${url.pathname.slice(OVERLAY_PATH.length)}`
  if (call === 'GET /panel.js' && settings.code !== null) {
    return new Response(settings.code, { headers: { ...NO_STORE, 'content-type': 'text/javascript; charset=utf-8' } })
  }
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return json(null, 403)
  const chosen = mockHeaders(env.MOCK_CONTROL, (name) => cookies[name]) ?? {}
  const { password, budgets } = settings
  if (call === 'GET /state') return json({ world: chosen['x-mock-world'], scenario: chosen['x-mock-scenario'], password, budgets })
  if (!OF_CONTROL.test(call)) return json(null, 404)
  const body = request.method === 'POST' ? await request.text() : null
  const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...chosen }
  const path = call.slice(call.indexOf('/')) + url.search
  const answer = await fetch(`${env.SHOP_API_ORIGIN}/__mock${path}`, { method: request.method, headers, body }).catch(() => null)
  return answer === null ? json(null, 502) : json(await answer.json(), answer.status)
}

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: NO_STORE })
