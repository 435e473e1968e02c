import type { K6Summary } from '../run/k6-summary.ts'
import { thresholds } from '../run/k6-options.ts'
import { requestKind } from '../session/request-names.ts'
import type { Workload } from '../workloads.ts'
import { mergedHistogram, timesIn } from './histogram.ts'
import type { Rate, SegmentResult } from './segment-result.ts'
import type { Tally } from './tally.ts'

interface MergedInputs {
  workload: Workload
  /** Tallies of all segments. */
  tally: Tally
  k6: readonly NonNullable<SegmentResult['k6']>[]
}

/** The summary that a single k6 would have written: the workload's thresholds, judged on the sums of all segments. */
export function mergedSummary({ workload, tally, k6 }: MergedInputs): K6Summary {
  const metrics = Object.entries(thresholds(workload)).map(([metric, held]) => {
    const values = valuesOf(metric, tally, k6)
    const results = held.map((threshold) => [threshold, { ok: holds(threshold, values) }])
    return [metric, { values, thresholds: Object.fromEntries(results) }]
  })
  return { metrics: Object.fromEntries(metrics) }
}

function valuesOf(metric: string, tally: Tally, k6: MergedInputs['k6']): Record<string, number> {
  const sum = (pick: (each: MergedInputs['k6'][number]) => number) => k6.reduce((all, each) => all + pick(each), 0)
  if (metric === 'checks') return rateOf(k6.map(({ checks }) => checks))
  if (metric === 'unexpected_answers') return rateOf(k6.map(({ unexpected }) => unexpected))
  if (metric === 'dropped_iterations') return { count: sum(({ dropped }) => dropped) }
  if (metric === 'data_received') return { count: sum(({ bytes }) => bytes) }
  if (metric === 'http_reqs') return { count: tally.routes.reduce((all, { end }) => all + end.count, 0) }
  return timesOf(metric, tally)
}

/** Adds rates up as counts of passes and fails. */
function rateOf(rates: readonly Rate[]): Record<string, number> {
  const [passes, fails] = [rates.reduce((sum, rate) => sum + rate.passes, 0), rates.reduce((sum, rate) => sum + rate.fails, 0)]
  return passes + fails === 0 ? { passes, fails } : { passes, fails, rate: passes / (passes + fails) }
}

/** Histogram of metrics such as `page_shell{cache:hit}` (session/send-request.ts). */
function timesOf(metric: string, { routes }: Tally): Record<string, number> {
  const [, name, cache] = /^(page_shell|page_end|call_time)(?:\{cache:(\w+)\})?$/.exec(metric) ?? []
  if (name === undefined) throw new Error(`A threshold of ${metric} cannot be judged on merged segments.`)
  const own = routes.filter(
    (route) => (requestKind(route.name) === 'call') === (name === 'call_time') && (cache === undefined || route.cache === cache),
  )
  const { count, max, p50, p90, p95, p99 } = timesIn(mergedHistogram(own.map(({ shell, end }) => (name === 'page_shell' ? shell : end))))
  return count === 0 ? { count } : { count, max, med: p50, 'p(90)': p90, 'p(95)': p95, 'p(99)': p99 }
}

/** Like k6, treats a metric without a value as not crossed. @throws Error for a threshold with another syntax */
function holds(threshold: string, values: Readonly<Record<string, number>>): boolean {
  const [, name = '', relation, limit] = /^(rate|count|p\(\d+\))(<=|>=|<|>)([\d.]+)$/.exec(threshold) ?? []
  const value = values[name]
  const most = Number(limit)
  if (relation === undefined) throw new Error(`The threshold ${threshold} cannot be judged on merged segments.`)
  if (value === undefined) return true
  return { '<=': value <= most, '>=': value >= most, '<': value < most, '>': value > most }[relation] ?? false
}
