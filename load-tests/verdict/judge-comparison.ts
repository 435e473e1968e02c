// Turns pairs of segments into rows: a cell over all markets and in each, with its verdict.
import type { Build, CellName, Segment } from '../compared-cells.ts'
import { type Market, MARKETS, type ResponseRecord } from '../plan.ts'
import { countsOf } from '../statistics/counts.ts'
import { percentile } from '../statistics/percentiles.ts'
import { CALL_FLOOR, type Effect, type Finding, judgeEffect, judgeTogether, MIN_RESTARTS, meanOf, worstOf } from './judge-effect.ts'

/** Measurements of one build in a segment. */
export interface PairHalf {
  sessions: number
  requests: number
  /** Processor time of the process that the cell is about: the edge's for pages, else the mock's. */
  cpuSeconds: number
  responses: readonly ResponseRecord[]
}

/** A segment: both builds run at once, so that other load affects both. */
export interface Pair extends Omit<Segment, 'startMs'>, Readonly<Record<Build, PairHalf>> {
  round: number
  /** Cores used by other processes than the builds'; NaN: unknown. */
  cores: { k6: number; foreign: number; stolen: number }
  /** Why the segment is invalid; empty: it is valid. */
  faults: readonly string[]
}

/** One row of the result. */
export interface ComparedRow {
  cell: CellName
  market: Market | 'all'
  verdict: Finding
  /** Effect on processor time per request, of the process that the cell is about. */
  cpu: Effect
  /** Effect on the median time to the last byte. */
  p50: Effect
  /** Median time (ms) and processor time (ms per request) of A. */
  baseline: { p50: number; cpu: number }
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
  return {
    verdict: reasons.length > 0 ? 'invalid' : worstOf(rows.filter(isDecisive).map(({ verdict }) => verdict)),
    reasons,
    rows: reasons.length > 0 ? rows.map((row) => ({ ...row, verdict: 'invalid' })) : rows,
    pairs: { all: pairs.length, lost },
    faults: countsOf(pairs.flatMap(({ faults }) => faults)),
    selfContrast: selfContrast(good),
  }
}

/** Whether the verdict of the whole depends on a row: cells over all markets. */
function isDecisive({ market }: ComparedRow): boolean {
  return market === 'all'
}

/** Judges the effects of the decisive rows together: processor time and median time of each cell. */
function decided(rows: readonly ComparedRow[]): ComparedRow[] {
  const judged = judgeTogether(rows.filter(isDecisive).flatMap(({ cpu, p50 }) => [cpu, p50]))
  return rows.map((row) => {
    const [cpu, p50] = isDecisive(row) ? judged.splice(0, 2) : []
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
    const takes = usualOf(ofCell)
    const rows = ['all' as const, ...MARKETS].map((market) => {
      const own = market === 'all' ? ofCell : ofCell.filter((pair) => pair.market === market)
      return rowOf(own, { cell, market, takes })
    })
    return rows.filter((row) => row.pairs > 0)
  })
}

/** Whether a response counts for the times of a cell: of one request, those of its usual cache state; of sessions of several requests, all. */
function usualOf(pairs: readonly Pair[]): (response: ResponseRecord) => boolean {
  const responses = pairs.flatMap(({ a, b }) => [...a.responses, ...b.responses])
  if (new Set(responses.map(({ name }) => name)).size > 1) return () => true
  const [usual] = Object.entries(countsOf(responses.map(({ cache }) => cache))).toSorted(([, a], [, b]) => b - a)
  return ({ cache }) => cache === usual?.[0]
}

interface RowInputs extends Pick<ComparedRow, 'cell' | 'market'> {
  takes: (response: ResponseRecord) => boolean
}

function rowOf(pairs: readonly Pair[], { cell, market, takes }: RowInputs): ComparedRow {
  const timesOf = ({ responses }: PairHalf) =>
    responses
      .filter(takes)
      .map(({ endMs }) => endMs)
      .toSorted((a, b) => a - b)
  const spoke = pairs
    .map((pair) => ({ ...pair, times: { a: timesOf(pair.a), b: timesOf(pair.b) } }))
    .filter(({ times }) => times.a.length >= MIN_RESPONSES && times.b.length >= MIN_RESPONSES)
  const p50 = judgeEffect(byRestart(spoke, ({ times }) => Math.log(percentile(times.b, 50) / percentile(times.a, 50))))
  const cpu = judgeEffect(byRestart(spoke, ({ a, b }) => Math.log(perRequest(b) / perRequest(a))))
  const all = (build: Build) => spoke.flatMap(({ times }) => times[build]).toSorted((a, b) => a - b)
  return {
    cell,
    market,
    verdict: worstOf([p50.verdict, cpu.verdict]),
    cpu,
    p50,
    baseline: { p50: percentile(all('a'), 50), cpu: meanOf(spoke.map(({ a }) => perRequest(a))) * 1000 },
    p95: percentile(all('b'), 95) / percentile(all('a'), 95) - 1,
    pairs: spoke.length,
  }
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

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
