import { expect, test } from 'vitest'
import { layoutShift, slowInteraction } from './vital-values.ts'

const shifts = (...pairs: [number, number][]) => pairs.map(([at, value]) => ({ at, value }))

test.each([
  ['none', shifts(), 0],
  ['close ones add up', shifts([0, 0.1], [900, 0.2]), 0.3],
  ['a second between them is a new session', shifts([0, 0.1], [1000, 0.2]), 0.2],
  ['a session lasts five seconds', shifts([0, 0.1], [900, 0.1], [1800, 0.1], [2700, 0.1], [3600, 0.1], [4500, 0.1], [5100, 0.1]), 0.6],
  ['the worst session counts, not the last', shifts([0, 0.3], [9000, 0.1]), 0.3],
])('layout shifts: %s', (_, observed, cls) => expect(layoutShift(observed)).toBeCloseTo(cls))

test.each([
  [[], 0, null],
  [[40, 300, 50], 3, 300],
  [[900, 80, 24], 49, 900],
  [[900, 80, 24], 50, 80], // most were too quick to be observed
  [[900], 500, 900],
])('of %j, observed of %i interactions, counts %s', (durations, count, inp) => expect(slowInteraction(durations, count)).toBe(inp))
