import { describe, expect, test } from 'vitest'
import { existingFilters, mayExceed } from './existing-filters.ts'
import { RANGE_FACETS, type RangeFacet } from './facets.ts'
import { parseFilters, toQueryString } from './filters.ts'
import type { Facets } from './search-page.ts'

const filtersOf = (query: string) => parseFilters(new URLSearchParams(query))
const ranges = (given: Partial<Facets['ranges']>) =>
  Object.fromEntries(RANGE_FACETS.map((facet) => [facet, given[facet] ?? null])) as Record<RangeFacet, Facets['ranges'][RangeFacet]>
const facets = (given: Partial<Facets['ranges']>): Facets => ({ ranges: ranges(given) }) as Facets

describe('GAP-69: pages', () => {
  test.each([
    ['the last page stays', 'page=3', 96, '?page=3'],
    ['past the end is the last', 'page=9999999', 97, '?page=4'],
    ['of one page', 'colors=2&page=2', 32, '?colors=2'],
    ['of nothing', 'colors=2&page=2', 0, '?colors=2'],
  ])('%s', (_what, query, total, expected) => {
    const existing = existingFilters(filtersOf(query), { total, facets: null })
    expect([toQueryString(existing), existing.page > 0]).toEqual([expected, true])
  })
})

describe('GAP-69: ranges', () => {
  const price = { min: 12.5, max: 3000 }
  test.each([
    ['inside what exists', 'priceFrom=100&priceTo=200.5', '?priceFrom=100&priceTo=200.5'],
    ['far below every value', 'priceFrom=0.01', '?priceFrom=10'],
    ['a little above every value', 'priceTo=5000', '?priceTo=5000'],
    ['far beyond both ends', 'priceFrom=1&priceTo=10001', '?priceFrom=10&priceTo=10000'],
    ['from above all: nothing is found, by one number', 'priceFrom=500000', '?priceFrom=3001'],
    ['to below all: nothing is found, by one number', 'priceTo=3.33', '?priceTo=12'],
    ['of a property that no hit has: nothing is found, by one number', 'dimensionWidthFrom=7&dimensionWidthTo=9', '?dimensionWidthFrom=0'],
  ])('%s', (_what, query, expected) => {
    const existing = existingFilters(filtersOf(query), { total: 40, facets: facets({ price }) })
    expect(toQueryString(existing)).toBe(expected)
    // What exists stays as it is: one redirect, never two.
    expect(existingFilters(existing, { total: 40, facets: facets({ price }) })).toEqual(existing)
  })

  test.each([
    [
      'each has hits among what the other leaves',
      'priceTo=50&dimensionHeightFrom=200',
      { price: { min: 890, max: 3000 }, height: { min: 2, max: 60 } },
    ],
    ['none has', 'priceTo=50&dimensionWidthFrom=900&dimensionHeightFrom=200', {}],
    ['one has', 'priceFrom=100&priceTo=200&dimensionDepthTo=1', { depth: { min: 40, max: 60 } }],
  ])('GAP-65: of several that nothing fulfils together none is moved, although %s', (_what, query, given) =>
    expect(toQueryString(existingFilters(filtersOf(query), { total: 0, facets: facets(given) }))).toBe(`?${query}`),
  )

  test('one that nothing fulfils is moved, since nothing else can be why', () =>
    expect(toQueryString(existingFilters(filtersOf('priceFrom=500000'), { total: 0, facets: facets({ price }) }))).toBe('?priceFrom=3001'))

  test('several that something fulfils are narrowed together', () =>
    expect(
      toQueryString(
        existingFilters(filtersOf('priceTo=90000&dimensionHeightFrom=1'), {
          total: 1,
          facets: facets({ price, height: { min: 70, max: 80 } }),
        }),
      ),
    ).toBe('?priceTo=10000&dimensionHeightFrom=10'))

  test.each([
    ['priceTo=7', { min: 0, max: 0 }, '?priceTo=0'],
    ['priceTo=0', { min: 0, max: 5 }, '?priceTo=0'],
    ['priceFrom=0.1&priceTo=7', { min: 0.5, max: 0.5 }, '?priceFrom=0.1&priceTo=1'],
    ['priceFrom=1&priceTo=2000000', { min: 9.99, max: 10000.01 }, '?priceFrom=1&priceTo=100000'],
  ])('%s of %j', (query, values, expected) =>
    expect(toQueryString(existingFilters(filtersOf(query), { total: 40, facets: facets({ price: values }) }))).toBe(expected),
  )
})

test.each([
  ['', false],
  ['colors=2&sortOrder=price&sortDir=asc', false],
  ['page=2', true],
  ['priceFrom=1', true],
  ['dimensionDepthTo=40', true],
])('the address %j waits for the search: %s', (query, waits) => expect(mayExceed(filtersOf(query))).toBe(waits))
