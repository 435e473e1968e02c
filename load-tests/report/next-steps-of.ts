import type { LoadRun } from '../run/load-run.ts'
import { meanCores } from '../run/sampler.ts'
import { nextSteps } from '../verdict/next-steps.ts'

/** What to do after the verdict of a run, as lines; empty: it passed. */
export function nextStepsOf({ reasons, verdict, notes, samples, broke, journey, workload, target, seed }: LoadRun): string[] {
  if (verdict === 'passed') return []
  return nextSteps({ reasons, notes, cores: broke?.point.cores ?? meanCores(samples), run: { journey, workload, target, seed } })
}
