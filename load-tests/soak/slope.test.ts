import { expect, test } from 'vitest'
import { slopePerMinute } from './slope.ts'

/** A value every 10 s. */
test.each([
  ['flat', [300, 300, 300], 0],
  ['2 MB a minute', [300, 300 + 1 / 3, 300 + 2 / 3], 2],
  ['a sawtooth that comes back', [300, 320, 300, 320, 300], 0],
])('%s', (_what, values, slope) => expect(slopePerMinute(values.map((value, at) => [at * 10_000, value]))).toBeCloseTo(slope))
