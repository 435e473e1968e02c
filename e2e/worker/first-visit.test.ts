// Cached pages for first visits, whose browsers have no file of the site yet, on raw workerd.
import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type RawGet, rawGet } from './raw-get.ts'
import { edgeOfFile } from './edge-of-file.ts'
import { startRawEdge } from './raw-edge.ts'
import { expectWholeSet } from './whole-header-set.ts'

const FIRST_VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'accept-encoding': 'br' }

const edge = edgeOfFile(startRawEdge)

const get = (path: string, options?: RawGet) => rawGet(edge.origin + path, options)

/** The page as it is cached. */
async function cached(path: string) {
  let response = await get(path)
  await expect.poll(async () => (response = await get(path)).headers['cache-status'], { timeout: 60_000 }).toMatch(/^patyna; hit/)
  return response
}

const htmlOf = ({ body }: { body: Buffer }) => brotliDecompressSync(body).toString()
const styles = (html: string) => [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)

test.each(['/', '/produkty', '/en/products', '/es/fotel-366-1'])(
  '%s comes with its sheets inside, which its policy admits',
  async (path) => {
    const asFile = await cached(path)
    const { status, headers, body } = await get(path, { headers: FIRST_VISIT })
    expect(status).toBe(200)
    expectWholeSet({ status, headers: new Headers(headers) }, path)
    expect(headers['cache-status']).toMatch(/^patyna; hit/)
    expect(headers['cache-control']).toBe('private, no-cache, no-transform')
    expect(headers).not.toHaveProperty('etag')
    expect(headers['link'] ?? '').not.toContain('as=style')

    const html = htmlOf({ body })
    expect(html).not.toMatch(/<link (?!disabled|media="not all")[^>]*rel="stylesheet"/)
    const policy = /style-src ([^;]*);/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ')
    const sources = styles(html).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(sources.length).toBeGreaterThan(1)
    expect(policy?.toSorted()).toEqual(["'self'", ...sources].toSorted())

    // The sheet that comes later has no fonts: for each the browser would lay out all of the page again.
    const later = html.match(/<link disabled="" [^>]*href="[^"]*"/g) ?? []
    expect(later.length).toBeGreaterThan(0)
    for (const link of later)
      expect((await get(link.slice(link.indexOf('href="') + 6, -1))).body.toString(), link).not.toContain('@font-face')
    expect(styles(html).join('')).toContain('@font-face')

    // Nothing else differs.
    const undone = html
      .replaceAll(/<style data-precedence="inline">.*?<\/style>/gs, '')
      .replaceAll(/<link (disabled=""|media="not all") /g, '<link ')
      .replaceAll('<link rel="later" href', '<link rel="modulepreload" href')
      .replace(/<link rel="modulepreload" href="([^"]*)"\/><script>[^<]*(?=<\/script><\/body>)/, '<script type="module" src="$1" async="">')
    expect(undone).toBe(asFile.body.toString())
  },
)

test.each([
  ['who brings a cookie', { ...FIRST_VISIT, cookie: 'cookieConsent=none' }],
  ['who follows a link of our own', { ...FIRST_VISIT, 'sec-fetch-site': 'same-origin' }],
  ['who takes no brotli', { ...FIRST_VISIT, 'accept-encoding': 'gzip' }],
  ['a program', { 'accept-encoding': 'br' }],
])('the page as it is cached is for %s', async (_, headers) => {
  const { headers: plain } = await cached('/produkty')
  const response = await get('/produkty', { headers })
  expect(response.headers['etag']).toBe(plain['etag'])
  expect(response.headers['link']).toBe(plain['link'])
  expect(response.headers['content-security-policy']).toBe(plain['content-security-policy'])
})

test('a first visit never gets 304: its inlined stylesheets would stay under a policy that refuses them', async () => {
  const { headers } = await cached('/produkty')
  const response = await get('/produkty', { headers: { ...FIRST_VISIT, 'if-none-match': headers['etag'] ?? '' } })
  expect(response.status).toBe(200)
})

test('HEAD has the same response for everybody', async () => {
  const { headers } = await cached('/produkty')
  expect((await get('/produkty', { method: 'HEAD', headers: FIRST_VISIT })).headers['etag']).toBe(headers['etag'])
})
