import type { Context } from 'hono'
import type { MockEnv } from '../request-context.ts'
import type { Connection } from '../http/connection.ts'
import type { ConcurrentChanges } from './concurrent-changes.ts'

/** Longest time that a fault holds a call, in ms: a load test that hangs everything ends by itself. */
export const LONGEST_HOLD_MS = 60_000

/** A call on its way through a fault. */
export interface FaultCall {
  c: Context<MockEnv>
  /** Lets the shop answer; then `c.res` is there. */
  next: () => Promise<void>
  /** Uniform in [0, 1), repeatable. */
  random: () => number
  /** Waits so many ms, at most 60 s. Ends earlier when the caller leaves or the server stops. */
  wait: (ms: number) => Promise<void>
  /** Null in process. */
  connection: Connection | null
  /** Says that the caller now meets something else than without the fault; one that never says so was not applied. */
  takesEffect: () => void
  /** What else happens in the shop meanwhile. */
  shop: ConcurrentChanges
}

/** Makes a call go wrong. It may change what comes before the shop's answer, the answer, or leave the shop out. */
export type Applier = (call: FaultCall) => Promise<void>
