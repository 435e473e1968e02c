import { beforeAll, expect, test } from 'vitest'
import { searchProducts, searchSuggest } from '#app/shop-api/contract/search.ts'
import { LAST_PRODUCT, PRODUCT } from '../test-world/products.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import type { ShopSearch } from '../shop-search.ts'
import { NOON } from '../test-world/time.ts'

let world: TestWorld
beforeAll(() => {
  world = createTestWorld()
})

const PUBLISHED = LAST_PRODUCT - 2

const page = async (query: string, langId = 'pl') =>
  (await world.call(searchProducts, `/shop/search/products${query}`, { body: {}, headers: { langId } })).data

const item = async (id: number, langId = 'pl') => {
  const { items } = await page('?per_page=100', langId)
  const found = items.find((each) => each.id === id)
  if (!found) throw new Error(`No item ${id}`)
  return found
}

test('LST-20, API-23: items and pagination with the total', async () => {
  const { items, pagination } = await page('')
  expect(items).toHaveLength(32)
  expect(pagination).toEqual({ total: PUBLISHED, page: 1, per_page: 32 })
})

test('LST-20: page and per_page move through the matches without gap or duplicate', async () => {
  const ids = [await page('?page=1&per_page=20'), await page('?page=2&per_page=20'), await page('?page=3&per_page=20')].map(({ items }) =>
    items.map((each) => each.id),
  )
  expect(ids.map((each) => each.length)).toEqual([20, 20, PUBLISHED - 40])
  expect(new Set(ids.flat()).size).toBe(PUBLISHED)
})

test.each(['0', '-3', 'x', '', '1.5', '1e1'])('GAP-69: the page "%s" is the first', async (number) => {
  expect((await page(`?page=${number}`)).pagination.page).toBe(1)
})

test.each(['3', '1000000000000'])('GAP-69: page %s past the end is empty, with the right total', async (number) => {
  const { items, pagination } = await page(`?page=${number}`)
  expect(items).toEqual([])
  expect(pagination).toMatchObject({ total: PUBLISHED, page: Number(number) })
})

test('PRD-42, GAP-23: flat prices; the percentage is the floor of the formula', async () => {
  expect(await item(PRODUCT.promoOpen)).toMatchObject({
    regularPrice: 1000,
    promoPrice: 750.5,
    promoPercentageValue: 24,
    promoEndDate: { date: '2022-03-18 12:00:00', timezone: 'Europe/Warsaw' },
    lowestPriceLast30Days: 820,
    currencyId: 'PLN',
  })
  expect(await item(PRODUCT.promoOpen, 'en')).toMatchObject({ regularPrice: 232.56, promoPrice: 174.53, currencyId: 'EUR' })
})

test.each([
  ['not reduced', PRODUCT.plain, null, null],
  ['ahead', PRODUCT.promoAhead, null, null],
  ['ended', PRODUCT.promoEnded, null, null],
  ['below one per cent', PRODUCT.promoBelowOnePercent, 995, null],
  ['without end', PRODUCT.promoWithoutEnd, 800, 20],
])('GAP-80: a promo %s', async (_case, id, promoPrice, promoPercentageValue) => {
  expect(await item(id)).toMatchObject({ promoPrice, promoPercentageValue })
})

test('CARD-01, CARD-03, CARD-07: name, picture, vendor, manufacturer and bestseller; two pictures at most', async () => {
  const plain = await item(PRODUCT.plain)
  expect(plain).toMatchObject({
    name: 'Fotel 366',
    vendorId: 1,
    vendorName: 'Dom z duszą',
    manufacturerName: 'Thonet',
    isBestseller: true,
  })
  expect(plain.photos.map((photo) => photo.id)).toEqual(['fotel-front', 'fotel-bok'])
  expect(await item(PRODUCT.bare)).toMatchObject({ mainPhoto: null, photos: [], manufacturerId: null, manufacturerName: null })
})

test('CARD-05: variants in the language, pictures only of image groups', async () => {
  expect((await item(PRODUCT.imageVariant, 'en')).variants).toEqual([
    { id: 20, imageUrl: '/photos/fotel-front-640.avif', color: null, text: 'Dąb (en)' },
    { id: 21, imageUrl: '/photos/fotel-front-640.avif', color: null, text: 'Orzech (en)' },
  ])
  expect((await item(PRODUCT.colourVariant)).variants[1]).toEqual({ id: 24, imageUrl: null, color: '#b5651d', text: 'Rudy' })
  expect((await item(PRODUCT.plain)).variants).toEqual([])
})

test('CARD-08, CARD-10, GAP-82: free shipping, free delivery, promo labels, and whether the price is negotiable', async () => {
  expect(await item(PRODUCT.shippedFree)).toMatchObject({ hasFreeShipping: true, hasFreeDelivery: true, promoLabels: [] })
  expect(await item(PRODUCT.negotiable)).toMatchObject({ hasFreeShipping: false, isPriceNegotiable: true })
  expect((await item(PRODUCT.plain, 'es')).promoLabels).toMatchObject([{ tag: 50, text: 'Noc (es)' }])
})

test('EXT-39: a card shows no flaw', async () => {
  expect((await item(PRODUCT.flawed)).photos.map(({ id }) => id)).toEqual(['fotel-front'])
})

test.each([
  ['STANDARD', PRODUCT.plain, 1],
  ['HOME', PRODUCT.homeOnly, 2],
  ['none', PRODUCT.withoutDelivery, -1],
])('GAP-10: the default delivery type %s', async (_type, id, deliveryTypeId) => {
  expect(await item(id)).toMatchObject({ deliveryTypeId })
})

const everyField = {
  categories: [145],
  tags: [50],
  materials: [1],
  colors: [21],
  styles: [4],
  manufacturer: [7],
  classification: [1, 2],
  textSearch: 'fotel',
  shippingDays: 7,
  'dimension-depth': { from: 10 },
  'dimension-height': { to: 200 },
  'dimension-width': { from: 10, to: 200 },
  isPriceNegotiable: true,
  onlyPromo: true,
  price: { from: 1, to: 2500.5 },
  orderBy: { order: 'price', dir: 'asc' },
  vendor: 1,
  visibleOnGrid: 2,
  facets: true,
}

test('SRCH-04, SRCH-05, SRCH-06, SRCH-07, SRCH-08, SRCH-09, SRCH-10, SRCH-11, SRCH-12, SRCH-13, SRCH-14: every field reaches the search unchanged, with page and instant', async () => {
  const asked: unknown[] = []
  const search: ShopSearch = {
    search(request) {
      asked.push(request)
      return { total: 0, ids: [] }
    },
    suggest: () => ({ items: [], total: 0 }),
  }
  await createTestWorld({ search }).call(searchProducts, '/shop/search/products?page=2&per_page=5', { body: everyField })
  expect(asked).toEqual([{ body: everyField, world: 'main', page: 2, perPage: 5, now: NOON, language: 'pl' }])
})

const suggest = async (query: string) => (await world.call(searchSuggest, `/shop/search/suggest?${query}`)).data.items

test('EXT-03: at most ten, products with their picture', async () => {
  const items = await suggest('q=fotel')
  expect(items).toHaveLength(10)
  expect(items[0]).toMatchObject({ kind: 'product', text: 'Fotel 366', photo: { id: 'fotel-front', alt: 'Fotel 366, widok z przodu' } })
  expect(items.at(-1)).toEqual({ kind: 'category', id: 3001, text: 'Fotele', photo: null })
})

test('EXT-26: a product has the price of now in the currency of the market, and the answer the number of hits', async () => {
  const found = { items: [{ kind: 'product', id: PRODUCT.promoOpen, text: 'Fotel' } as const], total: 12 }
  const search: ShopSearch = { search: () => ({ total: 0, ids: [] }), suggest: () => found }
  const promoWorld = createTestWorld({ search })
  const answer = async (langId: string) =>
    (await promoWorld.call(searchSuggest, '/shop/search/suggest?q=fotel', { headers: { langId } })).data
  expect(await answer('pl')).toMatchObject({ items: [{ price: 750.5, currencyId: 'PLN' }], total: 12 })
  expect(await answer('en')).toMatchObject({ items: [{ price: 174.53, currencyId: 'EUR' }] })
})
