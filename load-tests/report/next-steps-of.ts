import type { LoadRun } from '../run/load-run.ts'
import { nearestThreshold } from '../run/k6-summary.ts'
import { meanCores } from '../run/sampler.ts'
import { nextSteps } from '../verdict/next-steps.ts'

/** What to do after the verdict of a run, as lines. */
export function nextStepsOf({ notes, reasons, samples, summary, broke, journey, workload, target, seed }: LoadRun): string[] {
  const cores = broke?.point.cores ?? meanCores(samples)
  const nearest = summary && nearestThreshold(summary)
  return nextSteps({ reasons, notes, cores, nearest, run: { journey, workload, target, seed } })
}
