import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACETS, type FacetName, facetNames, isOfKind } from './facets.ts'
import { cleanText, type Filters, isUnfiltered, NO_FILTERS, parseFilters, toQueryString } from './filters.ts'
import { withFilter, withoutAll, withoutFilter, withPage, withSort } from './filters.ts'
import { SORT_NAMES } from './sort-orders.ts'

const parse = (query: string) => parseFilters(new URLSearchParams(query))

describe('reading a query', () => {
  test.each<[string, string, Partial<Filters>]>([
    ['FLT-01: textSearch', 'textSearch=fotel', { textSearch: 'fotel' }],
    ['FLT-02: page', 'page=3', { page: 3 }],
    ['FLT-03: page defaults to 1', '', { page: 1 }],
    ['FLT-04: classification', 'classification=1,2', { classification: [1, 2] }],
    ['FLT-05: categories', 'categories=145', { categories: [145] }],
    ['FLT-06: colors', 'colors=7', { colors: [7] }],
    ['FLT-07: materials', 'materials=4', { materials: [4] }],
    ['FLT-08: styles', 'styles=27', { styles: [27] }],
    ['FLT-09: manufacturer', 'manufacturer=11', { manufacturer: [11] }],
    ['FLT-10: priceFrom and priceTo', 'priceFrom=99.5&priceTo=500', { price: { from: 99.5, to: 500 } }],
    ['FLT-11: isPriceNegotiable', 'isPriceNegotiable=true', { isPriceNegotiable: true }],
    ['FLT-12: onlyPromo', 'onlyPromo=true', { onlyPromo: true }],
    [
      'FLT-13, FLT-14, FLT-15, FLT-36: bounds of each dimension, or one',
      'dimensionWidthFrom=10&dimensionWidthTo=20&dimensionHeightTo=20&dimensionDepthFrom=5',
      { width: { from: 10, to: 20 }, height: { to: 20 }, depth: { from: 5 } },
    ],
    ['FLT-16: shippingDays', 'shippingDays=7', { shippingDays: 7 }],
    ['FLT-17: sortOrder and sortDir', 'sortOrder=price&sortDir=asc', { sort: 'priceAscending' }],
    ['FLT-18, GAP-65: lists are comma-separated numeric ids', 'colors=7,x,,3,7,-1,1.5', { colors: [3, 7] }],
    ['FLT-34: a price with one bound', 'priceFrom=&priceTo=500', { price: { to: 500 } }],
    ['GAP-72: bounds the wrong way round are turned', 'priceFrom=9&priceTo=1', { price: { from: 1, to: 9 } }],
    ['repeated keys add up, as in a form without JavaScript', 'colors=7&colors=3', { colors: [3, 7] }],
    ['GAP-69: a page that only begins with a number is 1', 'page=3x', { page: 1 }],
    ['a number of more digits than any is dropped', 'shippingDays=0007', {}],
    ['a bound with anything behind it is dropped', 'priceFrom=9.99zl&priceTo=9.9.9', {}],
    ['a bound with more decimals is rounded', 'priceFrom=9.994&priceTo=80.3275', { price: { from: 9.99, to: 80.33 } }],
    ['bounds that are no amounts are dropped', 'priceFrom=-5&priceTo=1e9', {}],
    ['more than a year of shipping is dropped', 'shippingDays=366', {}],
    ['an order that is not offered is the default', 'sortOrder=newest&sortDir=asc', {}],
    ['keys of others are dropped', 'utm_source=x&fbclid=y', {}],
  ])('%s', (_sentence, query, expected) => {
    expect(parse(query)).toEqual({ ...NO_FILTERS, ...expected })
  })

  test('a list holds at most 100 ids', () => {
    const ids = Array.from({ length: 150 }, (_, index) => 150 - index)
    expect(parse(`colors=${ids.join(',')}`).colors).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })

  test.each([
    ['GAP-60: text is trimmed', '  stół \t dębowy ', 'stół dębowy'],
    ['text is NFC', 'sto\u0301l', 'st\u00f3l'],
    ['control characters separate words', 'a\u0000b\u001f', 'a b'],
    ['text ends at 128 characters', 'x'.repeat(200), 'x'.repeat(128)],
    ['blanks before it are not among them', ` ${'x'.repeat(128)}`, 'x'.repeat(128)],
    ['no blank stays at the cut', `${'x'.repeat(127)} y`, 'x'.repeat(127)],
    ['no half of a character stays at the cut', `${'x'.repeat(127)}😀`, 'x'.repeat(127)],
  ])('%s', (_sentence, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })
})

const range = fc
  .record({ from: fc.nat(10_000), to: fc.nat(10_000) }, { requiredKeys: [] })
  .map(({ from, to }) => (from !== undefined && to !== undefined ? { from: Math.min(from, to), to: Math.max(from, to) } : { from, to }))
  .map((bounds) => Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined)))
const ids = fc.uniqueArray(fc.nat(500), { maxLength: 20 }).map((list) => list.sort((a, b) => a - b))

/** What a query may set a facet to. */
function someValue(facet: FacetName): fc.Arbitrary<unknown> {
  if (isOfKind(facet, 'ids')) return ids
  if (isOfKind(facet, 'range')) return range
  return isOfKind(facet, 'number') ? fc.option(fc.nat(FACETS[facet].max)) : fc.boolean()
}

const someValues = Object.fromEntries(facetNames().map((facet) => [facet, someValue(facet)])) as {
  [Name in FacetName]: fc.Arbitrary<Filters[Name]>
}
const someFilters: fc.Arbitrary<Filters> = fc.record({
  textSearch: fc.string({ unit: 'binary', maxLength: 200 }).map(cleanText),
  page: fc.integer({ min: 1, max: 1000 }),
  sort: fc.constantFrom(...SORT_NAMES),
  ...someValues,
})

describe('writing a query', () => {
  test('what is written reads back the same', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        expect(parseFilters(new URLSearchParams(toQueryString(filters)))).toEqual(filters)
      }),
    )
  })

  test('any query has one canonical form', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = toQueryString(parse(query))
        expect(toQueryString(parse(once))).toBe(once)
      }),
    )
  })

  test.each([
    ['the order of the keys is always the same', 'page=2&colors=7,3&textSearch=a', '?textSearch=a&colors=3,7&page=2'],
    ['FLT-37: empty bounds are left out', 'priceFrom=&priceTo=', ''],
    ['FLT-39: isPriceNegotiable only when true', 'isPriceNegotiable=false', ''],
    ['FLT-40: onlyPromo only when true', 'onlyPromo=false', ''],
    ['page 1 and the default order are left out', 'page=1&sortOrder=&sortDir=', ''],
    ['a text is escaped', 'textSearch=a%26b+c', '?textSearch=a%26b+c'],
  ])('%s', (_sentence, query, expected) => {
    expect(toQueryString(parse(query))).toBe(expected)
  })
})

describe('changing filters', () => {
  const some = parse('textSearch=lampa&colors=3,7&priceFrom=5&sortOrder=newest&sortDir=desc&page=4')

  test.each<[string, () => Filters, string]>([
    ['GAP-69: a filter resets the page', () => withFilter(some, 'onlyPromo', true), 'colors=3,7&priceFrom=5&onlyPromo=true'],
    ['ids are kept in order and once', () => withFilter(some, 'colors', [9, 3, 9]), 'colors=3,9&priceFrom=5'],
    ['one id is removed', () => withoutFilter(some, 'colors', 7), 'colors=3&priceFrom=5'],
    ['a list is removed', () => withoutFilter(some, 'colors'), 'priceFrom=5'],
    ['GAP-71: both bounds of a range are removed', () => withoutFilter(some, 'price'), 'colors=3,7'],
    ['FLT-30: clear all keeps text and order', () => withoutAll(some), ''],
  ])('%s', (_sentence, change, filters) => {
    expect(change()).toEqual(parse(`textSearch=lampa&sortOrder=newest&sortDir=desc&${filters}`))
  })

  test('GAP-69: a new order resets the page, turning the page changes nothing else', () => {
    expect(withSort(some, 'default')).toEqual({ ...some, sort: 'default', page: 1 })
    expect(withPage(some, 9)).toEqual({ ...some, page: 9 })
  })

  test.each([
    ['page=3&sortOrder=newest', true],
    ['textSearch=a', false],
    ['priceTo=5', false],
    ['colors=1', false],
  ])('GAP-49: %s is unfiltered: %s', (query, expected) => {
    expect(isUnfiltered(parse(query))).toBe(expected)
  })
})

test('FLT-33, GAP-20: the price filter is in PLN', () => expect(FACETS.price.unit).toBe('PLN'))
test('FLT-35: dimension filters are in cm', () =>
  expect([FACETS.width.unit, FACETS.height.unit, FACETS.depth.unit]).toEqual(['cm', 'cm', 'cm']))
