import { z } from 'zod'
import { apartFrom, type Reason } from './reason.ts'

const K6Summary = z.object({
  state: z.object({ testRunDurationMs: z.number() }),
  metrics: z.record(
    z.string(),
    z.object({
      values: z.record(z.string(), z.number()),
      thresholds: z.record(z.string(), z.object({ ok: z.boolean() })).optional(),
    }),
  ),
})

/** The part of k6's handleSummary data that is read. */
export type K6Summary = z.infer<typeof K6Summary>
type Metrics = Pick<K6Summary, 'metrics'>

/** Reads a k6 summary file. @throws ZodError if the file is not one */
export function readSummary(text: string): K6Summary {
  return K6Summary.parse(JSON.parse(text))
}

/** A value of a metric; 0 if the metric has no samples. */
export function valueOf({ metrics }: Metrics, metric: string, value: string): number {
  return metrics[metric]?.values[value] ?? 0
}

/** Crossed thresholds, with the value that crossed each. */
export function crossedOf({ metrics }: Metrics): Reason[] {
  return Object.entries(metrics).flatMap(([metric, { values, thresholds = {} }]) =>
    Object.entries(thresholds).flatMap(([threshold, { ok }]) => {
      if (ok) return []
      const { value, limit } = measuredBy(threshold, values)
      return [
        {
          id: `threshold-${metric}`,
          text: `${metric}: ${threshold}, was ${Math.abs(value) < 10 ? value.toPrecision(2) : apartFrom(limit, value)}`,
          value,
          limit,
        },
      ]
    }),
  )
}

/** The upper limit of which the greatest part is used up; null: no threshold has one with a sample. */
export function nearestThreshold({ metrics }: Metrics): { what: string; value: number; limit: number } | null {
  const measured = Object.entries(metrics).flatMap(([metric, { values, thresholds = {} }]) =>
    Object.keys(thresholds)
      .filter((threshold) => threshold.includes('<'))
      .map((threshold) => ({ what: `${metric}, ${threshold}`, ...measuredBy(threshold, values) })),
  )
  const known = measured.filter(({ value, limit }) => value > 0 && limit > 0)
  return known.toSorted((a, b) => b.value / b.limit - a.value / a.limit)[0] ?? null
}

/** A threshold as `p(95)<200`: the value it is about, and its limit. NaN: not known */
function measuredBy(threshold: string, values: Readonly<Record<string, number>>): { value: number; limit: number } {
  const [, name = '', limit] = /^([\w()]+)\D*([\d.]+)$/.exec(threshold) ?? []
  return { value: values[name] ?? Number.NaN, limit: Number(limit ?? Number.NaN) }
}
