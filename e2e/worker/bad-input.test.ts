// Whatever stands in an address, a page or a clean refusal comes back.
import { expect, test } from 'vitest'
import { boundKeys, FACETS, LISTING_KEYS, RANGE_FACETS } from '#app/domain/search/facets.ts'
import { JUNK, JUNK_PATHS } from '../junk.ts'
import { startRawEdge } from './raw-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

/** Every query parameter of a listing, from the table by which it parses them. */
const KEYS = [
  ...Object.values(LISTING_KEYS),
  ...Object.values(FACETS).flatMap(({ query, kind }) => (kind === 'range' ? [] : [query])),
  ...RANGE_FACETS.flatMap((facet) => Object.values(boundKeys(facet))),
]
const VALUES = Object.values(JUNK).map((value) => encodeURIComponent(value.toWellFormed()))
const BYTES = ['colors=%FF%FE', 'textSearch=%', 'textSearch=%E0%A4%A', '%FF=%FF', '&&&', '=', '?', 'colors[]=1', 'colors[a][b]=1']

const edge = edgeOfFile(startRawEdge)

/** Expects a complete page, directly or after redirects to its canonical URL, or a clean refusal. */
async function expectPageOf(path: string): Promise<void> {
  const { status, headers, body } = await edge.send({ path })
  expect(status, path.slice(0, 80)).toBeLessThan(500)
  const location = headers['location']
  if (typeof location === 'string') {
    expect(location).toMatch(/^\/(?!\/)/)
    return expectPageOf(location)
  }
  if (status >= 400) return expect(body).not.toMatch(/\bat \w+ \(|node_modules|\.tsx?:\d/)
  if (!String(headers['content-type']).startsWith('text/html')) return
  expect(body, path.slice(0, 80)).toMatch(/<\/body><\/html>$/)
  expect(body, path.slice(0, 80)).not.toContain('<script>alert(1)</script>')
  // React's marker of a section that failed on the server and is retried in the browser.
  expect(body, `${path.slice(0, 80)}: no section failed`).not.toContain('$RX(')
}

test.each(KEYS)('GAP-65, GAP-69: whatever stands in "%s", the catalog answers', async (key) => {
  for (const value of VALUES)
    for (const query of [`${key}=${value}`, `${key}=${value}&${key}=${value}`]) await expectPageOf(`/produkty?${query}`)
})

test.each(['/produkty', '/en/products', '/es/productos'])(
  '%s: bytes that are no text are no trouble, and everything at once still answers',
  async (path) => {
    const all = KEYS.map((key, at) => `${key}=${VALUES[at % 20]}`).join('&')
    for (const query of [...BYTES, all, 'utm_source=x&fbclid=y&__proto__=1&constructor=2']) await expectPageOf(`${path}?${query}`)
  },
)

for (const path of JUNK_PATHS) test(`GAP-61: ${path.slice(0, 60)} is answered cleanly`, async () => expectPageOf(path))

test.each([
  ['/produkty?page=9999999', 302],
  ['/fotel-366-1?product=999999999', 301],
])('GAP-56, GAP-69: %s leads to what exists, in one step (%i)', async (path, expected) => {
  const { status, headers } = await edge.send({ path })
  expect(status).toBe(expected)
  expect((await edge.send({ path: String(headers['location']) })).status).toBe(200)
})
