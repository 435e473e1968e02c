import { expect, test } from 'vitest'
import { historyPage } from './history-page.ts'
import { type HistoryEntry, historyEntry, KeptRun, mergedHistory, readHistory, writeHistory } from './run-history.ts'

const RUN = {
  commit: '0123456789ab',
  startedAt: '2026-11-24T10:00:00.000Z',
  verdict: 'passed',
  journey: 'all',
  workload: 'average',
  target: 'edge',
  rate: 5,
  seconds: 100,
  ratios: { requests: 2000 },
  thresholds: [
    { metric: 'page_shell{cache:hit}', values: { 'p(95)': 4.456 } },
    { metric: 'page_shell{cache:miss}', values: { 'p(95)': 0 } },
    { metric: 'call_time', values: { 'p(95)': null } },
  ],
  cores: { k6: 0.3, edge: 0.3, mock: 0.1 },
  machine: { cpu: 'a processor', cores: 2 },
} as const
const ENTRY = historyEntry(KeptRun.parse(RUN))

test('a line keeps where a run was, what it came to, and processor time by request', () => {
  expect(ENTRY).toMatchObject({ machine: 'a processor, 2 cores', hit: 4.46, miss: null, calls: null, processor: 20 })
  expect(readHistory(writeHistory([ENTRY]))).toEqual([ENTRY])
})

test('a run of an unknown commit has no place in it', () => {
  expect(KeptRun.safeParse({ ...RUN, commit: '' }).success).toBe(false)
})

test('a run that is kept again is there once, and all are in order', () => {
  const earlier = { ...ENTRY, startedAt: '2026-11-23T10:00:00.000Z' }
  expect(mergedHistory([ENTRY], [earlier, ENTRY])).toEqual([earlier, ENTRY])
})

test('the page has a plot for each kind of run on each machine, and loads and runs nothing', () => {
  const slow: HistoryEntry = { ...ENTRY, commit: 'fedcba98<7654', startedAt: '2026-11-25T10:00:00.000Z', verdict: 'failed', hit: 9 }
  const page = historyPage([ENTRY, slow, { ...ENTRY, machine: 'another' }, { ...ENTRY, workload: 'spike' }])
  expect(page).not.toMatch(/https?:|<script|<link|<img|<iframe|@import|url\(|NaN|98<7654/)
  expect(page.match(/<h2>/g)).toHaveLength(3)
  // Two values of hits: of a run that passed, filled, and of one that did not, hollow.
  expect(page).toContain('fill="#fff"><title>fedcba98&lt;7654: 9.00</title>')
  expect(page).toContain('fill="#0072b2"><title>0123456789ab: 4.46</title>')
  expect(historyPage([])).toContain('No run is kept yet.')
})
