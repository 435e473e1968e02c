import { expect, test } from 'vitest'
import { vitalsLine } from './vitals-report.ts'

const REPORT = {
  route: 'product',
  language: 'es',
  lcp: 812.4,
  inp: 48,
  cls: 0.0123,
  navigations: [120.2, 90, 400],
  trace: 'a'.repeat(32),
}
const lineOf = (report: unknown) => vitalsLine(report, { at: 7, build: 'f00d' })

test('what was not measured is null', () => {
  const line = lineOf({ ...REPORT, lcp: null, inp: null, cls: null, navigations: [], trace: null })
  expect(line).toMatchObject({ lcp: null, inp: null, cls: null, navigations: 0, navigationMs: null, trace: null })
})

test('a time of over a minute is none, and the others count', () => {
  expect(lineOf({ ...REPORT, lcp: 60_001, navigations: [60_001, 120.2, 90, 400] })).toMatchObject({
    lcp: null,
    inp: expect.any(Number),
    navigations: 3,
    navigationMs: 120,
  })
})

test.each([
  null,
  {},
  { ...REPORT, route: 'toString' },
  { ...REPORT, language: 'de' },
  { ...REPORT, lcp: '812' },
  { ...REPORT, cls: 11 },
  { ...REPORT, navigations: Array.from({ length: 21 }, () => 1) },
  { ...REPORT, trace: 'jan' },
])('%j is no report', (report) => expect(lineOf(report)).toBeNull())
