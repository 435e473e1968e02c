import { beforeEach, expect, test, vi } from 'vitest'
import { type Filters, NO_FILTERS } from '../../domain/search/filters.ts'
import type { ListingPanel } from '../../domain/search/listing-panel.ts'
import type { SearchBodyParts } from '../../domain/search/search-body.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { testInput } from '../../testing/test-input.ts'
import { listingView } from '../filters/listing-view.ts'
import { startListing } from './start-listing.ts'

beforeEach(() => vi.useFakeTimers())

const BANNERS = { banners: [{ id: 1 }], promoBar: null }
const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

/** A shop API whose items and banners are delayed by milliseconds. */
const shopWith = (itemsMs: number, banners: () => Promise<unknown>) =>
  ({ search: () => after(itemsMs, { items: [], total: 0, facets: null }), decorations: banners }) as unknown as ShopApi

async function sourceOf(panel?: ListingPanel, filters: Filters = NO_FILTERS) {
  const input = await testInput({ params: { filters, ...(panel && { panel }) } })
  return { view: listingView(input, () => '/'), scope: {} }
}

async function bannersOf(shop: ShopApi): Promise<number> {
  const { decorations } = startListing(shop, await sourceOf())
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

test('filters are counted only where they stand open in the page, or tell whether its range exists', async () => {
  const bodies: SearchBodyParts[] = []
  const search = async (body: SearchBodyParts) => {
    bodies.push(body)
    return { items: [], total: 0, facets: null }
  }
  const shop = { search, decorations: async () => BANNERS } as unknown as ShopApi
  startListing(shop, await sourceOf())
  startListing(shop, await sourceOf('colors'))
  startListing(shop, await sourceOf(undefined, { ...NO_FILTERS, price: { to: 500 } }))
  expect(bodies.map(({ facets }) => facets)).toEqual([undefined, true, true])
})

test('GAP-44: nothing is searched for where nothing can be found', async () => {
  const search = vi.fn<ShopApi['search']>()
  const shop = { search, decorations: async () => BANNERS } as unknown as ShopApi
  const { results } = startListing(shop, { ...(await sourceOf()), isEmpty: true })
  expect(await results).toEqual({ items: [], total: 0, facets: null })
  expect(search).not.toHaveBeenCalled()
})
