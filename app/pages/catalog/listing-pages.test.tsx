import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import type { ShopSearch } from '#mock-api/shop-search.ts'
import { LAST_PRODUCT, OFFER_TAG } from '#mock-api/test-world/products.ts'
import { NOON } from '#mock-api/test-world/time.ts'
import { VENDOR } from '#mock-api/test-world/vendors.ts'
import { parseFilters } from '../../domain/search/filters.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { PageInput } from '../../page.ts'
import { outcomeOf } from '../../page-outcome.ts'
import type { WireUnderstood } from '../../shop-api/contract/search.ts'
import type { ShopFetch } from '../../shop-api/shop-fetch.ts'
import { streamed } from '../../testing/streamed.ts'
import { worldFetch, worldInput } from '../../testing/world-input.ts'
import { BoutiquePage } from '../boutique/boutique-page.tsx'
import { TagPage } from '../tag/tag-page.tsx'
import { VendorPage } from '../vendor/vendor-page.tsx'
import { CatalogPage } from './catalog-page.tsx'

interface Setting {
  language?: Language
  now?: number
  /** Paths of the shop that are down. */
  down?: RegExp
  /** The search. @default one that finds everything */
  search?: ShopSearch
}

/** A page's input. */
async function inputOf<Params>(params: Params, { language, now, down = /^$/, search }: Setting = {}): Promise<PageInput<Params>> {
  const respond = worldFetch(search && { search })
  const fetch: ShopFetch = async (url, init) =>
    down.test(new URL(url).pathname) ? new Response(null, { status: 503 }) : respond(url, init)
  return worldInput({ params, fetch, ...(language && { language }), ...(now !== undefined && { now }) })
}

const filtersOf = (query: string) => parseFilters(new URLSearchParams(query))
const catalog = async (query = '', setting?: Setting) => {
  const input = await inputOf({ filters: filtersOf(query) }, setting)
  return streamed(await CatalogPage(input))
}
const outcome = async (page: Promise<ReactNode>) => page.then(() => null, outcomeOf)

/** Products of the test world on sale: all but the sold out, the drafts and the suspended vendor's. */
const totalIn = (html: string) => Number(/>(\d+) produkt/.exec(html)?.[1])

describe('the catalog', () => {
  test('LST-03, LST-04, LST-05, LST-06, LST-07: title, total, grid of 32 and pages', async () => {
    const html = await catalog()
    expect(html).toContain('<h1>Produkty</h1>')
    expect(totalIn(html)).toBeGreaterThan(32)
    expect(totalIn(html)).toBeLessThanOrEqual(LAST_PRODUCT)
    expect(html.match(/<article/g)).toHaveLength(32)
    expect(html).toMatch(/<a[^>]*href="\/produkty\?page=2"[^>]*aria-label="Strona 2"/)
  })

  test.each([
    ['page=99', '/produkty?page=2'],
    ['colors=21&page=9999999', '/produkty?colors=21&page=2'],
  ])('GAP-69: %s is past the last page and leads there', async (query, href) => {
    expect(await outcome(catalog(query))).toEqual({ kind: 'redirect', status: 302, href })
    expect(await outcome(catalog(href.split('?')[1])), 'one redirect, never two').toBe(null)
  })

  test('a listing past the end stays while the shop API is down', async () => {
    const input = await inputOf({ filters: filtersOf('page=99') }, { down: /search/ })
    expect(await streamed(<CatalogPage {...input} />)).toContain('<h1>Produkty</h1>')
  })

  test('GAP-154: no level of headings is left out', async () => {
    const levels = [...(await catalog()).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  })

  test('LST-10, GAP-154: a banner after the cards of a phone’s first row, which it would move later; a shop without banners has a listing all the same', async () => {
    const shown = await catalog()
    expect(shown.slice(0, shown.indexOf('Wiosna w salonie')).match(/<article/g)).toHaveLength(2)
    const html = await catalog('', { down: /banners/ })
    expect(html).not.toContain('Wiosna w salonie')
    expect(html.match(/<article/g)).toHaveLength(32)
  })

  test.each([
    ['page 1, unfiltered, a campaign runs', '', NOON, true],
    ['page 2', 'page=2', NOON, false],
  ])('LST-11, GAP-49: the campaign carousel on %s', async (_when, query, now, isShown) => {
    expect((await catalog(query, { now })).includes('aria-label="Promocje"')).toBe(isShown)
  })

  test('a failed search leaves the frame of the listing and is reported to the renderer, so that the page is not cached', async () => {
    const errors: unknown[] = []
    const input = await inputOf({ filters: filtersOf('') }, { down: /search/ })
    const html = await streamed(<CatalogPage {...input} />, (error) => void errors.push(error))
    expect(html).toContain('<h1>Produkty</h1>')
    expect(html).not.toContain('<article')
    expect(errors).toHaveLength(1)
  })

  const understoodIn = (html: string) => /<section [^>]*aria-label="Jak rozumiemy zapytanie".*?<\/section>/.exec(html)?.[0] ?? ''
  const searched = async (text: string, understood?: WireUnderstood) => {
    const search = understood && { search: () => ({ total: 1, ids: [1], understood }), suggest: () => ({ items: [], total: 0 }) }
    return understoodIn(await catalog(`textSearch=${encodeURIComponent(text)}`, search && { search }))
  }

  test('EXT-10: a price in the text has a badge that removes it from the text, and a way back to plain text', async () => {
    const facts = [{ typed: 'do 5000 zł', kind: 'price' as const, facet: 'price' as const, to: 5000 }]
    const html = await searched('fotel do 5000 zł', { facts, corrected: [], without: [] })
    expect(html).toMatch(/<a [^>]*href="\/produkty\?textSearch=fotel"[^>]*>Cena: do 5[^<]*000 PLN</)
    expect(html).toContain('href="/produkty?textSearch=%22fotel+do+5000+z%C5%82%22"')
  })

  const instead = [{ typed: 'budzik', shown: ['Zegary', 'Radia'] }]
  const excluded = (['all', 'named', 'no'] as const).map((known) => ({ typed: `bez ${known}`, known }))
  test.each([
    ['EXT-10: what was corrected', { corrected: [{ typed: 'foteel', meant: 'fotel' }] }, 'Szukamy „fotel” zamiast „foteel”.'],
    ['EXT-79: what stands in', { instead }, 'Niczego nie mamy pod nazwą „budzik”. Pokazujemy: Zegary, Radia.'],
    ['EXT-79: what was excluded', { excluded }, 'Uwzględniamy „bez all”.'],
    ['EXT-79: what was excluded by names', { excluded }, 'Uwzględniamy „bez named” na podstawie nazw'],
    ['EXT-79: what may not have been excluded', { excluded }, 'Nie wiemy, które produkty spełniają „bez no”'],
  ])('%s is said', async (_what, understood, text) =>
    expect(await searched('fotel', { facts: [], corrected: [], without: [], ...understood })).toContain(text),
  )

  test('EXT-10: a shop API that does not say what it understood has nothing beside its results', async () => {
    expect(await searched('fotel do 5000 zł')).toBe('')
  })

  test('SEO-01, SEO-02, SEO-03, SEO-04: the breadcrumbs are the ancestors of the chosen category, in structured data, too', async () => {
    const html = await catalog('categories=3024')
    const trail = [...(/<ol.*?<\/ol>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, title]) => [
      href,
      title,
    ])
    expect(trail).toEqual([
      ['/', 'Strona główna'],
      ['/produkty', 'Produkty'],
      ['/produkty?categories=147', 'Siedziska'],
      ['/produkty?categories=3024', 'Fotele'],
    ])
    expect(html).toContain('aria-current="page"')
    expect(html).toContain('"position":4,"name":"Fotele","item":"https://shop.test/produkty?categories=3024"')
    expect(html).toContain('<h1>Fotele</h1>')
  })

  const subcategoriesIn = (html: string) =>
    [...(/<nav [^>]*aria-label="Meble: działy">.*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

  test('LST-02: a department links what is in it, and the whole catalog does not', async () => {
    const links = subcategoriesIn(await catalog('categories=145&page=2'))
    expect(links).toContain('/produkty?categories=3004')
    expect(links).toHaveLength(12)
    for (const query of ['', 'categories=145,147', 'textSearch=fotel', 'categories=1'])
      expect(await catalog(query)).not.toContain(`: działy"><ul`)
  })

  test('EXT-29: with filters the links keep them, without the page, and are not followed by crawlers', async () => {
    const html = await catalog('categories=145&colors=7&page=2')
    expect(subcategoriesIn(html)).toContain('/produkty?categories=3004&amp;colors=7')
    expect(html).toMatch(/href="\/produkty\?categories=3004&amp;colors=7" rel="nofollow"/)
    expect(await catalog('categories=145')).not.toMatch(/categories=3004" rel/)
  })

  test('EXT-29: a kind links the kinds beside it', async () => {
    const html = await catalog('categories=3004')
    expect(html).toContain('aria-label="Zobacz też"')
    expect(html).toContain('href="/produkty?categories=3005"')
  })

  test.each(['', '&categories=145'])(
    'SRCH-02: a search is its title and is kept out of search engines: textSearch=fotel%s',
    async (rest) => {
      const html = await catalog(`textSearch=fotel${rest}`)
      expect(html).toContain('<h1>Wyniki dla „fotel”</h1>')
      expect(html).toContain('<title>Wyniki dla „fotel” | Patyna</title>')
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
      expect(html, 'no page is said to stand for it').not.toMatch(/rel="(canonical|alternate)"/)
    },
  )

  test.each([
    ['categories=145', 'Meble vintage, antyczne i designerskie', true],
    ['categories=3113', 'Kosmetyki naturalne', false],
    ['categories=145,147', 'Meble vintage, antyki i design', false],
  ])('GAP-124: ?%s has the title "%s" and is indexed: %s', async (query, title, isIndexed) => {
    const html = await catalog(query)
    expect(html).toContain(`<title>${title}`)
    expect(html.includes('content="noindex')).toBe(!isIndexed)
  })
})

describe('the other listings', () => {
  const vendorPage = async (id: number, slug: string, query = '') =>
    VendorPage(await inputOf({ id: id as VendorId, slug, filters: filtersOf(query) }))
  const tagPage = async (tag: string) => TagPage(await inputOf({ tag, filters: filtersOf('') }))
  const boutiquePage = async (butique: string) => BoutiquePage(await inputOf({ butique, filters: filtersOf('') }))

  test('RTE-04: a tag by slug or number; an unknown one is no page', async () => {
    expect(await streamed(await tagPage('noc-zakupow'))).toContain('<h1>Noc zakupów (pl)</h1>')
    expect(await streamed(await tagPage(String(OFFER_TAG)))).toContain('href="https://shop.test/tag/noc-zakupow"')
    expect(await outcome(tagPage('nie-ma'))).toEqual({ kind: 'not-found' })
  })

  test('RTE-05: a boutique with its description; an unknown one is no page', async () => {
    const html = await streamed(await boutiquePage('zielone'))
    expect(html).toContain('<h1>Zielone (pl)</h1>')
    expect(html).toContain('<p>Zieleń</p>')
    expect(await outcome(boutiquePage('nie-ma'))).toEqual({ kind: 'not-found' })
  })

  test('RTE-06: a vendor under their own slug; another one moves there, an unknown id is no page', async () => {
    expect(await streamed(await vendorPage(VENDOR.plain, 'dom-z-dusza'))).toContain('<h1>Dom z duszą</h1>')
    expect(await outcome(vendorPage(VENDOR.plain, 'inny'))).toEqual({
      kind: 'redirect',
      href: `/sprzedawca/dom-z-dusza-${VENDOR.plain}`,
      status: 301,
    })
    expect(await outcome(vendorPage(999, 'inny'))).toEqual({ kind: 'not-found' })
  })

  test('GAP-44: a suspended vendor has a header and no products, whatever the search would say', async () => {
    const html = await streamed(await vendorPage(VENDOR.suspended, 'zamkniete'))
    expect(html).toContain('<h1>Zamknięte</h1>')
    expect(html).toContain('>0 produktów<')
    expect(html).not.toContain('<article')
    const filtered = await streamed(await vendorPage(VENDOR.suspended, 'zamkniete', 'colors=2&onlyPromo=true'))
    expect(filtered).toContain('Na tej stronie nie ma produktów<')
    expect(filtered, 'not even without a filter').not.toMatch(/Usuń część z nich|id="loosened"/)
  })

  test('GAP-83: a vendor on holiday says until when, and no longer after', async () => {
    expect(await streamed(await vendorPage(VENDOR.onHoliday, 'na-urlopie'))).toContain('Sprzedawca na urlopie do 20.03')
    expect(await streamed(await vendorPage(VENDOR.backFromHoliday, 'po-urlopie'))).not.toContain('na urlopie do')
  })
})
