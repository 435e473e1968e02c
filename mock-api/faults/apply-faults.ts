import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { pathValues } from '#app/shop-api/contract/path-values.ts'
import { callOf, type ContractCall } from '../http/operations.ts'
import { errorResponse } from '../http/errors.ts'
import type { MockEnv, Visitor } from '../request-context.ts'
import { valueOfJson } from '../http/value-of-json.ts'
import { connectionOf } from '../http/connection.ts'
import { type FaultCall, LONGEST_HOLD_MS } from './fault-call.ts'
import type { DocumentedCall } from './documented-calls.ts'
import { applierOf, canApply, faultHeader, type FaultRule, readFaults, writeFault } from './fault-rule.ts'
import type { CountedRule, Faults } from './faults.ts'
import { isScenario, type ScenarioName } from './scenarios.ts'
import type { ConcurrentChanges } from './concurrent-changes.ts'

const FAULT_HEADER = 'x-mock-fault'
const SCENARIO_HEADER = 'x-mock-scenario'
/** Response header with the applied faults, in the syntax of x-mock-fault. */
const APPLIED_HEADER = 'x-mock-fault-applied'

interface ApplyInputs {
  faults: Faults
  shop: ConcurrentChanges
  calls: () => readonly ContractCall[]
  documented: () => readonly DocumentedCall[]
  random: () => number
  /** Name of a visitor as rules say it. */
  personaOf: (world: string, visitor: Visitor | null) => string
  /** Ends what is being held; aborted when the server stops. */
  stopping: AbortSignal
}

/**
 * Makes calls go wrong as their headers, the rules of their world and its scenario say. All that is due is applied, the first outermost,
 * so a late 503 is `latency` and `status`. Runs after readContext and before every handler.
 */
export function applyFaults({ faults, shop, calls, documented, random, personaOf, stopping }: ApplyInputs) {
  return createMiddleware<MockEnv>(async function applyFaults(c, next) {
    const requested = requestedFaults(c, documented)
    if ('refused' in requested) return errorResponse(c, 'MALFORMED', requested.refused)
    const { path } = c.req
    const candidates = faults.candidates(c.var.world, requested)
    if (candidates.length === 0) return next()
    const operation = callOf(calls(), c.req.method, path)
    const values = (operation && pathValues(operation.path, path)) ?? {}
    const needs = (part: 'body' | 'persona') => candidates.some(({ rule }) => rule.when?.[part] !== undefined)
    const due = faults.due(candidates, {
      path,
      operation,
      values,
      // From a copy: the shop reads the body itself.
      body: needs('body') ? valueOfJson(await c.req.raw.clone().text()) : undefined,
      persona: needs('persona') ? personaOf(c.var.world, c.var.visitor) : '',
    })
    if (due.length === 0) return next()

    const applied = new Set<CountedRule>()
    const rulesApplied = () => due.filter((each) => applied.has(each)).map(({ rule }) => rule)
    const takesEffect = (each: CountedRule) => () => {
      if (applied.has(each)) return
      each.applied++
      applied.add(each)
      c.set('faultsApplied', rulesApplied().map(writeFault).join(', '))
    }
    const wait = waiting(AbortSignal.any([stopping, c.req.raw.signal]))
    const call = { c, values, random, wait, connection: connectionOf(c), shop }
    await due.reduceRight<() => Promise<void>>(
      (inner, each) => () => applierOf(each.rule)({ ...call, takesEffect: takesEffect(each), next: inner }),
      next,
    )()
    if (applied.size > 0) c.res.headers.set(APPLIED_HEADER, rulesApplied().map(faultHeader).join(', '))
  })
}

type RequestedFaults = { faults: FaultRule[]; scenario: ScenarioName | null } | { refused: string }

/** Rejects a header that cannot be parsed or has no effect: a misspelled fault must not look like no fault. */
function requestedFaults(c: Context, documented: () => readonly DocumentedCall[]): RequestedFaults {
  const scenario = c.req.header(SCENARIO_HEADER) ?? null
  if (scenario !== null && !isScenario(scenario)) return { refused: SCENARIO_HEADER }
  const text = c.req.header(FAULT_HEADER)
  try {
    const faults = text === undefined ? [] : readFaults(text)
    return faults.every((rule) => canApply(rule, documented())) ? { scenario, faults } : { refused: FAULT_HEADER }
  } catch (error) {
    if (error instanceof RangeError) return { refused: FAULT_HEADER }
    throw error
  }
}

function waiting(end: AbortSignal): FaultCall['wait'] {
  return (ms) => sleep(Math.min(ms, LONGEST_HOLD_MS), undefined, { signal: end }).catch(() => undefined)
}
