// What stands in front of the shop API answers in its place for a while, as after a bad deployment of it: nothing of that is believed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startRawEdge } from './raw-edge.ts'
import type { Interference } from './test-shop.ts'
import { warmPage } from './warm-page.ts'

const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
/** Beyond its freshness a listing is renewed. */
const FRESH_MS = 31_000

const dir = mkdtempSync(join(tmpdir(), 'patyna-ingress-'))
const logFile = join(dir, 'worker.log')
let edge: Awaited<ReturnType<typeof startRawEdge>>
beforeAll(async () => {
  edge = await startRawEdge({ LOG_REQUESTS: '1' }, { logFile, platform: 'unlimited' })
})
afterAll(async () => {
  await edge.close()
  rmSync(dir, { recursive: true })
})
beforeEach(() => edge.shop.setInterference())

const get = (path: string) => edge.send({ path, headers: CRAWLER })
const lines = () =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .flatMap((line) =>
      line.startsWith('{') ? [JSON.parse(line) as { event?: string; route?: string; status?: number; detail?: string }] : [],
    )
    .filter(({ event }) => event === 'request')

const INGRESS: [string, Interference][] = [
  ['404 as text', async () => new Response('404 page not found', { status: 404 })],
  ['404 as HTML', async () => new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['404 as JSON of its own', async () => Response.json({ message: 'no Route matched' }, { status: 404 })],
  ['501', async () => new Response(null, { status: 501 })],
  ['200 as HTML', async () => new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } })],
]
let number = 10

test.each(INGRESS)('EXT-55: %s: pages that are new fail for a while, and nothing is stored of it', async (_what, interference) => {
  const paths = [`/fotel-366-${++number}`, `/produkty?styles=1,${900 + number}`, `/sprzedawca/dom-z-dusza-${number}`, `/tag/nowy-${number}`]
  edge.shop.setInterference(interference)
  const failed = await Promise.all(paths.map(get))
  for (const [at, { status, headers }] of failed.entries())
    expect([status, headers['retry-after'], headers['cache-control']], paths[at]).toEqual([503, '5', 'no-store'])
  edge.shop.setInterference()
  for (const path of paths.slice(0, 2)) expect((await get(path)).headers['cache-status'], path).toBe('patyna; fwd=uri-miss; stored')
  expect(lines().filter(({ status = 0 }) => status >= 500).length).toBeGreaterThanOrEqual(paths.length)
})

test('a listing whose search says 404 in the contract’s words has failed as well', async () => {
  edge.shop.setInterference(async ({ url }) =>
    url.includes('/shop/search/products') ? Response.json({ error: { code: 'NOT_FOUND', message: '' } }, { status: 404 }) : null,
  )
  expect((await get('/produkty?styles=1,880')).status).toBe(503)
})

test('a product that the shop API itself does not know is 404', async () => {
  expect((await get('/fotel-366-99999999')).status).toBe(404)
})

test('EXT-55: good copies are served all the time, and marked in the log', async () => {
  const paths = ['/produkty', '/es/productos', '/produkty?categories=145']
  for (const path of paths) await warmPage(edge.origin + path)
  const cards = (body: string) => body.split('<article').length
  const before = await Promise.all(paths.map(async (path) => cards((await get(path)).body)))
  await new Promise((resolve) => setTimeout(resolve, FRESH_MS))
  const marked = () => lines().filter(({ detail }) => detail === 'stale-on-error').length
  // Two of them: each round waits for the back-off of the one before.
  for (const [what, interference] of INGRESS.filter((_each, at) => at % 4 === 0)) {
    edge.shop.setInterference(interference)
    const markedBefore = marked()
    for (const [at, path] of paths.entries()) {
      // The renewal that finds the failure goes on beside the first visits.
      for (let visits = 0, state = ''; visits < 3 || !state.includes('detail=stale-on-error'); visits++) {
        const { status, headers, body } = await get(path)
        state = String(headers['cache-status'])
        expect([status, state.startsWith('patyna; hit'), cards(body)], `${path}: ${what}`).toEqual([200, true, before[at]])
      }
    }
    // So the alert `outage` fires. The log is written beside the answers.
    await expect.poll(marked, { timeout: 10_000 }).toBeGreaterThanOrEqual(markedBefore + paths.length)
    // The back-off after a failure.
    await new Promise((resolve) => setTimeout(resolve, 5200))
  }
  edge.shop.setInterference()
}, 120_000)
