import { expect, test } from 'vitest'
import { parseFilters, toQueryString } from '#app/domain/search/filters.ts'
import { listingQuery } from './listing-query.ts'

test('a query of the load tests is the shop’s own form of it: another one is redirected instead of rendered', () => {
  const query = listingQuery({
    text: 'fotel z dębu',
    classification: [1001, 2],
    categories: [3000, 145],
    colors: [12, 3],
    materials: [200, 30, 4],
    priceTo: 1500,
    sort: 'price asc',
    page: 2,
  })
  expect(query).toBe(toQueryString(parseFilters(new URLSearchParams(query))))
  expect(query).toContain('materials=4,30,200')
  expect(listingQuery({})).toBe('')
})
