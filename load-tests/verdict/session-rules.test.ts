import { expect, test } from 'vitest'
import { groupedByOracle, unfinished, wrongContent } from './session-rules.ts'

const ids = (reasons: readonly { id: string }[]) => reasons.map(({ id }) => id)

test.each([
  ['all completed', { search: { completed: 25 } }, []],
  ['one of many failed', { search: { completed: 99, failed: 1 } }, []],
  ['three of many failed', { search: { completed: 97, failed: 3 } }, ['completed-search']],
  ['nobody came to an end', { search: { failed: 3 } }, ['completed-search']],
  ['some were refused', { checkout: { completed: 20, refused: 5 } }, []],
  ['many were refused', { checkout: { completed: 19, refused: 6 } }, ['completed-checkout']],
  ['one of two was refused', { checkout: { completed: 1, refused: 1 } }, []],
  ['most came too late for single pieces', { rush: { completed: 20, refused: 480 } }, []],
  ['few had not ended when the run did', { search: { completed: 95, interrupted: 5 } }, []],
  ['many had not ended when the run did', { search: { completed: 8, interrupted: 31 } }, ['interrupted-search']],
] as const)('sessions: %s', (_what, outcomes, expected) => expect(ids(unfinished({ outcomes, broken: {} }, {}))).toEqual(expected))

test('where calls fail on purpose, more sessions may fail: by the share of a call, or as many as the workload says', () => {
  const outcomes = { search: { completed: 80, failed: 20 } }
  const faultIf = (workload: Parameters<typeof unfinished>[1]) => ids(unfinished({ outcomes, broken: {} }, workload))
  expect(faultIf({ maxUnexpectedShare: 0.05 })).toEqual(['completed-search'])
  expect(faultIf({ maxUnexpectedShare: 0.05, leastCompleted: 0.8 })).toEqual([])
  expect(faultIf({ maxUnexpectedShare: 0.05, leastCompleted: 0.81 })).toEqual(['completed-search'])
})

const BROKEN = { 'cart-sum: total 7 [a]': 1, 'cart-sum: total 8 [b]': 2, 'answer-status: cart 503, /x': 9, 'exception: TypeError': 1 }

test('wrong content is a reason by its oracle, the most frequent first, with an example; an unexpected status is counted elsewhere', () => {
  const reasons = wrongContent({ outcomes: { cart: { failed: 12 } }, broken: BROKEN }, 0)
  expect(ids(reasons)).toEqual(['cart-sum', 'exception'])
  expect(reasons[0]).toMatchObject({ value: 3, limit: 0, text: expect.stringContaining('total 7 [a]') })
  expect(groupedByOracle(BROKEN)[0]).toMatchObject({ id: 'answer-status', count: 9 })
})

test('where calls fail on purpose a share of the sessions may see wrong content', () => {
  const outcomes = { cart: { failed: 50 } }
  const broken = { 'cart-emptied: 1 line [a]': 3, 'promised-end: it breaks off [b]': 2, 'exception: TypeError': 1 }
  expect(ids(wrongContent({ outcomes, broken }, 0.05))).toEqual(['cart-emptied'])
})

test.each(['foreign-data', 'price-order', 'order-placed', 'cart-sum', 'really-sold'])(
  'one wrong %s fails a rush in which most calls may',
  (id) => {
    const reasons = wrongContent({ outcomes: { rush: { completed: 20, refused: 480 } }, broken: { [`${id}: seen [a]`]: 1 } }, 0.2)
    expect(reasons).toMatchObject([{ id, value: 1, limit: 0 }])
  },
)
