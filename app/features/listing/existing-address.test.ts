import { expect, test } from 'vitest'
import { type Filters, NO_FILTERS, toQueryString } from '../../domain/search/filters.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import { testInput } from '../../testing/test-input.ts'
import { listingView } from '../filters/listing-view.ts'
import { existingAddress } from './existing-address.ts'

const FOUND = { items: [], total: 40, facets: { ranges: { price: { min: 12, max: 3000 } } } } as unknown as SearchPage

async function movedTo(filters: Filters, results: Promise<SearchPage>) {
  const input = await testInput({ params: { filters } })
  const view = listingView(input, (_language, params) => `/listing${toQueryString(params.filters)}`)
  return existingAddress(view, results)
}

test.each([
  ['a range beyond what exists', { price: { from: 0.01, to: 9e6 } }, '/listing?priceFrom=10&priceTo=10000'],
  ['a page past the end', { page: 7 }, '/listing?page=2'],
])('GAP-69: %s leads to what exists', async (_what, filters, href) =>
  expect(await movedTo({ ...NO_FILTERS, ...filters }, Promise.resolve(FOUND))).toBe(href),
)

test('what exists stays', async () => expect(await movedTo({ ...NO_FILTERS, page: 2 }, Promise.resolve(FOUND))).toBe(null))

test('a failed search leads nowhere: its section shows the failure', async () =>
  expect(await movedTo({ ...NO_FILTERS, page: 7 }, Promise.reject(new Error('down')))).toBe(null))

test('a listing without page and range is sent before the search has responded', async () =>
  expect(await movedTo(NO_FILTERS, new Promise(() => undefined))).toBe(null))
