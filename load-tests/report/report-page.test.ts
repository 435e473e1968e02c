import { expect, test } from 'vitest'
import { ASPECT_NAMES } from '../../e2e/promises/aspects.ts'
import type { ResponseRecord, SessionRecord } from '../plan.ts'
import { type LoadRun, responsesOf } from '../run/judge-run.ts'
import { loadRatios } from '../verdict/load-ratios.ts'
import { resolveRun } from '../run/resolve-run.ts'
import { reportPage } from './report-page.ts'
import { summaryOf } from './summary.ts'

const ANSWER: ResponseRecord = {
  name: 'product',
  cache: 'hit',
  status: 200,
  at: 5000,
  shellMs: 3,
  endMs: 9,
  overdue: -4,
  trace: 'a1',
  isExpected: true,
}
const NOTES: SessionRecord[] = [
  {
    journey: 'cart',
    market: 'pl',
    outcome: 'completed',
    responses: [ANSWER, { ...ANSWER, at: 7500, cache: 'miss', shellMs: 80 }],
    broken: [],
    draws: [{ of: 'products', rank: 1 }],
  },
  {
    journey: 'cart',
    market: 'es',
    outcome: 'failed',
    responses: [{ ...ANSWER, name: 'like', cache: 'none' }],
    broken: ['like: <503>'],
    draws: [],
  },
]

const RUN: LoadRun = {
  commit: '0123456789ab',
  verdict: 'failed',
  reasons: [{ id: 'exception', text: '<img src=x onerror=alert(1)>' }],
  ...resolveRun({ journey: 'cart', workload: 'average', target: 'edge', rate: null, seconds: null, seed: 1, dir: '.data' }),
  notes: NOTES,
  samples: [{ at: 6000, cores: { k6: 0.5, edge: 1, others: 0.25 }, busiest: { k6: 0.2, edge: 0.9 }, memoryMb: { edge: 210 } }],
  summary: { state: { testRunDurationMs: 2500 }, metrics: { checks: { values: { rate: 0.9 }, thresholds: { 'rate==1': { ok: false } } } } },
  error: null,
  cutShort: null,
  ratios: loadRatios({ responses: responsesOf(NOTES), apiCalls: 4, summary: null, target: 'edge' }),
  invariants: [{ name: 'stock', title: 'No piece is sold twice', ok: true, checked: 3, violations: [] }],
  sales: { sold: [7], left: new Map() },
  apiCalls: 4,
  oldestPriceSeconds: 41,
  actions: [{ at: 6500, label: 'purge all' }],
  broke: null,
  isInterrupted: false,
  hasDashboard: true,
}

test('a report loads nothing, runs nothing, and what was said in a run stays text', () => {
  const page = reportPage(RUN, summaryOf(RUN))
  expect(page).not.toMatch(/https?:|<script|<link|<img|<iframe|@import|url\(/)
  expect(page).toContain('&lt;img src=x')
  expect(page).toContain('&lt;503&gt;')
  expect(page).toContain('href="k6-dashboard.html"')
})

test('times are by request, market and cache state', () => {
  expect(summaryOf(RUN).routes.map(({ name, market, cache, shell }) => [name, market, cache, shell.p50])).toEqual([
    ['like', 'es', 'none', 3],
    ['product', 'pl', 'hit', 3],
    ['product', 'pl', 'miss', 80],
  ])
})

test('each promise is told with how often it was broken, and whose bodies were read', () => {
  const wrong = { ...RUN, notes: NOTES.map((note) => ({ ...note, broken: ['promised-robots: /a: robots may not list it'] })) }
  const page = reportPage(wrong, summaryOf(wrong))
  expect(page).toContain('bodies of pages in 10.0 % of the sessions')
  expect(page).toMatch(/<td>✗<\/td><td>2<\/td><td>robots may list[^<]*<\/td>/)
  expect(page.match(/<td>✓<\/td><td>0<\/td>/g)).toHaveLength(ASPECT_NAMES.length - 1)
})

test('a run without a single answer has a report, too', () => {
  const empty = { ...RUN, notes: [], samples: [], summary: null, invariants: [], actions: [] }
  expect(reportPage(empty, summaryOf(empty))).toContain('0 in 0.0 s')
})

test('of many reasons the first are shown, and the others on demand', () => {
  const reasons = Array.from({ length: 20 }, (_, at) => ({ id: 'sold-twice', text: `product ${at} was sold twice` }))
  const page = reportPage({ ...RUN, reasons }, summaryOf(RUN))
  expect(page.slice(0, page.indexOf('<details>')).match(/was sold twice/g)).toHaveLength(8)
  expect(page).toContain('<summary>12 more</summary>')
  expect(reportPage(RUN, summaryOf(RUN))).not.toContain('<details>')
})
