import { z } from 'zod'
import type { Reason } from '../verdict/reason.ts'

const K6Summary = z.object({
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

/** Reads a k6 summary file. @throws ZodError if the file is not one */
export function readSummary(text: string): K6Summary {
  return K6Summary.parse(JSON.parse(text))
}

/** A value of a metric; 0 if the metric has no samples. */
export function valueOf({ metrics }: K6Summary, metric: string, value: string): number {
  return metrics[metric]?.values[value] ?? 0
}

/** Crossed thresholds, with the value that crossed each. */
export function crossedOf({ metrics }: K6Summary): Reason[] {
  return Object.entries(metrics).flatMap(([metric, { values, thresholds = {} }]) =>
    Object.entries(thresholds).flatMap(([threshold, { ok }]) => {
      if (ok) return []
      const [, name = '', limit] = /^([\w()]+)\D*([\d.]+)$/.exec(threshold) ?? []
      const value = values[name] ?? Number.NaN
      return [{ id: `threshold-${metric}`, text: `${metric}: ${threshold}, was ${rounded(value)}`, value, limit: Number(limit) }]
    }),
  )
}

function rounded(value: number): string {
  return Math.abs(value) < 10 ? value.toPrecision(2) : value.toFixed(0)
}
