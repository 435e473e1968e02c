import type { EdgeBindings } from '../../env.ts'
import { redirectResponse } from '../../http/redirect.ts'
import { type MockTarget, callsOf, overlayState, turnClock } from './mock-client.ts'
import { CLOCK_STEPS, OVERLAY_COOKIE, OVERLAY_PATH, type OverlaySettings } from './overlay-state.ts'
import { scriptBytes } from './script-bytes.ts'
import { writeNotes } from './server-notes.ts'

interface Worker<Context> {
  fetch: (request: Request, env: OverlayBindings, context: Context) => Response | Promise<Response>
}

type OverlayBindings = EdgeBindings & {
  /** OverlaySettings as JSON; absent: the overlay is off. */
  OVERLAY?: string
}

/** Lifetime of the overlay's cookie, in s. */
const REMEMBERED_S = 30 * 24 * 60 * 60
const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * Wraps the storefront with the development overlay. Requests without its cookie, which /__overlay sets, pass unchanged. With the cookie every
 * page gets one additional script, and Server-Timing describes how the response was produced.
 */
export function withOverlay<Context>(shop: Worker<Context>): Worker<Context> {
  return {
    async fetch(request, env, context) {
      if (env.OVERLAY === undefined) return shop.fetch(request, env, context)
      const url = new URL(request.url)
      const settings: OverlaySettings = JSON.parse(env.OVERLAY)
      const cookies = cookiesOf(request)
      if (url.pathname === OVERLAY_PATH) return turnOverlay(url)
      if (url.pathname.startsWith(`${OVERLAY_PATH}/`)) return respondToPanel(request, url, { env, settings, cookies })
      if (!cookies.has(OVERLAY_COOKIE)) return shop.fetch(request, env, context)
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

function isDocument({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept') ?? '').includes('text/html')
}

function withPanel(response: Response, { request, trace, script }: { request: Request; trace: string; script: string }): Response {
  const { headers } = response
  const age = headers.get('age')
  headers.append('server-timing', writeNotes({ trace, cacheStatus: headers.get('cache-status'), age: age === null ? null : Number(age) }))
  const isPage = headers.get('content-type')?.startsWith('text/html') === true && !headers.has('content-encoding')
  if (!isDocument(request) || !isPage || !response.body) return response
  // Otherwise a browser would reuse this copy when the overlay is off.
  headers.delete('etag')
  headers.delete('content-length')
  return new Response(response.body.pipeThrough(endingWith(`<script type="module" src="${script}"></script>`)), response)
}

function endingWith(text: string): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({ flush: (controller) => controller.enqueue(new TextEncoder().encode(text)) })
}

/** /__overlay turns it on in this browser, /__overlay?off turns it off. */
function turnOverlay({ searchParams }: URL): Response {
  const isOff = searchParams.has('off')
  const cookie = cookieText(OVERLAY_COOKIE, isOff ? null : '1')
  const response = redirectResponse({ to: '/', status: 303 })
  for (const [name, value] of Object.entries({ ...NO_STORE, 'set-cookie': cookie })) response.headers.set(name, value)
  return response
}

interface PanelRequest {
  env: OverlayBindings
  settings: OverlaySettings
  cookies: ReadonlyMap<string, string>
}

/** Handles requests of the panel; refuses cross-site ones. */
async function respondToPanel(request: Request, url: URL, { env, settings, cookies }: PanelRequest): Promise<Response> {
  const path = url.pathname.slice(OVERLAY_PATH.length)
  const call = `${request.method} ${path}`
  if (call === 'GET /panel.js' && settings.code !== null) {
    return new Response(settings.code, { headers: { ...NO_STORE, 'content-type': 'text/javascript; charset=utf-8' } })
  }
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return Response.json(null, { status: 403, headers: NO_STORE })
  const target: MockTarget = { origin: env.SHOP_API_ORIGIN, control: env.MOCK_CONTROL, cookies }
  try {
    if (call === 'GET /state') return json(await overlayState(target, settings))
    if (call === 'GET /calls') return json(await callsOf(target, (url.searchParams.get('traces') ?? '').split(',')))
    if (call === 'GET /script-bytes') return json(await scriptBytes(env.ASSETS, url.searchParams.getAll('file')))
    if (call === 'POST /choose') return chosen(url.searchParams)
    const step = CLOCK_STEPS.find((each) => call === `POST /clock/${each}`)
    if (step) return json(await turnClock(target, step, await request.text()))
  } catch (error) {
    return json({ error: String(error) }, 502)
  }
  return json(null, 404)
}

/** Cookies that choose a world and a scenario of the mock. */
const CHOICES = ['mock-scenario', 'mock-world']

function chosen(query: URLSearchParams): Response {
  const response = json(null)
  for (const name of CHOICES) {
    const value = query.get(name)
    if (value !== null && /^[a-z0-9-]{0,64}$/.test(value))
      response.headers.append('set-cookie', cookieText(name, value === '' ? null : value))
  }
  return response
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: NO_STORE })
}

/** @param value null: removes the cookie */
function cookieText(name: string, value: string | null): string {
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === null ? 0 : REMEMBERED_S}`
}

function cookiesOf(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
}
