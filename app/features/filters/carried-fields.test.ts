import { expect, test } from 'vitest'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { carriedFields } from './carried-fields.ts'

const filters = { ...NO_FILTERS, colors: [2, 7], price: { from: 100 }, onlyPromo: true, textSearch: 'fotel', page: 3 }

test.each([
  ['a form of prices carries text and colours', ['price', 'isPriceNegotiable', 'onlyPromo'], ['textSearch=fotel', 'colors=2,7']],
  ['a form of colours carries the rest', ['colors'], ['textSearch=fotel', 'priceFrom=100', 'onlyPromo=true']],
] as const)('FLT-19: %s, never the page', (_sentence, edited, expected) => {
  expect(carriedFields(filters, edited).map((field) => field.join('='))).toEqual(expected)
})
