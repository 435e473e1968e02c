import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompletedAction, Plan, SessionRecord } from '../plan.ts'
import { durationOf, judgesTimes } from '../load-shape.ts'
import type { Workload } from '../workloads.ts'
import { type MeasuredBreakpoint, monitorBreakpoint } from './breakpoint-monitor.ts'
import { scheduleActions } from './scheduled-actions.ts'
import { followJournal } from './journal-file.ts'
import { type K6Summary, readSummary } from './k6-summary.ts'
import type { LoadStack } from './load-stack.ts'
import { showProgress } from './progress.ts'
import { type Sample, startSampler } from './sampler.ts'
import { DASHBOARD, startK6 } from './start-k6.ts'
import type { MockControl } from './mock-control.ts'

interface K6Inputs {
  k6: string
  folder: string
  plan: Plan
  stack: LoadStack
  shop: MockControl
  workload: Workload
  /** Sessions per second. */
  rate: number
  log: (line: string) => void
}

/** Result of a k6 run. */
export interface K6Outcome {
  notes: SessionRecord[]
  samples: Sample[]
  actions: CompletedAction[]
  summary: K6Summary | null
  /** Why k6 did not run as planned; null: it did, whether or not thresholds were crossed. */
  error: string | null
  /** Of a breakpoint run: its breaking point, or its last seconds. */
  broke: { point: MeasuredBreakpoint; isReached: boolean } | null
}

/** Time limit beyond the workload's duration, ms: for sessions still running, on a busy machine. */
const TIMEOUT_MS = 600_000

/** Runs k6 to its end or time limit, with sampling, scheduled actions and progress beside it. */
export async function runK6({ k6, folder, plan, stack, shop, workload, rate, log }: K6Inputs): Promise<K6Outcome> {
  const journal = join(folder, 'journal.log')
  const running = startK6({
    k6,
    script: 'main.ts',
    planFile: join(folder, 'plan.json'),
    journal,
    ...(judgesTimes(workload.shape) && { dashboard: join(folder, DASHBOARD) }),
  })
  const own = Object.fromEntries(Object.entries(stack.pids).map(([name, pid]) => [name, () => pid]))
  const sampler = startSampler({ k6: () => running.pid, ...own })
  const read = followJournal(journal)
  const notes: SessionRecord[] = []
  const readOn = () => {
    for (const note of read()) notes.push(note)
  }
  const progress = showProgress({ workload, read: readOn, notes, log })
  const schedule = scheduleActions({ actions: workload.actions ?? [], seconds: durationOf(workload.shape) ?? 0, stack, shop })
  const watch = workload.findsBreakpoint ? monitorBreakpoint({ workload, rate, notes, samples: sampler.samples, stop: running.stop }) : null
  const timeout = setTimeout(running.kill, (durationOf(workload.shape) ?? 0) * 1000 + TIMEOUT_MS)
  const error = await running.ended
  clearTimeout(timeout)
  schedule.stop()
  progress.stop()
  const samples = sampler.stop()
  readOn()
  const broke = watch?.end() ?? null
  const summary = error === null ? readSummary(readFileSync(plan.summaryFile, 'utf8')) : null
  return { notes, samples, actions: schedule.completed, summary, error, broke }
}
