import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { startListing } from './start-listing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const BANNERS = { banners: [{ id: 1 }], promoBar: null }
const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

/** A shop API whose items and banners are delayed by milliseconds. */
const shopWith = (itemsMs: number, banners: () => Promise<unknown>) =>
  ({ search: () => after(itemsMs, { items: [], total: 0, facets: null }), decorations: banners }) as unknown as ShopApi

async function bannersOf(shop: ShopApi): Promise<number> {
  const { decorations } = startListing(shop, NO_FILTERS, {})
  await vi.advanceTimersByTimeAsync(5000)
  return (await decorations).banners.length
}

test('LST-10: banners that come with the items are shown', async () => {
  expect(await bannersOf(shopWith(300, () => after(100, BANNERS)))).toBe(1)
  expect(await bannersOf(shopWith(300, () => after(400, BANNERS)))).toBe(1)
})

test('banners that come long after the items are left out instead of moving them', async () => {
  expect(await bannersOf(shopWith(300, () => after(900, BANNERS)))).toBe(0)
})

test('banners that fail are left out', async () => {
  expect(await bannersOf(shopWith(10, async () => Promise.reject(new Error('down'))))).toBe(0)
})
