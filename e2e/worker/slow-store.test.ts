// EXT-67: what a page asks of KV, by count, and what a slow KV takes from a visitor. One that fails or is silent: failing-bindings.test.ts.
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startRawEdge } from './raw-edge.ts'
import { warmPage } from './warm-page.ts'

const SECRET = 'a-secret-of-the-tests-alone'
/** Head starts of all tiers of one page are 150 ms, the rest is a busy machine. */
const WITHIN_MS = 4000

/** Until KV answers. */
let delayMs = 0
let asked: string[] = []
const kept = new Map<string, Buffer>()
const server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const name = decodeURIComponent(request.url?.split('?')[0]?.slice(1) ?? '')
    asked.push(`${request.method} ${name.split(':')[0] || 'list'}`)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (request.method === 'PUT') kept.set(name, Buffer.concat(chunks))
    if (name === '') return void response.end('{"keys":[],"list_complete":true}')
    response.writeHead(request.method === 'PUT' || kept.has(name) ? 200 : 404).end(kept.get(name))
  })()
})

let edge: Awaited<ReturnType<typeof startRawEdge>>
async function start() {
  const address = server.address()
  const standIns = { kv: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
  return startRawEdge({ PURGE_SECRET: SECRET }, { platform: 'unlimited', standIns })
}
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  delayMs = 0
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What a visit asks of KV, once all that follows it has ended. */
async function visit(path: string): Promise<string[]> {
  asked = []
  const { status } = await edge.send({ path })
  expect(status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return asked.filter((each) => !/ (list|builds)$/.test(each))
}

describe('a KV that is well', () => {
  beforeAll(async () => {
    edge = await start()
    await warmPage(`${edge.origin}/fotel-366-9`)
    await new Promise((resolve) => setTimeout(resolve, 2500))
  })
  afterAll(() => edge.close())

  test('is asked for a listed page once, and gets it at the second visit; memory asks it nothing', async () => {
    expect(await visit('/fotel-366-1')).toEqual(['GET page'])
    expect(await visit('/fotel-366-1')).toEqual(['PUT page'])
    expect(await visit('/fotel-366-1')).toEqual([])
  })

  test('is asked for no open page, however often it is visited, and for no other build', async () => {
    kept.set('builds', Buffer.from(JSON.stringify([['older', Date.now()]])))
    for (let time = 0; time < 3; time++) expect(await visit('/produkty?priceFrom=7.01')).toEqual([])
    expect(await visit('/fotel-366-2')).toEqual(['GET page'])
  })

  test('a purge of 1,000 products is one call and 12 records', async () => {
    const tags = Array.from({ length: 1000 }, (_, id) => `product-${id}`)
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' }
    const { status } = await edge.send({ method: 'POST', path: '/__edge/purge', headers, body: JSON.stringify({ tags }) })
    expect([status, asked.filter((each) => each === 'PUT purge')]).toEqual([204, Array(12).fill('PUT purge')])
    expect((await edge.send({ path: '/fotel-366-1' })).headers['cache-status']).toContain('fwd=uri-miss')
  })
})

test.each([
  ['150 ms', 150],
  ['1 s', 1000],
])('a KV that is slow by %s takes no page, in memory or not', async (_how, ms) => {
  edge = await start()
  try {
    await warmPage(`${edge.origin}/fotel-366-1`)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    asked = []
    delayMs = ms
    for (const path of ['/fotel-366-1', '/fotel-366-2', '/fotel-366-3', '/produkty', '/fotel-366-4', '/fotel-366-5']) {
      const begun = performance.now()
      const { status } = await edge.send({ path })
      expect([path, status, performance.now() - begun < WITHIN_MS]).toEqual([path, 200, true])
    }
    // Three in a row, and the door is closed for 10 s.
    const reads = asked.filter((each) => each === 'GET page').length
    expect([reads > 0, reads <= 3]).toEqual([true, true])
  } finally {
    await edge.close()
  }
})
