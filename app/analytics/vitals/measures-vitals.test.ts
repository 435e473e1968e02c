import { expect, test, vi } from 'vitest'
import { measuresVitals } from './measures-vitals.ts'

test.each([
  ['visitor=1; consent=analytics', 0, true],
  ['consent=analytics.marketing', 0.09, true],
  ['consent=analytics', 0.1, false],
  ['consent=marketing', 0, false],
  ['consent=none', 0, false],
  ['visitor=1', 0, false],
])('EXT-15: with %s and a draw of %d: %s', (cookie, draw, isMeasured) => {
  vi.stubGlobal('document', { cookie })
  expect(measuresVitals(draw)).toBe(isMeasured)
})
