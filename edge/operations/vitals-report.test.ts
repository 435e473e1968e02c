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

test('a report is a line of numbers, a route and a market', () => {
  expect(lineOf(REPORT)).toEqual({
    level: 'info',
    event: 'vitals',
    at: 7,
    route: 'product',
    market: 3,
    lcp: 812,
    inp: 48,
    cls: 12,
    navigations: 3,
    navigationMs: 120,
    build: 'f00d',
    trace: 'a'.repeat(32),
  })
})

test('what was not measured is null', () => {
  const line = lineOf({ ...REPORT, lcp: null, inp: null, cls: null, navigations: [], trace: null })
  expect(line).toMatchObject({ lcp: null, inp: null, cls: null, navigations: 0, navigationMs: null, trace: null })
})

test('a time of over a minute is none, and the others count', () => {
  expect(lineOf({ ...REPORT, lcp: 60_001, navigations: [60_001, 5] })).toMatchObject({
    lcp: null,
    inp: expect.any(Number),
    navigationMs: 5,
  })
})

test.each([
  null,
  [],
  {},
  { ...REPORT, route: 'jan@example.com' },
  { ...REPORT, route: 'toString' },
  { ...REPORT, language: 'de' },
  { ...REPORT, lcp: '812' },
  { ...REPORT, lcp: -1 },
  { ...REPORT, cls: 11 },
  { ...REPORT, navigations: Array.from({ length: 21 }, () => 1) },
  { ...REPORT, trace: 'jan' },
  { ...REPORT, email: 'jan@example.com' },
])('%j is no report', (report) => expect(lineOf(report)).toBeNull())
