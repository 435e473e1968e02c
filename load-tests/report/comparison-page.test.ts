import { expect, test } from 'vitest'
import type { Comparison } from '../compare/run-comparison.ts'
import { comparisonPage } from './comparison-page.ts'

const EFFECT = { verdict: 'worse', effect: 0.21, low: 0.15, high: 0.27, chance: 0.0001, restarts: [0.19] } as const
const UNKNOWN = { verdict: 'invalid', effect: Number.NaN, low: Number.NaN, high: Number.NaN, chance: Number.NaN, restarts: [] } as const
const ROW = { route: 'search', cache: 'none', verdict: 'worse', baseline: { p50: 3, cpu: 1 }, p95: 0.1, pairs: 30 } as const
const COMPARISON: Comparison = {
  verdict: 'worse',
  reasons: ['<script>alert(1)</script>'],
  rows: [
    { ...ROW, market: 'all', cpu: EFFECT, p50: EFFECT },
    { ...ROW, market: 'es', cpu: UNKNOWN, p50: UNKNOWN, verdict: 'invalid' },
  ],
  pairs: { all: 100, lost: 7 },
  faults: { 'other programs were busy': 7 },
  selfContrast: 0.01,
  builds: { a: { ref: 'main', commit: '0123456789abcdef' }, b: { ref: 'slow<b>', commit: 'fedcba9876543210' } },
  cells: ['search'],
  minutes: 8,
  seed: 1,
  startedAt: '2026-11-21T19:00:00.000Z',
  machine: { cpu: 'a processor', cores: 2, memoryBytes: 8e9, node: 'v24', loadBefore: 0.5 },
  segments: [],
}

test('a comparison is told in one page that loads nothing and runs nothing', () => {
  const page = comparisonPage(COMPARISON)
  expect(page).not.toMatch(/https?:|<script|<link|<img|<iframe|@import|url\(|NaN|slow<b>/)
  for (const text of [
    'worse',
    '+21.0 % (15.0 to 27.0)',
    '100, of them lost 7',
    'other programs were busy',
    '0123456789ab',
    'search, all markets',
  ])
    expect(page).toContain(text)
})

test('one in which nothing is known has a page, too', () => {
  expect(comparisonPage({ ...COMPARISON, verdict: 'invalid', rows: [] })).toContain('Nothing to draw.')
})
