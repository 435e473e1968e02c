// Browsers resolve a Location differently from servers: a sample of e2e/worker/probes/redirect-probes.ts, followed in Chromium.
import { slugify } from '#app/domain/slug.ts'
import { expect, test } from '../fixtures.ts'

const SAMPLE = ['/.//evil.test', '/%2e//evil.test', '/a/../..//evil.test', '/\\evil.test', '/\t/evil.test', '//user:secret@evil.test:8443/']

test.use({ expectedStatuses: [404] })

test('GAP-59: no redirect leads a browser to another site', async ({ page, context, baseURL }) => {
  const reached: string[] = []
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      reached.push(route.request().url())
      return route.abort()
    },
  )
  for (const to of SAMPLE) await page.goto(`${baseURL}/__whole?to=${encodeURIComponent(to)}`)
  // The cookie of a browser without scripts is now set.
  for (const path of ['//evil.test/phish?whole=1', '/.//evil.test/phish?whole=1', '//produkty?whole=1']) {
    await page.goto(`${baseURL}${path}`)
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  expect(new URL(page.url()).pathname, 'what is a page in another spelling is found').toBe('/produkty')
  expect(reached).toEqual([])
})

test('GAP-65, GAP-69: two ranges that no product fulfils together find nothing, and stay as they were set', async ({ request, shop }) => {
  const [price, height] = [{ price: { to: 50 } }, { 'dimension-height': { from: 200 } }]
  const totalOf = async (ranges: object) => (await shop.search({ visibleOnGrid: 2, ...ranges })).total
  expect(await totalOf(price), 'there are cheap things').toBeGreaterThan(0)
  expect(await totalOf(height), 'there are high things').toBeGreaterThan(0)
  expect(await totalOf({ ...price, ...height })).toBe(0)
  const listing = await request.get('/produkty?priceTo=50&dimensionHeightFrom=200', { maxRedirects: 0 })
  expect(listing.status()).toBe(200)
  expect(await listing.text()).not.toContain('<article')
})

test('GAP-56, GAP-69: numbers beyond what exists lead to what exists, in one step', async ({ request, shop }) => {
  const { id, name } = await shop.productThat('in no group', ({ variantGroup }) => variantGroup === null)
  const product = `/${slugify(name)}-${id}`
  const moves = [
    ['/produkty?page=9999999', /^\/produkty\?page=\d+$/],
    ['/produkty?priceFrom=0.01', /^\/produkty\?priceFrom=10*$/],
    ['/produkty?priceTo=99999999', /^\/produkty\?priceTo=10{3,6}$/],
    ['/produkty?colors=2&dimensionWidthFrom=90000', /^\/produkty\?colors=2&dimensionWidthFrom=\d{2,4}$/],
    [`${product}?product=999999999`, new RegExp(`^${product}$`)],
  ] as const
  for (const [path, expected] of moves) {
    const moved = await request.get(path, { maxRedirects: 0 })
    expect([path, moved.status()]).toEqual([path, 301])
    const to = moved.headers()['location'] ?? ''
    expect(to).toMatch(expected)
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
  }
})
