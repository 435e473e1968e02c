import { expect, test } from 'vitest'
import { filterFault, sortFault } from './filter-oracles.ts'

const PRODUCT = { id: 7, names: { pl: '', en: '', es: '' }, isOffered: true, prices: { pl: 150_000, en: 1, es: 1 } }
const FILTERS = { categories: [1], colors: [4, 5], materials: [] }

test.each([
  ['its category and colour', { categories: [1], colors: [4] }, FILTERS, undefined],
  ['another category', { categories: [2] }, FILTERS, 'filter-narrows'],
  ['another colour', { categories: [1], colors: [6] }, FILTERS, 'filter-narrows'],
  ['another material', { materials: [3] }, FILTERS, 'filter-narrows'],
  ['what nobody knows', { materials: [3] }, null, undefined],
  ['a price that it has', { priceTo: 1500 }, FILTERS, undefined],
  ['a price below its own', { priceTo: 1000 }, null, 'filter-narrows'],
] as const)('a product listed under %s', (_what, narrowed, filters, oracle) => {
  const productOf = () => ({ ...PRODUCT, filters })
  expect(filterFault([7], narrowed, productOf)?.oracle).toBe(oracle)
})

test.each([
  ['price asc', [1, 2, 3], undefined],
  ['price asc', [1, 3, 2], 'sort-order'],
  ['price desc', [1, 2, 3], 'sort-order'],
] as const)('products sorted by %s as %j', (sort, ids, oracle) => {
  const productOf = (id: number) => ({ ...PRODUCT, id, filters: null, prices: { pl: id * 100, en: 1, es: 1 } })
  expect(sortFault(ids, sort, { productOf, market: 'pl' })?.oracle).toBe(oracle)
})
