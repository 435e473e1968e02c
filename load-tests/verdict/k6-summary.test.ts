import { expect, test } from 'vitest'
import { crossedOf, nearestThreshold } from './k6-summary.ts'

const metric = (values: Record<string, number>, thresholds: Record<string, boolean>) => ({
  values,
  thresholds: Object.fromEntries(Object.entries(thresholds).map(([threshold, ok]) => [threshold, { ok }])),
})

test('the nearest limit is the one of which most is used up; lower limits and metrics without samples have no share', () => {
  const metrics = {
    call_time: metric({ 'p(95)': 90, 'p(99)': 100 }, { 'p(95)<200': true, 'p(99)<150': true }),
    checks: metric({ rate: 1 }, { 'rate>=1': true }),
    page_shell: metric({ 'p(95)': 0 }, { 'p(95)<20': true }),
  }
  expect(nearestThreshold({ metrics })).toEqual({ what: 'call_time, p(99)<150', value: 100, limit: 150 })
  expect(nearestThreshold({ metrics: {} })).toBeNull()
})

test('a crossed threshold says what was measured', () => {
  expect(crossedOf({ metrics: { call_time: metric({ 'p(95)': 240 }, { 'p(95)<200': false, 'p(99)<900': true }) } })).toEqual([
    { id: 'threshold-call_time', text: 'call_time: p(95)<200, was 240', value: 240, limit: 200 },
  ])
})
