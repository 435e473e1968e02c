import { z } from 'zod'

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

/** Crossed thresholds, as `metric: threshold`. */
export function crossedOf({ metrics }: K6Summary): string[] {
  return Object.entries(metrics).flatMap(([metric, { thresholds = {} }]) =>
    Object.entries(thresholds).flatMap(([threshold, { ok }]) => (ok ? [] : [`${metric}: ${threshold}`])),
  )
}
