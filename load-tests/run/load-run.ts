import type { Machine } from '../mock/bench/machine.ts'
import type { CompletedAction, SessionRecord, Target } from '../plan.ts'
import type { SessionCounts } from '../verdict/session-rules.ts'
import type { RunVerdict } from '../verdict/run-verdict.ts'
import type { K6Summary } from './k6-summary.ts'
import type { LoadRatios } from './load-ratios.ts'
import type { K6Outcome } from './run-k6.ts'
import type { Sample } from './sampler.ts'
import type { Invariant } from './mock-control.ts'

/** All data of a report. */
export interface LoadRun extends RunVerdict {
  /** Of the working tree that was loaded; empty: not known. */
  commit: string
  journey: string
  workload: string
  description: string
  target: Target
  rate: number
  /** Share of the sessions that read and check whole pages, 0 to 1. */
  checkedShare: number
  /** Products of a shop that was started, as 1k. */
  size: string
  /** Of one's own shop, which nobody controls; null: the shop was started for the run. */
  origin: string | null
  seed: number
  startedAt: string
  machine: Machine
  notes: readonly SessionRecord[]
  samples: readonly Sample[]
  summary: K6Summary | null
  ratios: LoadRatios
  invariants: readonly Invariant[]
  /** Longest time a price was shown after its promotion ended, s; null: never, or not checked. */
  oldestPriceSeconds: number | null
  /** One-of-one pieces: numbers sold and left. */
  unique: { sold: number; left: number }
  /** Sessions by journey and outcome. */
  outcomes: SessionCounts['outcomes']
  /** Cache states of pages whose times have no threshold in this run. */
  unjudged: readonly string[]
  actions: readonly CompletedAction[]
  /** Of a breakpoint run: its breaking point, or its last seconds. */
  broke: K6Outcome['broke']
  /** Whether a signal ended it. */
  isInterrupted: boolean
  /** Whether k6 wrote its dashboard beside the report: of a run that lasts. */
  hasDashboard: boolean
}
