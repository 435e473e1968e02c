import { type APIRequestContext, type APIResponse, test as requestTest } from '@playwright/test'
import { boundKeys, FACETS, LISTING_KEYS, RANGE_FACETS } from '#app/domain/search/facets.ts'
import { expect, test } from '../fixtures.ts'
import { JUNK, JUNK_PATHS } from '../junk.ts'
import { variant } from '../turns.ts'

// Most of these only send requests: Playwright's own test opens no page for them, our fixtures always do.

// One process without a browser for all of them.
test.describe.configure({ mode: 'default' })

/** Every query parameter of a listing, from the table by which it parses them. */
const KEYS = [
  ...Object.values(LISTING_KEYS),
  ...Object.values(FACETS).flatMap(({ query, kind }) => (kind === 'range' ? [] : [query])),
  ...RANGE_FACETS.flatMap((facet) => Object.values(boundKeys(facet))),
]
const LISTINGS = ['/produkty', '/en/products', '/es/productos']

for (const [index, key] of KEYS.entries()) {
  requestTest(`GAP-65, GAP-69: whatever stands in "${key}", the catalog answers`, variant(index, KEYS.length), async ({ request }) => {
    for (const [kind, value] of Object.entries(JUNK)) {
      const query = `${key}=${encodeURIComponent(value.toWellFormed())}`
      await expectPageOf(request, `/produkty?${query}`, kind)
      await expectPageOf(request, `/produkty?${query}&${query}`, `${kind}, twice`)
    }
  })
}

requestTest('bytes that are no text are no trouble', async ({ request }) => {
  for (const query of ['colors=%FF%FE', 'textSearch=%', 'textSearch=%E0%A4%A', '%FF=%FF', '&&&', '=', '?', 'colors[]=1', 'colors[a][b]=1'])
    for (const path of LISTINGS) await expectPageOf(request, `${path}?${query}`, query)
})

requestTest('keys that nobody reads change nothing', async ({ request }) => {
  const answer = await request.get('/produkty?utm_source=x&fbclid=y&__proto__=1&constructor=2')
  expect(answer.status()).toBe(200)
})

requestTest('everything at once still answers', async ({ request }) => {
  const query = KEYS.map((key, index) => `${key}=${encodeURIComponent(Object.values(JUNK)[index % 20]?.toWellFormed() ?? '')}`).join('&')
  for (const path of LISTINGS) await expectPageOf(request, `${path}?${query}`, 'all keys')
})

test('a search for markup shows it as text', async ({ page, open }) => {
  await open(`/produkty?textSearch=${encodeURIComponent(JUNK.script)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>')
})

test.describe('addresses that are none', () => {
  for (const path of JUNK_PATHS) {
    requestTest(`GAP-61: ${path.slice(0, 60)} is answered cleanly`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0, failOnStatusCode: false })
      expect(answer.status()).toBeLessThan(500)
      if (answer.status() < 300) return
      if (answer.status() < 400) expect(answer.headers()['location']).toMatch(/^\/(?!\/)/)
      else expect(await answer.text()).not.toMatch(/\bat \w+ \(|node_modules|\.tsx?:\d/)
    })
  }
})

/** Expects a complete page, directly or after one redirect to its canonical URL, or a clean refusal. */
async function expectPageOf(request: APIRequestContext, url: string, what: string): Promise<void> {
  const answer = await request.get(url)
  expect(answer.status(), what).toBeLessThan(500)
  await expectWhole(answer, what)
}

async function expectWhole(answer: APIResponse, what: string): Promise<void> {
  if (!answer.headers()['content-type']?.startsWith('text/html')) return
  const html = await answer.text()
  expect(html, what).toMatch(/<\/body><\/html>$/)
  expect(html, what).not.toContain('<script>alert(1)</script>')
  // React's marker of a section that failed on the server and is retried in the browser.
  expect(html, `${what}: no section failed`).not.toContain('$RX(')
}
