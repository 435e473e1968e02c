import { expect, test } from 'vitest'
import { workloadOf } from '../workloads.ts'
import { LOAD_BUDGETS } from '../verdict/budgets.ts'
import { k6Options, preallocatedVus } from './k6-options.ts'

test.each([
  ['few come', 1, 25, 50],
  ['many come, and each stays for 25 s', 11.2, 25, 286],
  ['they stay twice as long', 11.2, 50, 566],
  ['nobody thinks, so each stays for its requests', 333, 0, 167],
  ['more than k6 is to make', 100, 25, 600],
])('%s', (_what, rate, seconds, expected) => expect(preallocatedVus(rate, seconds)).toBe(expected))

test('those of the height of a workload stand ready, or it would be told of k6 instead of the shop; who looks at an open page stays for minutes', () => {
  const shares = [
    { journey: 'product-tab', share: 0.04 },
    { journey: 'search', share: 0.5 },
  ]
  const { scenarios } = k6Options({ workload: workloadOf('spike'), shares, rate: 5, budgets: LOAD_BUDGETS })
  expect(scenarios['search']).toMatchObject({
    preAllocatedVUs: 8 * 5 * 0.5 * 25.5,
    stages: [{ target: 250 }, { target: 2000 }, {}, {}, {}],
  })
  expect(scenarios['product_tab']).toMatchObject({ preAllocatedVUs: Math.ceil(8 * 5 * 0.04 * 185.5) })
})

test.each([
  ['average', 0, '150s'],
  ['average', 1, '150s'],
  ['average', 2.5, '375s'],
  ['soak', 2, '300s'],
])('at its end %s waits for pages that stay open, at a pace of %s %s', (name, pace, gracefulStop) => {
  const workload = { ...workloadOf(name), pace }
  const { scenarios } = k6Options({ workload, shares: [{ journey: 'search', share: 1 }], rate: 5, budgets: LOAD_BUDGETS })
  expect(scenarios['search']).toMatchObject({ gracefulStop })
})

test('where the shop API is slow on purpose, what does not wait for it is still judged', () => {
  const thresholdsOf = (name: string) =>
    Object.keys(k6Options({ workload: workloadOf(name), shares: [], rate: 5, budgets: LOAD_BUDGETS }).thresholds).filter((metric) =>
      metric.includes('page_'),
    )
  expect(thresholdsOf('origin-brownout')).toEqual(['page_shell{cache:hit}', 'page_shell{cache:stale}'])
  expect(thresholdsOf('average').length).toBeGreaterThan(6)
})
