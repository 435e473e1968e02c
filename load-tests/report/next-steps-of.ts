import type { LoadRun, ReportedRun } from '../run/load-run.ts'
import { nearestThreshold } from '../run/k6-summary.ts'
import { meanCores } from '../run/sampler.ts'
import { nextSteps, type NextStepsInput } from '../verdict/next-steps.ts'

/** What to do after the verdict of a run, as lines. */
export function nextStepsOf(run: LoadRun): string[] {
  return nextStepsFrom(run, run.notes)
}

/** The same for a run of which only the slowest requests are known. */
export function nextStepsFrom(
  { reasons, samples, summary, broke, journey, workload, target, seed }: ReportedRun,
  notes: NextStepsInput['notes'],
): string[] {
  const cores = broke?.point.cores ?? meanCores(samples)
  const nearest = summary && nearestThreshold(summary)
  return nextSteps({ reasons, notes, cores, nearest, run: { journey, workload, target, seed } })
}
