// Turns pairs of segments into rows: route × market × cache state, each with its verdict.
import type { Build } from '../compared-cells.ts'
import type { Pair, PairHalf } from './segment-pair.ts'
import { type Market, MARKETS } from '../plan.ts'
import { percentile } from '../statistics/percentiles.ts'
import { CALL_FLOOR, type Effect, type Finding, judgeEffect, judgeTogether, MIN_RESTARTS, meanOf, worstOf } from './judge-effect.ts'

/** One row of the result. */
export interface ComparedRow {
  /** A cell, or one request of a session with several. */
  route: string
  market: Market | 'all'
  /** Cache state of its responses; none: it is no page. */
  cache: string
  verdict: Finding
  /** Effect on processor time per request, of the process that the cell is about; null: it cannot be separated from the other requests of its sessions. */
  cpu: Effect | null
  /** Effect on the median time to the last byte. */
  p50: Effect
  /** Median time (ms) and processor time (ms per request) of A. */
  baseline: { p50: number; cpu: number | null }
  /** p95 of B divided by that of A, − 1; reported without a verdict: runs are too short for one. */
  p95: number
  pairs: number
}

export interface ComparisonVerdict {
  verdict: Finding
  reasons: string[]
  rows: ComparedRow[]
  pairs: { all: number; lost: number }
  /** Reasons of lost pairs, with counts. */
  faults: Readonly<Record<string, number>>
  /** Order effect: pairs that A began against pairs that B began, as if they were two builds; 0 if there is none. */
  selfContrast: number
}

/** Greatest share of lost pairs of a cell; beyond it, the remaining pairs are a biased sample. */
const MAX_LOST = 0.2
/** Least number of responses of a half for a useful median. */
const MIN_RESPONSES = 5

/** The verdict of a whole comparison: that of its cells over all markets, judged together. Rows of one market or request are details. */
export function judgeComparison(pairs: readonly Pair[]): ComparisonVerdict {
  const good = pairs.filter(({ faults }) => faults.length === 0)
  const rows = decided(rowsOf(good))
  const reasons = invalidReasons(pairs, good)
  const lost = pairs.length - good.length
  const decisive = rows.filter(isDecisive)
  return {
    verdict: reasons.length > 0 ? 'invalid' : worstOf(decisive.map(({ verdict }) => verdict)),
    reasons,
    rows: reasons.length > 0 ? rows.map((row) => ({ ...row, verdict: 'invalid' })) : rows,
    pairs: { all: pairs.length, lost },
    faults: countsOf(pairs.flatMap(({ faults }) => faults)),
    selfContrast: selfContrast(good),
  }
}

/** Whether the verdict of the whole depends on a row: cells over all markets. */
export function isDecisive({ cpu, market }: ComparedRow): boolean {
  return cpu !== null && market === 'all'
}

/** Judges the effects of the decisive rows together: processor time and median time of each cell. */
function decided(rows: readonly ComparedRow[]): ComparedRow[] {
  const judged = judgeTogether(rows.filter(isDecisive).flatMap(({ cpu, p50 }) => (cpu ? [cpu, p50] : [])))
  return rows.map((row) => {
    if (!isDecisive(row)) return row
    const [cpu, p50] = judged.splice(0, 2)
    return cpu && p50 ? { ...row, cpu, p50, verdict: worstOf([cpu.verdict, p50.verdict]) } : row
  })
}

function invalidReasons(pairs: readonly Pair[], good: readonly Pair[]): string[] {
  const cells = [...new Set(pairs.map(({ cell }) => cell))]
  const lost = cells.map((cell) => ({ cell, share: lostShare(pairs.filter((pair) => pair.cell === cell)) }))
  const restarts = new Set(good.map(({ round }) => round)).size
  const contrast = selfContrast(good)
  return [
    ...(pairs.length === 0 ? ['no segment was measured'] : []),
    ...lost
      .filter(({ share }) => share > MAX_LOST)
      .map(({ cell, share }) => `${Math.round(share * 100)} % of the segments of ${cell} were lost (at most ${MAX_LOST * 100} %)`),
    ...(restarts < MIN_RESTARTS ? [`${restarts} restarts have good segments (at least ${MIN_RESTARTS})`] : []),
    ...(Math.abs(contrast) > Math.log(1 + CALL_FLOOR)
      ? [`the same build is ${percent(Math.expm1(contrast))} away from itself, by who is asked first (at most ${CALL_FLOOR * 100} %)`]
      : []),
  ]
}

function lostShare(pairs: readonly Pair[]): number {
  return pairs.filter(({ faults }) => faults.length > 0).length / pairs.length
}

function rowsOf(pairs: readonly Pair[]): ComparedRow[] {
  const cells = [...new Set(pairs.map(({ cell }) => cell))]
  return cells.flatMap((cell) => {
    const ofCell = pairs.filter((pair) => pair.cell === cell)
    const requests = requestsOf(ofCell)
    const usual = requests[0]
    if (!usual) return []
    const isOne = new Set(requests.map(({ name }) => name)).size === 1
    return ['all' as const, ...MARKETS].flatMap((market) => {
      const own = market === 'all' ? ofCell : ofCell.filter((pair) => pair.market === market)
      if (own.length === 0) return []
      // Sessions of several requests have a row for the session, then one per request. Less frequent cache states have rows, too.
      const whole = { route: cell, market, pairs: own, hasCpu: true }
      const others = isOne ? requests.slice(1) : requests
      return [
        rowOf({ ...whole, ...(isOne && { request: usual }) }),
        ...others.map((request) => rowOf({ route: request.name, market, pairs: own, request, hasCpu: false })),
      ].filter((row) => row.pairs > 0)
    })
  })
}

interface Request {
  name: string
  cache: string
}

interface RowInputs {
  route: string
  market: Market | 'all'
  pairs: readonly Pair[]
  /** Selects responses. @default all */
  request?: Request
  hasCpu: boolean
}

function rowOf({ route, market, pairs, request, hasCpu }: RowInputs): ComparedRow {
  const timesOf = ({ responses }: PairHalf) =>
    responses
      .filter(({ name, cache }) => !request || (name === request.name && cache === request.cache))
      .map(({ endMs }) => endMs)
      .toSorted((a, b) => a - b)
  const spoke = pairs
    .map((pair) => ({ ...pair, times: { a: timesOf(pair.a), b: timesOf(pair.b) } }))
    .filter(({ times }) => times.a.length >= MIN_RESPONSES && times.b.length >= MIN_RESPONSES)
  const cpuOf = (half: PairHalf) => half.cpuSeconds / half.requests
  const p50 = judgeEffect(byRestart(spoke, ({ times }) => Math.log(percentile(times.b, 50) / percentile(times.a, 50))))
  const cpu = hasCpu ? judgeEffect(byRestart(spoke, ({ a, b }) => Math.log(cpuOf(b) / cpuOf(a)))) : null
  const all = (build: Build) => spoke.flatMap(({ times }) => times[build]).toSorted((a, b) => a - b)
  return {
    route,
    market,
    cache: request?.cache ?? 'none',
    verdict: worstOf([p50.verdict, ...(cpu ? [cpu.verdict] : [])]),
    cpu,
    p50,
    baseline: { p50: percentile(all('a'), 50), cpu: hasCpu && spoke.length > 0 ? meanOf(spoke.map(({ a }) => cpuOf(a))) * 1000 : null },
    p95: percentile(all('b'), 95) / percentile(all('a'), 95) - 1,
    pairs: spoke.length,
  }
}

/** Requests of a cell by name and cache state, the most frequent first. */
function requestsOf(pairs: readonly Pair[]): Request[] {
  const counts = countsOf(pairs.flatMap(({ a, b }) => [...a.responses, ...b.responses].map(({ name, cache }) => `${name}|${cache}`)))
  return Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([key]) => {
      const [name = '', cache = ''] = key.split('|')
      return { name, cache }
    })
}

/** Mean of each restart. */
function byRestart<P extends Pair>(pairs: readonly P[], value: (pair: P) => number): number[] {
  const rounds = [...new Set(pairs.map(({ round }) => round))]
  return rounds.map((round) => meanOf(pairs.filter((pair) => pair.round === round).map(value)))
}

/** Effect of the order: half the difference between pairs that A began and pairs that B began; the builds' own difference cancels out. */
function selfContrast(pairs: readonly Pair[]): number {
  const contrasts = [...new Set(pairs.map(({ cell, round }) => `${cell}|${round}`))].flatMap((key) => {
    const own = pairs.filter(({ cell, round }) => `${cell}|${round}` === key)
    const [a, b] = (['a', 'b'] as const).map((first) =>
      own.filter((pair) => pair.first === first).map((pair) => Math.log(perRequest(pair.b) / perRequest(pair.a))),
    )
    return a && b && a.length > 0 && b.length > 0 ? [(meanOf(a) - meanOf(b)) / 2] : []
  })
  return contrasts.length === 0 ? 0 : meanOf(contrasts)
}

function perRequest({ cpuSeconds, requests }: PairHalf): number {
  return cpuSeconds / requests
}

function countsOf(all: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
