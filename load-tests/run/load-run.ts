import type { Machine } from '../mock/bench/machine.ts'
import type { CompletedAction, Plan, SessionRecord, Target } from '../plan.ts'
import type { RunVerdict } from '../verdict/run-verdict.ts'
import type { K6Summary } from './k6-summary.ts'
import type { LoadRatios } from './load-ratios.ts'
import type { K6Outcome } from './run-k6.ts'
import type { Sample } from './sampler.ts'
import type { Invariant } from './mock-control.ts'

/** Everything that a report shows. */
export interface LoadRun extends RunVerdict {
  journey: string
  workload: string
  description: string
  target: Target
  rate: number
  seed: number
  startedAt: string
  machine: Machine
  notes: readonly SessionRecord[]
  samples: readonly Sample[]
  summary: K6Summary | null
  ratios: LoadRatios
  invariants: readonly Invariant[]
  /** How long after its end a reduction was still shown, s; null: nobody saw one, or nobody looked. */
  oldestPriceSeconds: number | null
  /** Pieces of which there was one: sold, and left. */
  unique: { sold: number; left: number }
  actions: readonly CompletedAction[]
  /** Of a run that is to break: where it did, or its last seconds. */
  broke: K6Outcome['broke']
  assortment: Plan['assortment']
  products: number
}

/** … but for what is only known of sessions one by one: a run that was merged of several has counts of them. */
export type ReportedRun = Omit<LoadRun, 'notes' | 'assortment' | 'products'>
