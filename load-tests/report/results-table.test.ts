import { expect, test } from 'vitest'
import { resultsTable, type RunRow } from './results-table.ts'

const RUN: RunRow = {
  verdict: 'passed',
  reasons: [],
  journey: 'all',
  workload: 'average',
  target: 'edge',
  startedAt: '2026-11-22T01:00:00.000Z',
  sessions: 1500,
  seconds: 300,
  ratios: { requests: 6000, hitRatio: 0.8123 },
  thresholds: [
    { metric: 'page_shell{cache:hit}', values: { 'p(95)': 4.4 } },
    { metric: 'call_time', values: { 'p(95)': null } },
  ],
  cores: { k6: 0.1, edge: 0.55, mock: null },
  machine: { loadBefore: 0.2 },
}

test('a row says what came of a run; what is not known is a dash', () => {
  expect(resultsTable([RUN]).split('\n')[2]).toBe(
    '| average | all | edge | passed | 1500 | 20 | 81 % | 4 / – | – | 0.10 / 0.55 / – | 0.2 |',
  )
})

test('of several alike the latest stands there, with its first reason', () => {
  const later = {
    ...RUN,
    startedAt: '2026-11-22T02:00:00.000Z',
    verdict: 'invalid',
    reasons: [
      { id: 'dropped', text: 'k6 dropped 3 arrivals' },
      { id: 'more', text: 'more' },
    ],
  }
  const lines = resultsTable([later, RUN, { ...RUN, workload: 'spike', target: 'mock' }]).split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[2]).toContain('| invalid |')
  expect(lines.at(-1)).toBe('- average, all, edge: k6 dropped 3 arrivals')
})
