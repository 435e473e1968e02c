// Metadata for search engines and link previews: sitemaps, heads of pages, and the status of removed products.
import { describe, expect, test } from 'vitest'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const ORIGIN = 'http://shop.test'
const edge = edgeOfFile(startTestEdge)

const text = async (path: string) => (await edge.get(path)).text()
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'))

describe('sitemaps (GAP-124)', () => {
  test('robots.txt links the index, and disallows non-pages', async () => {
    const response = await edge.get('/robots.txt')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe(
      `User-agent: *\nDisallow: /shop/\nDisallow: /auth/\nDisallow: /_rsc/\nDisallow: /__market/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    )
  })

  test('the index lists static pages and products of each market, and all of them exist', async () => {
    const index = await edge.get('/sitemap.xml')
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(index.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400')
    const files = locs(await index.text())
    expect(files).toEqual(
      ['pl', 'en', 'es'].flatMap((language) => ['pages', 'products-1'].map((part) => `${ORIGIN}/sitemaps/${language}/${part}.xml`)),
    )
    for (const file of files) {
      const addresses = locs(await text(file.slice(ORIGIN.length)))
      expect(addresses.length, file).toBeGreaterThan(5)
      expect(new Set(addresses).size).toBe(addresses.length)
    }
  })

  test.each(['pl', 'en', 'es'])('in %s every product and some pages return 200 at the URL of the sitemap', async (language) => {
    const products = locs(await text(`/sitemaps/${language}/products-1.xml`))
    const pages = locs(await text(`/sitemaps/${language}/pages.xml`))
    for (const address of [...products.slice(0, 3), ...pages.slice(0, 3)]) {
      const page = await edge.get(address.slice(ORIGIN.length))
      expect([address, page.status]).toEqual([address, 200])
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}"/>`)
    }
  })

  test('50,000 products are one sitemap, fetched by 5,000', async () => {
    let calls = 0
    edge.shop.setInterference(async ({ url }) => {
      const { pathname, searchParams } = new URL(url)
      if (pathname !== '/shop/sitemap/products') return null
      calls += 1
      const after = Number(searchParams.get('after'))
      const count = Math.min(5000, Number(searchParams.get('upTo')) - after)
      const items = Array.from({ length: count }, (_, at) => ({ id: after + at + 1, name: `Krzesło & "fotel" <${after + at + 1}>` }))
      return Response.json({ data: { items, lastId: 1_000_000 } })
    })
    expect(locs(await text('/sitemap.xml'))).toHaveLength(3 * (1 + 20))
    calls = 0
    const xml = await text('/sitemaps/es/products-20.xml')
    const addresses = locs(xml)
    expect([addresses.length, new Set(addresses).size, calls]).toEqual([50_000, 50_000, 10])
    expect(addresses.at(-1)).toBe(`${ORIGIN}/es/krzeslo-fotel-1000000-1000000`)
    expect(xml.length).toBeLessThan(10 * 1024 * 1024)
    expect(xml).toMatch(/<\/urlset>\n$/)
  })

  test.each(['/sitemaps/de/pages.xml', '/sitemaps/pl/products-0.xml', '/sitemaps/pl/products-99.xml', '/sitemaps/pl/x.xml'])(
    '%s is none',
    async (path) => {
      const response = await edge.get(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  test('without the shop API there is no cacheable index', async () => {
    edge.shop.setInterference(async () => new Response(null, { status: 503 }))
    const response = await edge.get('/sitemap.xml')
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe('heads', () => {
  test.each(['/fotel-366-1', '/en/fotel-366-1', '/es/productos', '/cp/pl'])(
    '%s names itself, its markets and its picture',
    async (path) => {
      const html = await text(path)
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`)
      expect([...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
        'pl',
        'en',
        'es',
        'x-default',
      ])
      expect(html, 'MKT-18: who speaks none of them is led to English').toMatch(/hrefLang="x-default" href="[^"]*\/en[/"]/)
      expect(html).toContain(`<meta property="og:url" content="${ORIGIN}${path}"/>`)
      expect(html).toMatch(/<meta property="og:image" content="http:\/\/shop\.test\/(photos|assets)\/[^"]+"\/>/)
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    },
  )

  test('EXT-75: the link preview of a product is its JPEG of 1200 × 630', async () => {
    const html = await text('/fotel-366-1')
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/shop\.test\/photos\/[a-z0-9-]+-1200\.jpeg"\/>/)
    expect(html).toContain('<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>')
  })

  test('a listing names its things, and the shop says who it is', async () => {
    const listing = await text('/produkty')
    const [first] = [...listing.matchAll(/<article[^]*?href="([^"]+)"/g)].map(([, href]) => href)
    expect(listing).toContain(`"@type":"ListItem","position":1,"url":"${ORIGIN}${first}"`)
    expect(await text('/cp/en')).toMatch(/"@type":"Organization"[^<]*"logo":"[^"]*\/icon-512\.png","address":"[^"]+","email":"[^"]+@/)
  })

  test.each([
    ['/.well-known/security.txt', 200, /^Contact: http:\/\/shop\.test\/cp\/en\/[^\n]+\nExpires: 20\d\d-/],
    ['/.well-known/change-password', 302, /^$/],
  ])('%s is %i', async (path, status, says) => {
    const response = await edge.get(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, status === 302 ? '/moje-konto' : null])
    expect(await response.text()).toMatch(says)
  })

  test.each([
    ['/produkty?colors=2', true],
    ['/produkty', false],
    ['/produkty?utm_source=x', false],
    ['/cart', true],
  ])('%s is not indexed: %s', async (path, isKeptOut) => {
    const response = await edge.get(path)
    const html = await response.text()
    expect(response.headers.get('x-robots-tag') === 'noindex' || html.includes('<meta name="robots" content="noindex')).toBe(isKeptOut)
  })
})

test('a permanently removed product is 410, no-store and noindex', async () => {
  edge.shop.setInterference(async ({ url }) => (url.includes('/shop/product/details/') ? new Response(null, { status: 410 }) : null))
  const response = await edge.get('/fotel-366-1')
  expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'no-store'])
  expect(await response.text()).toContain('noindex')
})
