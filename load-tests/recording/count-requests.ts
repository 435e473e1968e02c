import type { RecordedRequest } from './recording-proxy.ts'
import { kindOf } from './request-kinds.ts'

export interface CountedStep {
  visit: string
  step: string
  /** Requests by kind; of those without a kind by method and path. */
  counts: Record<string, number>
}

/** Requests by visit, step and kind, in order. */
export function countRequests(requests: readonly RecordedRequest[]): CountedStep[] {
  const steps = [...Map.groupBy(requests, ({ visit, step }) => `${visit} ${step}`).values()]
  return steps.flatMap((own) => {
    const [first] = own
    return first ? [{ visit: first.visit, step: first.step, counts: countsOf(own.map(labelOf)) }] : []
  })
}

/** Kinds of all steps together. */
export function sumOf(steps: readonly CountedStep[]): Record<string, number> {
  return countsOf(steps.flatMap(({ counts }) => Object.entries(counts).flatMap(([kind, count]) => Array<string>(count).fill(kind))))
}

function labelOf(request: RecordedRequest): string {
  return kindOf(request) ?? `${request.method} ${request.path.replace(/\?.*/, '')}`
}

function countsOf(labels: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1
  return counts
}
