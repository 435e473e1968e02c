import { expect, test } from 'vitest'
import { figuresOf } from './page-vitals.ts'

test('vitals are summed up by page', () => {
  const load = { page: 'home', lcpMs: 300, inpMs: 16, tbtMs: 0, at: 1 }
  const figures = figuresOf([load, { ...load, lcpMs: 500 }, { ...load, page: 'product', tbtMs: 40 }])
  expect(figures.map(({ page, lcp, tbt }) => [page, lcp.count, lcp.p50, lcp.max, tbt.max])).toEqual([
    ['home', 2, 300, 500, 0],
    ['product', 1, 300, 300, 40],
  ])
})
