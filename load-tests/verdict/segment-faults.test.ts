import { expect, test } from 'vitest'
import { segmentFaults } from './segment-faults.ts'

const HALF = { sessions: 100, planned: 100, wrong: 0, busiest: 0.3 }
const GOOD = { halves: { a: HALF, b: HALF }, generator: 0.2, foreign: 0.1, stolen: 0 }

test.each([
  ['all is well', {}, 0],
  ['one of a hundred sessions was dropped', { halves: { a: { ...HALF, sessions: 99 }, b: HALF } }, 0],
  ['two were', { halves: { a: HALF, b: { ...HALF, sessions: 98 } } }, 1],
  ['one answer was wrong', { halves: { a: { ...HALF, wrong: 1 }, b: HALF } }, 1],
  ['a thread was too busy', { halves: { a: HALF, b: { ...HALF, busiest: 0.71 } } }, 1],
  ['a build died', { halves: { a: HALF, b: { ...HALF, busiest: Number.NaN } } }, 1],
  ['k6 was too busy', { generator: 0.51 }, 1],
  ['others were', { foreign: 0.26 }, 1],
  ['the host took a little', { stolen: 0.5 }, 0],
  ['the host took too much', { stolen: 0.51 }, 1],
  ['both halves for the same reason', { halves: { a: { ...HALF, wrong: 1 }, b: { ...HALF, wrong: 2 } } }, 1],
  ['two reasons', { foreign: 1, stolen: 1 }, 2],
])('%s', (_what, facts, count) => expect(segmentFaults({ ...GOOD, ...facts })).toHaveLength(count))
