// The worker of edge/alerts in wrangler's harness, started as the platform does. One server on loopback is the platform's SQL API, the shop, the webhook
// and the one that notices silence.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { probe, PROBES } from '#edge/alerts/probes.ts'
import { createTestHarness, unstable_readConfig as readConfig } from 'wrangler'
import { startRawEdge } from './raw-edge.ts'

const CONFIG = 'edge/alerts/wrangler.toml'
const PAGE = '<main><article>Fotel</article></main></html>{}'

/** `<who> <what>` of each call, in order. */
let calls: string[] = []
/** What a path answers in place of what is well. */
let broken: Record<string, { status: number; body: string }> = {}
const server = createServer((request, response) => void answer(request, response))
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const { url = '' } = request
  calls.push(`${request.method} ${url} ${request.headers.authorization ?? ''} ${body}`)
  const isSql = url.endsWith('/analytics_engine/sql')
  const rows = isSql && /= 503/.test(body) ? (broken['sql']?.body ?? '[]') : '[]'
  const { status, body: said } = broken[url] ?? { status: 200, body: isSql ? `{"data":${rows}}` : PAGE }
  response.writeHead(status).end(said)
}
let harness: ReturnType<typeof createTestHarness>
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const vars = { PUBLIC_ORIGIN: origin, SQL_API: `${origin}/sql` }
  const secrets = { ANALYTICS_TOKEN: 'secret', WEBHOOK_URL: `${origin}/hook`, HEARTBEAT_URL: `${origin}/beat` }
  harness = createTestHarness({ workers: [{ configPath: CONFIG, vars, secrets }] })
  await harness.listen()
})
afterAll(async () => {
  await harness.close()
  server.close()
})
beforeEach(() => {
  calls = []
  broken = {}
})

const run = () => harness.getWorker().scheduled({ cron: '*/2 * * * *', scheduledTime: new Date() })
const to = (path: string) => calls.filter((call) => call.split(' ')[1] === path)

test('all is well: the metrics and the shop are asked, nobody is woken, and the heart beats', async () => {
  await run()
  expect(to('/sql/accounts/local/analytics_engine/sql').length).toBeGreaterThanOrEqual(9)
  for (const call of to('/sql/accounts/local/analytics_engine/sql')) expect(call).toMatch(/^POST .* Bearer secret SELECT .* FORMAT JSON$/s)
  for (const path of ['/', '/en/products', '/es/cart', '/shop/banners']) expect(to(path), path).toHaveLength(1)
  expect([to('/hook'), to('/beat').length]).toEqual([[], 1])
})

test('EXT-68: an outage is told once, with its alert and what a visitor sees; later runs are silent and beat', async () => {
  // What a try before told.
  await harness.reset()
  broken = {
    sql: { status: 200, body: '[{"place":"request","value":0.4,"events":"812"}]' },
    '/en/products': { status: 200, body: 'no product' },
  }
  await run()
  expect(to('/en/products'), 'one failure alone wakes nobody').toHaveLength(2)
  const [hook = '', ...more] = to('/hook')
  expect(more).toEqual([])
  expect(hook).toMatch(/^POST /)
  expect(hook).toContain('🔥 outage request: the shop API fails')
  expect(hook).toContain('(0.4 of 812 events)')
  expect(hook).toContain('🔥 probe listing: from outside, /en/products lacks <article')
  await run()
  await run()
  expect([to('/hook').length, to('/beat').length]).toEqual([1, 3])
})

test('a webhook that refuses stops the heart', async () => {
  broken = { '/hook': { status: 500, body: '' }, '/': { status: 503, body: '' } }
  await run().catch(() => null)
  expect([to('/hook').length, to('/beat').length]).toEqual([1, 0])
})

test('it reads dataset and namespace of the storefront, and asks its origin', () => {
  const shop = readConfig({ config: 'wrangler.toml', env: 'production' })
  const alerts = readConfig({ config: CONFIG, env: 'production' })
  expect(shop.kv_namespaces).toEqual(expect.arrayContaining(alerts.kv_namespaces))
  expect(alerts.vars).toMatchObject({
    PUBLIC_ORIGIN: shop.vars['PUBLIC_ORIGIN'],
    DATASET: shop.analytics_engine_datasets[0]?.dataset,
    SQL_API: '',
  })
  expect([alerts.compatibility_date, alerts.triggers.crons]).toEqual([shop.compatibility_date, ['*/2 * * * *']])
  expect(Object.keys(alerts.define), 'wrangler passes it on to no environment').toEqual(['import.meta.env.BUILD_ID'])
})

describe('EXT-68: the probes, at the built storefront', () => {
  let edge: Awaited<ReturnType<typeof startRawEdge>>
  beforeAll(async () => {
    edge = await startRawEdge({}, { platform: 'unlimited' })
  })
  afterAll(() => edge.close())
  const problems = () => Promise.all(PROBES.map((each) => probe(edge.origin, each)))

  test('are well; when the shop API fails, the call shows it, while pages are cached or need no call', async () => {
    expect(await problems()).toEqual([null, null, null, null])
    edge.shop.setInterference(async () => new Response('404 page not found', { status: 404 }))
    expect(await problems()).toEqual([null, null, null, '/shop/banners is 502'])
  })

  test('say so where nobody answers', async () => {
    expect(await probe('http://127.0.0.1:9', { name: 'home', path: '/', shows: '' })).toMatch(/^\/ has no answer \(\w+\)$/)
  })
})
