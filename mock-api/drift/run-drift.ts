import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { type ClientOptions, createDriftClient, RunEnded } from './drift-client.ts'
import type { Drift, HeldCall } from './held-call.ts'
import { type GivenSlugs, safeCalls, type SkippedCall } from './safe-calls.ts'
import { type TestAccount, writeFlows } from './write-flows.ts'

export interface DriftOptions extends ClientOptions, GivenSlugs {
  /** Null: only safe calls are made. */
  account: TestAccount | null
  /** With an account: whether a second order is paid in the sandbox, and withdrawn from. */
  settles: boolean
  /** When the run begins, ms since 1970. */
  startedAt: number
}

/** A difference, with every response that has it counted. */
export interface FoundDrift extends Drift {
  operationId: string
  /** The first request that met it. */
  asks: string
  /** Places in responses that have it, and responses. */
  places: number
  responses: number
}

/** The result of a run, as it is written to the JSON report. */
export interface DriftResult {
  origin: string
  startedAt: string
  requests: number
  drifts: readonly FoundDrift[]
  calls: readonly HeldCall[]
  /** Calls of the contract without a 200, and why. */
  skipped: readonly SkippedCall[]
  /** Why the run ended before its last request; null: it did not. */
  endedBecause: string | null
}

const NEEDS_WRITE = 'changes something, or needs an account: --write makes most of these'

/** Holds a running shop API to the contract. */
export async function runDrift(options: DriftOptions): Promise<DriftResult> {
  const client = createDriftClient(options)
  const skipped: SkippedCall[] = []
  let endedBecause: string | null = null
  try {
    const found = await safeCalls(client, options)
    skipped.push(...found.skipped)
    if (options.account)
      skipped.push(...(await writeFlows(client, { account: options.account, hits: found.hits, settles: options.settles })))
  } catch (error) {
    if (!(error instanceof RunEnded)) throw error
    endedBecause = error.message
  }
  const reasons = new Map(skipped.map(({ operationId, because }) => [operationId, because]))
  const reasonOf = (operationId: string): string => {
    const statuses = [...new Set(client.calls.flatMap((call) => (call.operationId === operationId ? (call.status ?? 'nothing') : [])))]
    const unmade = options.account ? 'no run makes it' : NEEDS_WRITE
    return reasons.get(operationId) ?? (statuses.length > 0 ? `it answered ${statuses.join(', ')}` : unmade)
  }
  const isGood = (operationId: string) => client.calls.some((call) => call.operationId === operationId && call.status === 200)
  return {
    origin: options.origin,
    startedAt: new Date(options.startedAt).toISOString(),
    requests: client.requests(),
    drifts: grouped(client.calls),
    calls: client.calls,
    skipped: CONTRACT_CALLS.flatMap(({ operationId }) => (isGood(operationId) ? [] : [{ operationId, because: reasonOf(operationId) }])),
    endedBecause,
  }
}

function grouped(calls: readonly HeldCall[]): FoundDrift[] {
  const found = new Map<string, FoundDrift>()
  for (const { operationId, asks, drifts } of calls) {
    const met = new Set<string>()
    for (const drift of drifts) {
      const key = JSON.stringify([operationId, drift.kind, drift.place, drift.expected, drift.got])
      const known = found.get(key) ?? { operationId, asks, ...drift, places: 0, responses: 0 }
      known.places++
      if (!met.has(key)) known.responses++
      met.add(key)
      found.set(key, known)
    }
  }
  return [...found.values()]
}
