// The kept history of runs: one line for each, so that a plot over commits shows what a single verdict cannot.
import { z } from 'zod'

const Value = z.number().nullable()

const HistoryEntry = z.object({
  startedAt: z.string(),
  commit: z.string(),
  /** Times of different machines are not comparable. */
  machine: z.string(),
  workload: z.string(),
  journey: z.string(),
  target: z.string(),
  rate: z.number(),
  verdict: z.enum(['passed', 'failed', 'invalid']),
  /** p95 of the first byte of pages that are hits and misses, and of calls, ms; null: none was measured. */
  hit: Value,
  miss: Value,
  calls: Value,
  /** Processor time of edge and mock for a request, ms. */
  processor: Value,
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

const P95 = z.record(z.string(), z.number().nullish())

/** The fields of a report's summary.json that the history keeps. */
export const KeptRun = z.object({
  commit: z.string().min(1),
  startedAt: z.string(),
  verdict: HistoryEntry.shape.verdict,
  journey: z.string(),
  workload: z.string(),
  target: z.string(),
  rate: z.number(),
  seconds: z.number(),
  ratios: z.object({ requests: z.number() }),
  thresholds: z.array(z.object({ metric: z.string(), values: P95 })),
  cores: P95,
  machine: z.object({ cpu: z.string(), cores: z.number() }),
})

export function historyEntry(run: z.infer<typeof KeptRun>): HistoryEntry {
  const { commit, startedAt, verdict, journey, workload, target, rate, seconds, ratios, thresholds, cores, machine } = run
  // k6 says 0 of a time without samples.
  const p95 = (metric: string) => rounded(thresholds.find((each) => each.metric === metric)?.values['p(95)']) || null
  const busy = (cores['edge'] ?? 0) + (cores['mock'] ?? 0)
  return {
    startedAt,
    commit,
    machine: `${machine.cpu}, ${machine.cores} cores`,
    workload,
    journey,
    target,
    rate,
    verdict,
    hit: p95('page_shell{cache:hit}'),
    miss: p95('page_shell{cache:miss}'),
    calls: p95('call_time'),
    processor: ratios.requests > 0 ? rounded((busy * seconds * 1000) / ratios.requests) : null,
  }
}

/** Two decimals: more would only make each line of the file longer. */
function rounded(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) / 100 : null
}

/** Reads a history. @throws ZodError for a line that is something else */
export function readHistory(text: string): HistoryEntry[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => HistoryEntry.parse(JSON.parse(line)))
}

export function writeHistory(entries: readonly HistoryEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
}

/** Both histories by time, each run once. */
export function mergedHistory(...histories: readonly (readonly HistoryEntry[])[]): HistoryEntry[] {
  const byStart = new Map(histories.flat().map((entry) => [`${entry.startedAt} ${entry.workload} ${entry.journey} ${entry.target}`, entry]))
  return [...byStart.values()].toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
}
