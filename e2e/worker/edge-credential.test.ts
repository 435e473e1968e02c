// EXT-64: every call to the shop API carries the edge's credential, and nobody else sees it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newBuyer } from './new-buyer.ts'
import { startRawEdge } from './raw-edge.ts'

const CREDENTIAL = 'the-credential-of-the-tests'
const FORGED = { 'edge-credential': 'a-forged-credential-of-a-visitor' }
const dir = mkdtempSync(join(tmpdir(), 'patyna-credential-'))
const logFile = join(dir, 'edge.log')

let edge: Awaited<ReturnType<typeof startRawEdge>>
beforeAll(async () => {
  edge = await startRawEdge({ EDGE_CREDENTIAL: CREDENTIAL, LOG_REQUESTS: '1' }, { logFile })
})
afterEach(() => edge.shop.setInterference())
afterAll(async () => {
  await edge.close()
  rmSync(dir, { recursive: true })
})

const credentials = () => edge.shop.takeSeen().map(({ headers }) => headers.get('edge-credential'))

test.each([
  '/produkty',
  '/cart',
  '/moje-konto',
  '/shop/cart/details2',
  '/shop/search/suggest?q=fotel',
  '/photos/krzeslo-17-640.avif',
  '/sitemaps/pl/products-1.xml',
  '/readyz',
])('%s: the calls carry it, and the response does not', async (path) => {
  const buyer = await newBuyer(edge.origin)
  edge.shop.takeSeen()
  const { headers, body } = await edge.send({ path, headers: { ...buyer, ...FORGED } })
  const seen = credentials()
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set([CREDENTIAL]))
  expect(JSON.stringify(headers) + body).not.toContain(CREDENTIAL)
})

test('a shop API that redirects is not followed, whatever the call', async () => {
  let foreign = 0
  const elsewhere = createServer((_request, response) => {
    foreign += 1
    response.end('{}')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const address = elsewhere.address()
  const location = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  const buyer = { cookie: `ysguestId=${crypto.randomUUID()}` }
  edge.shop.setInterference(async () => new Response(null, { status: 302, headers: { location } }))
  // The first asks for visitor facts, which stand at the end of a page.
  for (const path of ['/', '/cart', '/shop/cart/details2', '/photos/krzeslo-17-640.avif', '/readyz'])
    await edge.send({ path, headers: buyer })
  expect(credentials().length).toBeGreaterThan(4)
  expect(foreign).toBe(0)
  elsewhere.close()
})

test('the log has it nowhere', () => {
  const log = readFileSync(logFile, 'utf8')
  expect(log).toContain('"event":"request"')
  expect(log).not.toContain(CREDENTIAL)
})

test('without a secret, or with one that is too short, calls carry none, not a visitor’s either', async () => {
  const bare = await startRawEdge({ EDGE_CREDENTIAL: 'short' })
  try {
    await bare.send({ path: '/shop/banners', headers: { ...FORGED, 'sec-fetch-site': 'same-origin' } })
    expect(bare.shop.takeSeen().map(({ headers }) => headers.get('edge-credential'))).toEqual([null])
  } finally {
    await bare.close()
  }
})
