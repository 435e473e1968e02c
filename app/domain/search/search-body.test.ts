import { expect, test } from 'vitest'
import { parseFilters } from './filters.ts'
import { type SearchBodyParts, type SearchScope, toSearchBody } from './search-body.ts'

test.each<[string, string, SearchScope, SearchBodyParts]>([
  ['an open listing asks for everything', '', {}, {}],
  ['page is not in the body', 'page=3', {}, {}],
  [
    'FLT-38: a range is sent when a bound exists',
    'priceFrom=5&dimensionWidthTo=9',
    {},
    { price: { from: 5 }, 'dimension-width': { to: 9 } },
  ],
  ['FLT-39, FLT-40: flags are sent when true', 'isPriceNegotiable=true&onlyPromo=true', {}, { isPriceNegotiable: true, onlyPromo: true }],
  ['FLT-39, FLT-40: flags are not sent when false', 'isPriceNegotiable=false&onlyPromo=false', {}, {}],
  ['shippingDays is a number', 'shippingDays=7', {}, { shippingDays: 7 }],
  ['FLT-42: an order is sent', 'sortOrder=newest&sortDir=desc', {}, { orderBy: { order: 'newest', dir: 'desc' } }],
  ['SRCH-15: by text', 'textSearch=fotel&colors=7', {}, { textSearch: 'fotel', colors: [7], visibleOnGrid: 2 }],
  ['SRCH-16: by categories alone', 'categories=145,3000', {}, { categories: [145, 3000], visibleOnGrid: 2 }],
  [
    'SRCH-16: an order is no filter',
    'categories=145&sortOrder=newest',
    {},
    { categories: [145], orderBy: { order: 'newest', dir: 'desc' }, visibleOnGrid: 2 },
  ],
  ['SRCH-16: not with another filter', 'categories=145&colors=7', {}, { categories: [145], colors: [7] }],
  ['SRCH-16: not with a range', 'categories=145&priceTo=9', {}, { categories: [145], price: { to: 9 } }],
  ['SRCH-16: not with tags', 'categories=145', { tags: [5] }, { categories: [145], tags: [5] }],
  ['SRCH-16: an empty list of tags is none', 'categories=145', { tags: [] }, { categories: [145], visibleOnGrid: 2 }],
  ['SRCH-17: with a vendor', 'colors=7', { vendor: 12 }, { colors: [7], vendor: 12, visibleOnGrid: 2 }],
  ['GAP-68: left out otherwise', 'colors=7', {}, { colors: [7] }],
  [
    'GAP-45: a boutique adds its part',
    'colors=7',
    { extra: { styles: [2], onlyPromo: true } },
    { colors: [7], styles: [2], onlyPromo: true },
  ],
  ["the visitor's list replaces the boutique's", 'styles=3', { extra: { styles: [2] } }, { styles: [3] }],
  ["the visitor's range narrows the boutique's", 'priceFrom=100', { extra: { price: { to: 500 } } }, { price: { from: 100, to: 500 } }],
  [
    "nor does it go beyond the boutique's",
    'priceFrom=50&priceTo=900',
    { extra: { price: { from: 100, to: 500 } } },
    { price: { from: 100, to: 500 } },
  ],
  ["the boutique's range stays where the visitor has none", '', { extra: { price: { from: 100 } } }, { price: { from: 100 } }],
  [
    'SRCH-16: what a boutique leaves open is no filter',
    'categories=145',
    { extra: { colors: undefined, onlyPromo: false } },
    { categories: [145], onlyPromo: false, visibleOnGrid: 2 },
  ],
  ['an empty range of a boutique is not sent', '', { extra: { price: {} } }, {}],
])('%s', (_sentence, query, scope, expected) => {
  expect(toSearchBody(parseFilters(new URLSearchParams(query)), scope)).toEqual(expected)
})

test('neither the boutique nor the filters are changed', () => {
  const extra = Object.freeze({ price: Object.freeze({ to: 500 }) })
  toSearchBody(parseFilters(new URLSearchParams('priceFrom=100&colors=7')), { extra })
  expect(extra).toEqual({ price: { to: 500 } })
})
