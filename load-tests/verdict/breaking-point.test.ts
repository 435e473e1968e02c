import { expect, test } from 'vitest'
import { type RunWindow, saturatedIn, findBreakpoint } from './breaking-point.ts'

const LIMITS = { timesMs: { 'page_shell{cache:hit}': 50, call_time: 300 }, maxUnexpectedShare: 0.001, maxGeneratorShare: 0.5 }
const many = (ms: number, count = 100) => Array.from({ length: count }, () => ms)
const GOOD: RunWindow = {
  times: { 'page_shell{cache:hit}': many(20), call_time: many(30) },
  responses: 1000,
  wrong: 1,
  sessionsPerSecond: 30,
  plannedPerSecond: 31,
  cores: { k6: 0.4, mock: 0.8, others: 0.1, stolen: 0 },
  busiest: { k6: 0.2, mock: 0.7 },
  allCores: 2,
}

test.each([
  ['all holds', {}, null],
  ['a page is late', { times: { 'page_shell{cache:hit}': [...many(20, 94), ...many(51, 6)] } }, 'page_shell{cache:hit}: p95 51 ms'],
  ['a page is late by little', { times: { 'page_shell{cache:hit}': [...many(20, 94), ...many(50.04, 6)] } }, 'p95 50.04 ms (at most 50)'],
  ['five of a hundred are', { times: { 'page_shell{cache:hit}': [...many(20, 95), ...many(51, 5)] } }, null],
  ['very few are late', { times: { call_time: many(900, 39) } }, null],
  ['answers are wrong', { wrong: 2 }, '2 of 1000'],
  ['sessions queue', { sessionsPerSecond: 27 }, '27.0 sessions ended of 31.0'],
  ['k6 is as busy on twice the cores', { cores: { k6: 1.1 }, allCores: 4 }, null],
  ['k6 is busy, and so times are late', { cores: { k6: 1.1 }, times: { call_time: many(900) } }, 'k6 itself took 1.10'],
] as const)('%s', (_what, window, what) => {
  const point = findBreakpoint({ ...GOOD, ...window }, LIMITS)
  if (what === null) expect(point).toBeNull()
  else expect(point?.what).toContain(what)
  expect(point?.isGenerator ?? false).toBe(what?.startsWith('k6') ?? false)
})

test.each([
  [{ edge: 0.97, mock: 0.3 }, { edge: 1.2, mock: 0.3 }, 'a thread of edge (0.97)'],
  [{ edge: 0.8, mock: 0.5 }, { edge: 1.1, mock: 0.75 }, 'the machine (1.85 of 2 cores)'],
  [{ edge: 0.4 }, { edge: 0.5 }, 'no thread'],
  [{ edge: Number.NaN }, { edge: Number.NaN }, 'not known'],
])('%j', (busiest, cores, text) => expect(saturatedIn({ cores, busiest, allCores: 2 })).toContain(text))
