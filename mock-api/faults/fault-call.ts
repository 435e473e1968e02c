import type { Context } from 'hono'
import type { MockEnv } from '../request-context.ts'
import type { Connection } from '../http/connection.ts'
import type { ConcurrentChanges } from './concurrent-changes.ts'

/** Longest time that a fault holds a call, in ms, so that a load test with hanging calls ends. */
export const LONGEST_HOLD_MS = 60_000

/** A call on its way through a fault. */
export interface FaultCall {
  c: Context<MockEnv>
  /** Runs the handler; then `c.res` is set. */
  next: () => Promise<void>
  /** Uniform in [0, 1), repeatable. */
  random: () => number
  /** Waits so many ms, at most 60 s. Ends earlier when the caller leaves or the server stops. */
  wait: (ms: number) => Promise<void>
  /** Values of the placeholders of the path. */
  values: Readonly<Record<string, string>>
  /** Null in process. */
  connection: Connection | null
  /** Marks the fault as applied: the caller sees a difference. */
  takesEffect: () => void
  /** What else happens in the shop meanwhile. */
  shop: ConcurrentChanges
}

/** Applies a fault to a call: before the handler, instead of it, or to its response. */
export type Applier = (call: FaultCall) => Promise<void>
