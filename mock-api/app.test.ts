import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { createMockApi } from './app.ts'
import { PRODUCT } from './test-world/products.ts'
import { createTestWorld } from './test-world/test-world.ts'
import { fixedClock, NOON } from './test-world/time.ts'
import { VENDOR } from './test-world/vendors.ts'

// The routes' own tests pass a simple search; here the index itself stands behind them.
const { db } = createTestWorld()

async function find(body: object, now = NOON, query = '?per_page=100') {
  const app = createMockApi({ db, clock: fixedClock(now), validateResponses: true })
  const response = await app.request(`/shop/search/products${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  const { data } = await response.json()
  return { ...data, ids: data.items.map((item: { id: number }) => item.id) }
}

describe('the mock API over its own index', () => {
  test('GAP-70: what is sold out, a draft or of a suspended vendor is not found', async () => {
    const { ids, pagination } = await find({})
    expect(ids).toContain(PRODUCT.plain)
    expect(ids).toContain(PRODUCT.ofVendorOnHoliday)
    for (const id of [PRODUCT.soldOut, PRODUCT.draft, PRODUCT.ofSuspendedVendor]) expect(ids).not.toContain(id)
    expect(pagination.total).toBe(ids.length)
  })

  test('the clock decides what is reduced', async () => {
    const reduced = { onlyPromo: true }
    expect((await find(reduced)).ids.sort()).toEqual(
      [PRODUCT.promoOpen, PRODUCT.promoWithoutEnd, PRODUCT.promoBelowOnePercent, PRODUCT.promoBelowThreshold].sort(),
    )
    expect((await find(reduced, NOON + DAY_MS)).ids.sort()).toEqual([PRODUCT.promoAhead, PRODUCT.promoWithoutEnd])
  })

  test('SRCH-12, SRCH-13: the price range is in PLN and the order by what is paid now', async () => {
    const { ids } = await find({ price: { to: 800 }, orderBy: { order: 'price', dir: 'asc' } })
    expect(ids.slice(0, 3)).toEqual([PRODUCT.promoBelowThreshold, PRODUCT.priceAtThreshold, PRODUCT.priceAboveThreshold])
    expect(ids.at(-1)).toBe(PRODUCT.promoWithoutEnd)
  })

  test('SRCH-14: a vendor, and only what stands for its group', async () => {
    expect((await find({ vendor: VENDOR.onHoliday })).ids).toEqual([PRODUCT.ofVendorOnHoliday])
    const { ids } = await find({ visibleOnGrid: 2 })
    expect(ids).toContain(PRODUCT.colourVariant)
    expect(ids).not.toContain(24)
  })

  test('EXT-02: facets keep the contract and come only when asked for', async () => {
    const { facets, pagination } = await find({ facets: true })
    expect(facets.colors).toContainEqual({ id: 21, count: pagination.total - 1 })
    expect((await find({})).facets).toBeUndefined()
  })

  test('EXT-04: text is found without its marks', async () => {
    expect((await find({ textSearch: 'jozef' })).ids).toContain(PRODUCT.plain)
    expect((await find({ textSearch: 'zyrandol' })).ids).toEqual([])
  })

  test('EXT-03: suggestions in the language', async () => {
    const app = createMockApi({ db, clock: fixedClock(NOON), validateResponses: true })
    const response = await app.request('/shop/search/suggest?q=thon', { headers: { langId: 'en' } })
    expect((await response.json()).data.items).toContainEqual({
      kind: 'manufacturer',
      id: 7,
      text: 'Thonet',
      photo: null,
      count: expect.any(Number),
    })
  })
})
