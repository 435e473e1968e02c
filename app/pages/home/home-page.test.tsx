import { Children, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Banner } from '../../domain/marketing/banners.ts'
import type { CategoryId, ProductId, VendorId } from '../../domain/ids.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import { mainCategories } from '../../layout/main-categories.ts'
import { testInput } from '../../testing/test-input.ts'
import { Boutiques } from './boutiques.tsx'
import { Hero } from './hero.tsx'
import { homeBoutiques } from './home-boutiques.ts'
import { HomeHead } from './home-head.tsx'
import { HomePage } from './home-page.tsx'
import { departments, searchRow } from './home-searches.ts'
import { Plates } from './plates.tsx'
import { ProductRow } from './product-row.tsx'

const photo = (key: string, width: number, height: number) => ({
  id: key,
  url: `/photos/${key}-640.avif`,
  alt: '',
  width,
  height,
  color: '#dfe0d3',
})
const BANNER: Banner = {
  id: 1,
  configuration: { position: 'home', tags: [], vendors: [], category_page: { categories: [], grid: [] } },
  priority: 1,
  title: 'Salon',
  image: { desktop: photo('wide', 1280, 640), mobile: photo('square', 1280, 1280) },
  alt: 'zielona sofa',
  href: '/produkty?categories=147',
}
const ROWS = ['newest', 'promo', 'popular'] as const
const emptyPage: SearchPage = { items: [], total: 0, facets: null }

describe('the cover', () => {
  test('CNS-06, GAP-29: it is the first banner of the position home; two more are plates', async () => {
    const banners = [{ ...BANNER, configuration: { ...BANNER.configuration, position: 'top' as const } }, BANNER, BANNER, BANNER, BANNER]
    const shop = {
      decorations: async () => ({ banners, promoBar: null }),
      search: async () => emptyPage,
      boutiques: async () => [],
      categoryExamples: async () => [],
    }
    const parts = Children.toArray((await HomePage(await testInput({ params: {}, shop }))).props.children)
    const propsOf = (component: unknown) => parts.flatMap((part) => (isValidElement(part) && part.type === component ? [part.props] : []))
    expect(propsOf(Hero)).toMatchObject([{ banner: BANNER }])
    expect(propsOf(Plates)).toMatchObject([{ banners: [BANNER, BANNER] }])
  })

  test('its picture is fetched first, in the crop for the window', async () => {
    const html = renderToStaticMarkup(<Hero input={await testInput({ params: {} })} banner={BANNER} />)
    expect(html).toContain('fetchPriority="high"')
    expect(html).toMatch(/<source media="\(max-width: 48em\), \(orientation: portrait\)" srcSet="[^"]*square-1280\.avif/)
    expect(html).toMatch(/<img [^>]*width="1280" height="640" alt="zielona sofa"/)
  })

  test('the month is that of Warsaw', async () => {
    const input = await testInput({ params: {}, now: Date.parse('2026-11-30T23:30:00Z') })
    expect(renderToStaticMarkup(<Hero input={input} banner={null} />)).toContain('Katalog, grudzień 2026')
  })
})

describe('the rows', () => {
  const broken = { search: () => Promise.reject(new Error('down')) }

  test('each asks for its listing', async () => {
    const requests: unknown[] = []
    const { shop } = await testInput({
      params: {},
      shop: {
        search: async (body, paging) => {
          requests.push([body, paging?.perPage])
          return emptyPage
        },
      },
    })
    await Promise.all(ROWS.map((name) => searchRow(shop, name)))
    expect(requests).toEqual([
      [{ orderBy: { order: 'newest', dir: 'desc' } }, 8],
      [{ onlyPromo: true }, 4],
      [{ orderBy: { order: 'popular', dir: 'desc' } }, 4],
    ])
  })

  test.each(ROWS)('%s renders nothing when its search fails', async (name) => {
    const input = await testInput({ params: {}, shop: broken })
    expect(await ProductRow({ input, name, items: searchRow(input.shop, name) })).toBeNull()
  })

  const meble = { title: 'Meble', href: '/produkty?categories=145' }

  test('EXT-33: departments whose call fails keep their names and links', async () => {
    const { shop } = await testInput({ params: {}, shop: { categoryExamples: () => Promise.reject(new Error('down')) } })
    expect((await departments(shop, 'pl'))[0]).toMatchObject({ ...meble, photo: null, total: null })
  })

  test('EXT-33: each department has the example of its own id, whatever the order; one without has its name', async () => {
    const [first = { id: 0 as CategoryId }, second = { id: 0 as CategoryId }] = mainCategories('pl')
    const example = (categoryId: CategoryId, total: number) => ({
      categoryId,
      total,
      product: { productId: 1 as ProductId, vendorId: 2 as VendorId, photo: photo(String(categoryId), 1, 1) },
    })
    const { shop } = await testInput({
      params: {},
      shop: { categoryExamples: async () => [example(second.id, 7), example(first.id, 3)] },
    })
    const found = await departments(shop, 'pl')
    expect(found[0]).toMatchObject({ ...meble, photo: { id: '145' }, total: 3 })
    expect(found[1]).toMatchObject({ photo: { id: String(second.id) }, total: 7 })
    expect(found[2]).toMatchObject({ photo: null, total: null })
  })
})

describe('the boutiques', () => {
  const boutique = { id: 1, slug: 'ikony-prl', title: 'Ikony PRL', descriptionHtml: '<p>Fotele &amp; lampy</p>' }

  test('EXT-33: those that there are are shown, with their texts as texts', async () => {
    const shop = { boutiques: async (slugs: readonly string[]) => [boutique].filter(({ slug }) => slugs.includes(slug)) }
    const input = await testInput({ params: {}, shop })
    const html = renderToStaticMarkup(await Boutiques({ input, boutiques: homeBoutiques(input.shop) }))
    expect(html).toContain('<p class="text">Fotele &amp; lampy</p>')
    expect(html.match(/href="\/butik\//g)).toHaveLength(1)
  })

  test.each([
    ['none', async () => []],
    ['a failure', () => Promise.reject(new Error('down'))],
  ])('with %s there is no section', async (_, boutiques) => {
    const input = await testInput({ params: {}, shop: { boutiques } })
    expect(await Boutiques({ input, boutiques: homeBoutiques(input.shop) })).toBeNull()
  })
})

test('banners that are not the cover are loaded when they come near', async () => {
  const html = renderToStaticMarkup(<Plates input={await testInput({ params: {} })} banners={[BANNER]} />)
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('fetchPriority')
})

test.each([
  ['GAP-08: the canonical address is the /cp form', 'es', ['<link rel="canonical" href="https://shop.test/cp/es"/>']],
  ['GAP-123: the title is the default one and the name of the shop', 'pl', ['<title>Meble vintage, antyki i design | Patyna</title>']],
  ['the search has its address', 'en', ['"urlTemplate":"https://shop.test/en/products?textSearch={search_term_string}"']],
] as const)('for search engines: %s', async (_what, language, texts) => {
  const html = renderToStaticMarkup(<HomeHead input={await testInput({ params: {}, language })} />)
  for (const text of texts) expect(html).toContain(text)
})
