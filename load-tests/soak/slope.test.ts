import { expect, test } from 'vitest'
import { slopePerMinute, sparkline } from './slope.ts'

test.each([
  [
    'flat',
    [
      [0, 300],
      [30_000, 300],
      [60_000, 300],
    ],
    0,
  ],
  [
    '2 MB a minute',
    [
      [0, 300],
      [30_000, 301],
      [60_000, 302],
    ],
    2,
  ],
  [
    'falling',
    [
      [0, 300],
      [60_000, 290],
    ],
    -10,
  ],
  [
    'a sawtooth that comes back',
    [
      [0, 300],
      [10_000, 320],
      [20_000, 300],
      [30_000, 320],
      [40_000, 300],
    ],
    0,
  ],
] as const)('%s', (_what, points, slope) => expect(slopePerMinute(points)).toBeCloseTo(slope))

test('one instant has no slope', () => expect(slopePerMinute([[0, 300]])).toBeNaN())

test.each([
  [[1, 2, 3], 3, '▁▅█'],
  [[5, 5, 5], 3, '▁▁▁'],
  [[0, 9, 0, 9, 0, 9, 0, 9], 4, '▁▁▁▁'],
  [[], 10, ''],
])('%j on %i columns', (values, width, line) => expect(sparkline(values, width)).toBe(line))
