// The TLS front end of a good worker, as the platform has one, that breaks one promise: for the test of the checks. THE TABLE OF BREAKS has one for each
// check.
import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { FRONT_END } from '#edge/dev/local/workerd-config.ts'
import { DRILL_HEADER } from '#edge/http/outage-drill.ts'
import type { KeyAndCertificate } from '../self-signed.ts'
import type { CheckName } from './checks.ts'

interface Exchange {
  method: string
  path: string
  headers: IncomingHttpHeaders
  status: number
  sent: IncomingHttpHeaders
  body: Buffer
}

/** Another request than the client's, or another response than the worker's. */
interface Break {
  ask?: (exchange: Pick<Exchange, 'method' | 'path' | 'headers'>) => Partial<Pick<Exchange, 'method' | 'path' | 'headers'>>
  answer?: (exchange: Exchange) => Partial<Pick<Exchange, 'status' | 'sent' | 'body'>>
  /** Of these requests, in ms. */
  delay?: (exchange: Exchange) => number
}

const on = (isMeant: (exchange: Exchange) => boolean, change: (exchange: Exchange) => Partial<Exchange>) => ({
  answer: (exchange: Exchange) => (isMeant(exchange) ? change(exchange) : {}),
})
const sending =
  (name: string, value: string | undefined) =>
  ({ sent }: Exchange) => ({ sent: { ...sent, [name]: value } })
const isProduct = ({ path }: Pick<Exchange, 'path'>) => /^\/[\w-]+-\d+$/.test(path)
const wantsBrotliAlone = ({ headers }: Exchange) => headers['accept-encoding'] === 'br'
/** Files that no page names. */
const LOADED_LATER = /dialog|panel|checkout/i
let drawn = 0

export const BREAKS: Readonly<Record<CheckName, Break>> = {
  build: on(
    ({ path }) => path === '/version',
    () => ({ body: Buffer.from('{"build":"another"}') }),
  ),
  health: on(
    ({ path }) => path === '/readyz',
    () => ({ status: 503, body: Buffer.from('{"ready":false,"missing":["PAGE_STORE"]}') }),
  ),
  pl: on(({ path }) => path === '/moje-konto', sending('x-frame-options', undefined)),
  en: on(({ path }) => path === '/en/my-account', sending('x-frame-options', undefined)),
  es: on(({ path }) => path === '/es/mi-cuenta', sending('x-frame-options', undefined)),
  'cache hit': on(
    (exchange) => exchange.path === '/produkty' && !wantsBrotliAlone(exchange),
    sending('cache-status', 'patyna; fwd=uri-miss'),
  ),
  etag: on(isProduct, (exchange) => sending('etag', `W/"${(drawn += 1)}"`)(exchange)),
  encodings: {
    ask: ({ headers }) => (headers['accept-encoding'] === 'br;q=0' ? { headers: { ...headers, 'accept-encoding': 'br' } } : {}),
  },
  flight: on(({ headers }) => headers['rsc'] !== undefined, sending('content-type', 'text/x-component; charset=utf-8')),
  keys: { ask: ({ path }) => (path.includes('?product=') ? { path: path.replace(/\?.*/, '') } : {}) },
  purge: on(
    ({ path }) => path === '/__edge/purge',
    () => ({ status: 204 }),
  ),
  missing: on(({ path }) => path === '/cp/pl/nie-ma', sending('cache-control', 'public, max-age=60')),
  outage: { ask: ({ headers: { [DRILL_HEADER]: _drill, ...headers } }) => ({ headers }) },
  poisoning: on(
    ({ headers }) => headers['x-forwarded-host'] !== undefined,
    ({ headers, body }) => ({
      body: Buffer.from(body.toString().replace('<head>', `<head><base href="//${String(headers['x-forwarded-host'])}">`)),
    }),
  ),
  deception: { ask: ({ path }) => (path === '/cart/a.css' ? { path: '/cart' } : {}) },
  redirects: on(({ path }) => path.startsWith('/__whole'), sending('location', '//evil.test/')),
  methods: { ask: ({ method, path }) => (method === 'POST' && path === '/produkty' ? { method: 'GET' } : {}) },
  foreign: {
    ask: ({ headers: { 'sec-fetch-site': site, ...headers } }) => (site === 'cross-site' ? { headers } : {}),
  },
  files: on(
    ({ path, headers }) => path.endsWith('.js') && headers['accept-encoding'] === 'identity' && LOADED_LATER.test(path),
    () => ({ status: 404 }),
  ),
  skew: on(
    ({ path }) => path.startsWith('/_rsc/000000000000/'),
    () => ({ status: 200 }),
  ),
  bytes: on(
    (exchange) => exchange.path === '/' && wantsBrotliAlone(exchange),
    ({ body }) => ({ body: Buffer.concat([body, Buffer.alloc(100_000)]) }),
  ),
  tail: { delay: (exchange) => (isProduct(exchange) && wantsBrotliAlone(exchange) ? 400 : 0) },
}

export interface FrontEndOptions {
  /** Origin of the worker, which takes a front end's headers (`hasFrontEnd` of serveEdge). */
  target: string
  identity: KeyAndCertificate
  /** @default it changes nothing */
  broken?: Break
}

/** What the platform can convert itself: it tells the worker that, whatever the client accepts. */
const CONVERTIBLE = 'gzip, br'

/** Starts a front end on a free port of localhost. */
export async function startFrontEnd({ target, identity, broken = {} }: FrontEndOptions): Promise<{ origin: string; close: () => void }> {
  const server = createServer(identity, (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    const asked = { method, path, headers, ...broken.ask?.({ method, path, headers }) }
    const { hostname, port } = new URL(target)
    const options = {
      hostname,
      port,
      method: asked.method,
      path: asked.path,
      headers: {
        ...asked.headers,
        'accept-encoding': CONVERTIBLE,
        [FRONT_END.protocol]: 'https',
        [FRONT_END.cf]: JSON.stringify({ clientAcceptEncoding: asked.headers['accept-encoding'] ?? '' }),
      },
      agent: false as const,
    }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const exchange = { method, path, headers, status: response.statusCode ?? 500, sent: response.headers, body: Buffer.concat(chunks) }
        const answer = { ...exchange, ...broken.answer?.(exchange) }
        const kept = Object.entries(answer.sent).filter(
          ([name, value]) => value !== undefined && !/^(transfer-encoding|content-length|connection)$/.test(name),
        )
        setTimeout(
          () => outgoing.writeHead(answer.status, Object.fromEntries(kept)).end(method === 'HEAD' ? undefined : answer.body),
          broken.delay?.(exchange) ?? 0,
        )
      })
    })
    sent.on('error', () => outgoing.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
