import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { productHref } from '#app/addresses/page-links.ts'
import type { ProductId } from '#app/domain/ids.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { MARKETS } from '../plan.ts'
import { pathsOf } from '../../e2e/promises/paths-of.ts'
import { type Catalog, completed, popularityOf } from './catalog.ts'
import { readCatalogFile } from '../run/catalog-file.ts'
import { readShop } from '../run/read-shop.ts'
import { type Ask, readCatalog } from './read-catalog.ts'

const COUNT = 250

/** A shop of so many products, of which one in ten is reduced, every second red (3), and every one costs a cent in Spain. */
const ask: Ask = ({ market, page, perPage, body }) => {
  const wanted: { colors?: number[]; textSearch?: string } = body
  const ids = Array.from({ length: COUNT }, (_, at) => COUNT - at).filter((id) => wanted.colors === undefined || id % 2 === 0)
  const items = ids.slice((page - 1) * perPage, page * perPage).map((id) => ({
    id,
    name: `${market} łóżko ${id}`,
    regularPrice: market === 'es' ? 0.01 : id,
    promoPrice: id % 10 === 0 ? 1 : null,
    currencyId: market === 'pl' ? 'PLN' : 'EUR',
    amountOfAvailableItems: 1,
    deliveryTypeId: 1,
  }))
  const facets = { colors: [{ id: 3, count: 125 }], categories: [{ id: 1, count: 2 }], materials: [] }
  return { items, facets, pagination: { total: ids.length } } as unknown as Awaited<ReturnType<Ask>>
}

const QUERIES = [
  { market: 'pl', text: 'krzesło' },
  { market: 'pl', text: 'stół' },
] as const

test('a catalog is read page by page, in every market, with colours and searches', async () => {
  const { products, searches, filters, currencies } = await readCatalog(ask, { queries: QUERIES })
  expect(products).toHaveLength(COUNT)
  expect(products[6]).toEqual({
    id: 7,
    names: { pl: 'pl łóżko 7', en: 'en łóżko 7', es: 'es łóżko 7' },
    prices: { pl: 700, en: 700, es: 1 },
    filters: { categories: [1], colors: [], materials: [] },
    isOffered: true,
  })
  expect(products[9]).toMatchObject({ id: 10, filters: { colors: [3] }, isOffered: false, prices: { pl: 100 } })
  expect([filters.colors, currencies]).toEqual([[3], { pl: 'PLN', en: 'EUR', es: 'EUR' }])
  // Markets without a query search for what products are called.
  expect(searches.map(({ market, text, total, ids }) => [market, text, total, ids.length])).toEqual([
    ['pl', 'krzesło', COUNT, 48],
    ['pl', 'stół', COUNT, 48],
    ['en', 'en', COUNT, 48],
    ['es', 'es', COUNT, 48],
  ])
})

test('of a part of the products no filters are told, since others may have them', async () => {
  const { products } = await readCatalog(ask, { queries: [], most: 200 })
  expect(products).toHaveLength(200)
  expect(products.every(({ filters }) => filters === null)).toBe(true)
})

test('addresses of pages and products are those of the storefront', async () => {
  const { assortment, products } = popularityOf(await readCatalog(ask, { queries: QUERIES }), 1)
  for (const market of MARKETS) {
    expect(assortment.paths[market]).toEqual(pathsOf(marketOfLanguage(market)))
    for (const { id, names, paths } of products.slice(0, 3))
      expect(paths[market]).toBe(productHref({ id: id as ProductId, name: names[market] }, market))
  }
})

test('the same seed has the same order of popularity, another one another; what is reduced is not opened', async () => {
  const catalog = await readCatalog(ask, { queries: QUERIES })
  const order = (seed: number) => popularityOf(catalog, seed).products.map(({ id }) => id)
  expect(order(1)).toEqual(order(1))
  expect(order(1)).not.toEqual(order(2))
  expect(order(1)).toHaveLength(COUNT * 0.9)
})

const FILE: Catalog = {
  currencies: { pl: 'PLN', en: 'EUR', es: 'EUR' },
  products: [{ id: 7, names: { pl: 'a', en: 'b', es: 'c' }, prices: { pl: 1, en: 1, es: 1 }, filters: null, isOffered: true }],
  searches: MARKETS.map((market) => ({ market, text: 'a', total: 1, ids: [7] })),
  filters: { categories: [], colors: [], materials: [] },
  promoCodes: [],
}

function read(content: object): Catalog {
  const file = join(mkdtempSync(join(tmpdir(), 'catalog-')), 'products.json')
  writeFileSync(file, JSON.stringify(content))
  return readCatalogFile(file)
}

test('a file by hand needs what is not given by itself', () => {
  const { currencies: _usual, promoCodes: _none, ...least } = FILE
  const products = FILE.products.map(({ id, names, prices }) => ({ id, names, prices }))
  const whole = { ...FILE, promoCodes: [{ code: 'NIE-MA-TAKIEGO', percent: null }] }
  expect([read({ ...least, products }), completed({ ...least, products })]).toEqual([whole, whole])
})

test.each([
  ['a price in złoty', { products: [{ ...FILE.products[0], prices: { pl: 1.5, en: 1, es: 1 } }] }, 'products.0.prices.pl'],
  ['a misspelled field', { serches: [] }, 'serches'],
  ['a market without a search', { searches: FILE.searches.slice(0, 2) }, 'no search of es'],
  ['nothing to open', { products: [{ ...FILE.products[0], isOffered: false }] }, 'no product'],
])('a file with %s says so', (_what, change, text) => expect(() => read({ ...FILE, ...change })).toThrow(text))

test('a file that is no JSON says so', () => {
  expect(() => readCatalogFile('load-tests/README.md')).toThrow('load-tests/README.md is no catalog: it is no JSON.')
})

test('a shop that sells nothing is no shop to load', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [], pagination: { total: 0 } } }))
  await expect(readShop('http://127.0.0.1:1')).rejects.toThrow('http://127.0.0.1:1 has no product that journeys may open.')
  vi.unstubAllGlobals()
})

test.each([
  [
    'does not run',
    () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
    'does not answer (ECONNREFUSED)',
  ],
  ['is a page to log in', async () => new Response('<html>'), 'answers no search'],
  ['is another API', async () => Response.json([]), 'answers no search'],
])('a shop that %s is told in a sentence', async (_what, answer, sentence) => {
  vi.stubGlobal('fetch', answer)
  await expect(readShop('http://127.0.0.1:1')).rejects.toThrow(sentence)
  vi.unstubAllGlobals()
})

test('a signal ends the wait for a shop that says by a date when it may be asked again', async () => {
  const told: string[] = []
  const headers = { 'retry-after': 'Sun, 29 Nov 2026 08:00:00 GMT' }
  vi.stubGlobal('fetch', async () => new Response('', { status: 429, headers }))
  const controller = new AbortController()
  const read = readShop('http://127.0.0.1:1', { log: (line) => told.push(line), signal: controller.signal })
  setTimeout(() => controller.abort(), 20)
  await expect(read).rejects.toThrow('abort')
  vi.unstubAllGlobals()
  expect(told).toEqual([expect.stringContaining('on in 60 s')])
})

test('a shop that limits its visitors is asked again after its time, which is told; of its queries some are asked', async () => {
  // The first is reduced, so journeys do not open it.
  const answer = { data: ask({ market: 'pl', page: 2, perPage: 1, body: {} }) }
  const asked: string[] = []
  const told: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(body)
    return asked.length === 1 ? new Response('', { status: 429, headers: { 'retry-after': '0' } }) : Response.json(answer)
  })
  const catalog = await readShop('http://127.0.0.1:1', { most: 1, searches: 2, log: (line) => told.push(line) })
  vi.unstubAllGlobals()
  expect(told).toEqual([expect.stringMatching(/limits its visitors \(429\): on in 0 s/)])
  expect(asked[0]).toBe(asked[1])
  expect(catalog.promoCodes, 'of our seed no other shop has').toEqual([{ code: 'NIE-MA-TAKIEGO', percent: null }])
  expect(Object.values(Object.groupBy(catalog.searches, ({ market }) => market)).map((of) => of?.length)).toEqual([2, 2, 2])
})
