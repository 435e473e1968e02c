// The endpoint of web vitals: what it takes, what it keeps, and from whom.
import { expect, test } from 'vitest'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const REPORT = { route: 'product', language: 'pl', lcp: 900, inp: 40, cls: 0.01, navigations: [80], trace: 'a'.repeat(32) }
const OURS = { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', cookie: 'consent=analytics' }

const edge = edgeOfFile(() => startTestEdge({ LOG_REQUESTS: '1' }))

const send = (report: unknown, headers: Record<string, string> = {}) =>
  edge.get('/vitals', {
    method: 'POST',
    headers: { ...OURS, ...headers },
    body: typeof report === 'string' ? report : JSON.stringify(report),
  })
const lines = () => edge.logs().flatMap(({ message }) => (message.startsWith('{') ? [JSON.parse(message) as Record<string, unknown>] : []))
const kept = () => lines().filter(({ event }) => event === 'vitals')
/** The request's own line comes after whatever else it logs. */
const untilLogged = (requests: number) => expect.poll(() => lines().filter(({ event }) => event === 'request').length).toBe(requests)

test('a report of a visitor who agreed is one line', async () => {
  expect((await send(REPORT)).status).toBe(204)
  await untilLogged(1)
  expect(kept()).toEqual([
    {
      level: 'info',
      event: 'vitals',
      at: expect.any(Number),
      route: 'product',
      market: 2,
      lcp: 900,
      inp: 40,
      cls: 10,
      navigations: 1,
      navigationMs: 80,
      build: expect.any(String),
      trace: 'a'.repeat(32),
    },
  ])
})

test.each(['consent=none', 'consent=marketing', 'visitor=1'])('EXT-15: with %s nothing is kept', async (cookie) => {
  expect((await send(REPORT, { cookie })).status).toBe(204)
  await untilLogged(1)
  expect(kept()).toEqual([])
})

test.each([
  [403, REPORT, { 'sec-fetch-site': 'cross-site' }],
  [403, REPORT, { 'sec-fetch-site': 'none' }],
  [400, { ...REPORT, email: 'znak-jan@example.com' }, {}],
  [400, { ...REPORT, route: 'znak-jan' }, {}],
  [400, 'znak-jan', {}],
  [413, JSON.stringify(REPORT).padEnd(2000), {}],
] as const)('%d: %j from %j', async (status, report, headers) => {
  expect((await send(report, headers)).status).toBe(status)
  await untilLogged(1)
  expect(kept()).toEqual([])
  expect(edge.logs().filter(({ message }) => message.includes('znak-jan'))).toEqual([])
})

test('an isolate keeps a bounded number a minute, and answers the rest', async () => {
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await send(REPORT)).status))
  expect(new Set(statuses)).toEqual(new Set([204]))
  await untilLogged(200)
  expect(kept().length).toBeGreaterThan(0)
  expect(kept().length).toBeLessThanOrEqual(120)
})
