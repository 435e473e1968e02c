// Early data on raw workerd: prefetched pages and files, and chunks sent before the rest, as the first paint and the next click need them.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { flightPath, PREFETCH_HEADER } from '#edge/http/flight-protocol.ts'
import { startRawEdge } from './raw-edge.ts'
import { type RawGet, rawGet } from './raw-get.ts'
import { edgeOfFile } from './edge-of-file.ts'

const BUILD = flightPath(readFileSync('dist/.built-from', 'utf8'))

const edge = edgeOfFile(startRawEdge)

const get = (path: string, options?: RawGet) => rawGet(edge.origin + path, options)
const builtFile = (ending: string) => readdirSync('dist/client/assets').find((name) => name.endsWith(ending)) ?? ''

/** The cached page, available soon after it was first sent. */
async function cached(path: string): Promise<string> {
  await expect.poll(async () => (await get(path)).headers['cache-status'], { timeout: 30_000 }).toMatch(/^patyna; hit/)
  return (await get(path)).body.toString()
}

test.each(['.js', '.css'])('a %s file is compressed for clients that accept it, and is the same file', async (ending) => {
  const path = `/assets/${builtFile(ending)}`
  const file = readFileSync(`dist/client${path}`)
  const plain = await get(path)
  expect([plain.headers['content-encoding'], plain.body.equals(file)]).toEqual([undefined, true])
  for (const accepted of ['gzip, br', 'br']) {
    const packed = await get(path, { headers: { 'accept-encoding': accepted } })
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'accept-encoding'])
    expect(brotliDecompressSync(packed.body).equals(file)).toBe(true)
  }
})

test.each(['/', '/produkty', '/fotel-366-1'])(
  '%s: sheets come before what is to be seen, hints to fetch scripts behind it',
  async (path) => {
    const [head = '', body = ''] = (await cached(path)).split('</head>')
    expect(head).toContain('<link rel="stylesheet"')
    expect(head).not.toContain('modulepreload')
    const hints = [...body.matchAll(/<link rel="modulepreload"[^>]*>/g)]
    expect(hints.length).toBeGreaterThan(1)
    for (const { 0: hint, index } of hints) {
      expect(hint).toContain('fetchPriority="low"')
      expect(index).toBeGreaterThan(body.indexOf('</main>'))
    }
  },
)

describe('a prefetched page', () => {
  const ahead = (path: string) => get(BUILD + path, { headers: { [PREFETCH_HEADER]: '1' } })
  const calls = () => edge.shop.takeSeen().map(({ url }) => new URL(url).pathname)

  test('is the cached one, and names its picture at its end', async () => {
    expect(await cached('/fotel-366-1')).toContain('fetchPriority="high"')
    const flight = await ahead('/fotel-366-1')
    expect([flight.status, flight.headers['cache-status']]).toEqual([200, expect.stringContaining('patyna; hit')])
    expect(flight.headers['link']).toMatch(/^<\/photos\/[^>]*>; rel=preload; as=image; .*fetchpriority=low$/)
  })

  test.each(['/cart', '/ulubione'])('%s is not prefetched: it is private', async (path) => {
    expect((await ahead(path)).status).toBe(204)
    expect(calls()).toEqual([])
  })

  test('while the shop API fails nothing is cached, and calls back off', async () => {
    edge.shop.setInterference(async () => new Response(null, { status: 503 }))
    // A part that fails leaves the rest of the page intact, but the page is not cacheable.
    expect((await ahead('/produkty?sortOrder=price&sortDir=asc')).headers['cache-control']).toBe('no-store')
    edge.shop.takeSeen()
    expect((await ahead('/produkty?sortOrder=price&sortDir=asc')).status).toBe(204)
    expect(calls()).toEqual([])
  })
})
