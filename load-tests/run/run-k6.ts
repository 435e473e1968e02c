import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompletedAction, RunPlan, SessionRecord } from '../plan.ts'
import { durationOf, judgesTimes } from '../load-shape.ts'
import type { Workload } from '../workloads.ts'
import { type MeasuredBreakpoint, monitorBreakpoint } from './breakpoint-monitor.ts'
import { LOAD_BUDGETS } from '../verdict/budgets.ts'
import { scheduleActions } from './scheduled-actions.ts'
import { followJournal } from './journal-file.ts'
import { type K6Summary, readSummary } from '../verdict/k6-summary.ts'
import type { LoadStack } from './load-stack.ts'
import { showProgress } from './progress.ts'
import { type Sample, startSampler } from './sampler.ts'
import { KEPT } from './run-folder.ts'
import { startK6 } from './start-k6.ts'
import type { MockControl } from './mock-control.ts'

interface K6Inputs {
  k6: string
  folder: string
  plan: RunPlan
  stack: LoadStack
  shop: MockControl | null
  workload: Workload
  /** Sessions per second. */
  rate: number
  /** Ends the run before its time (interruption.ts). */
  signal: AbortSignal
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
  /** Why the run ended before its time, as a sentence; null: it did not. */
  cutShort: string | null
  /** Whether a signal did it. */
  isInterrupted: boolean
  /** Of a breakpoint run: its breaking point, or its last seconds. */
  broke: { point: MeasuredBreakpoint; isReached: boolean } | null
}

/** Time limit beyond the workload's duration, ms: for sessions still running, on a busy machine. */
const TIMEOUT_MS = 600_000
/** k6 ends its sessions at once when it is asked to. */
const END_MS = 20_000
/** A run that ends so much before its time was ended by a threshold, ms. */
const EARLY_MS = 1000

/** Runs k6 to its end or time limit, with sampling, scheduled actions and progress beside it. */
export async function runK6({ k6, folder, plan, stack, shop, workload, rate, signal, log }: K6Inputs): Promise<K6Outcome> {
  const journal = join(folder, 'journal.log')
  const running = startK6({
    k6,
    script: 'judged-main.ts',
    planFile: join(folder, 'plan.json'),
    journal,
    ...(judgesTimes(workload.shape) && { dashboard: join(folder, KEPT.dashboard) }),
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
  const plannedMs = (durationOf(workload.shape) ?? 0) * 1000
  const timeout = setTimeout(running.kill, plannedMs + TIMEOUT_MS * Math.max(1, workload.pace))
  let endedAt = Number.POSITIVE_INFINITY
  const end = () => {
    endedAt = Date.now()
    running.stop()
    setTimeout(running.kill, END_MS).unref()
  }
  signal.addEventListener('abort', end)
  const error = await running.ended
  signal.removeEventListener('abort', end)
  clearTimeout(timeout)
  schedule.stop()
  progress.stop()
  const samples = sampler.stop()
  readOn()
  const broke = watch?.end() ?? null
  // It compiles its script for each virtual user first.
  if (notes.length === 0) signal.throwIfAborted()
  const summary = error === null ? readSummary(readFileSync(plan.summaryFile, 'utf8')) : null
  const ranMs = summary?.state.testRunDurationMs ?? 0
  const isAborted = summary !== null && broke === null && ranMs < plannedMs - EARLY_MS
  const after = `after ${Math.round(ranMs / 1000)} s${plannedMs === 0 ? '' : ` of ${plannedMs / 1000}`}`
  const cutShort = signal.aborted
    ? `${signal.reason.message} ${after}: this is what was seen until then`
    : isAborted
      ? `k6 ended the run ${after}, since going on was pointless`
      : null
  const seen = notes.filter((note) => !isCut(note, endedAt))
  return { notes: seen, samples, actions: schedule.completed, summary, error, cutShort, isInterrupted: signal.aborted, broke }
}

/**
 * Whether the end of the run took answers of a session, of files several at once, which says nothing of the shop unless it had waited for them too long.
 */
function isCut({ responses, broken }: SessionRecord, endedAt: number): boolean {
  const cut = responses.filter(({ status, at }) => status === 0 && at >= endedAt)
  return cut.length > 0 && cut.every(({ endMs }) => endMs < LOAD_BUDGETS.hangs.longestMs) && broken.length <= cut.length
}
