import type { LoadRun } from '../run/judge-run.ts'
import { nearestThreshold } from '../verdict/k6-summary.ts'
import { meanCores } from '../run/sampler.ts'
import { nextSteps } from '../verdict/next-steps.ts'

/** What to do after the verdict of a run, as lines. */
export function nextStepsOf({
  notes,
  reasons,
  samples,
  summary,
  broke,
  journey,
  name,
  target,
  seed,
  size,
  origin,
  given,
}: LoadRun): string[] {
  const cores = broke?.point.cores ?? meanCores(samples)
  const nearest = summary && nearestThreshold(summary)
  const unknown = 'Not looked at  invariants, upstream calls and memory of the shop, which only the control API of the mock tells'
  return [
    ...(origin === null ? [] : [unknown]),
    ...nextSteps({ reasons, notes, cores, nearest, run: { journey, workload: name, target, seed, size, origin, given } }),
  ]
}
