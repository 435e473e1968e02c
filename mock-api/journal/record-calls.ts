import { createMiddleware } from 'hono/factory'
import type { Clock } from '../clock.ts'
import { callOf, type ContractCall } from '../http/operations.ts'
import { namedWorld } from '../http/control-world.ts'
import type { MockEnv } from '../request-context.ts'
import { MAIN_WORLD, WORLD_NAME } from '../store/world-names.ts'
import { firstDifference } from './first-difference.ts'
import type { Journal } from './journal.ts'
import { nearMiss } from './near-miss.ts'
import { captureBody } from './request-body.ts'
import { maskedBody, maskedHeaders, maskedQuery } from './mask-secrets.ts'

/** What is the mock's own and not the shop's. */
export const NOT_OF_THE_SHOP = /^\/(__mock|photos|docs|openapi\.json|healthz|favicon\.ico)(\/|$)/

interface RecordInputs {
  journal: Journal
  calls: () => readonly ContractCall[]
  /** The machine's. */
  clock: Clock
}

/** Writes every call of the shop into the journal of its world, also those that no route takes and those that break. */
export function recordCalls({ journal, calls, clock }: RecordInputs) {
  return createMiddleware<MockEnv>(async function recordCalls(c, next) {
    const { path, method } = c.req
    if (NOT_OF_THE_SHOP.test(path)) return next()
    const at = clock.now()
    const startedAt = performance.now()
    const capturedBody = captureBody(c.req.raw)
    const headers = maskedHeaders(c.req.raw.headers)

    /** Logs an error of the journal; the call succeeds anyway. */
    async function write(status: number | null): Promise<void> {
      await remember(status).catch((error: unknown) => console.error(`${method} ${path} is not in the journal:`, error))
    }

    async function remember(status: number | null): Promise<void> {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const operation = callOf(calls(), method, path)
      const body = await capturedBody()
      const { world = knownWorld(namedWorld(c)), now = null, faultsApplied = null, refusal } = notes(c.var)
      journal.add(world, {
        at,
        now,
        method,
        path,
        query: maskedQuery(new URL(c.req.url).search),
        headers,
        body: body === null ? null : maskedBody(body),
        status,
        ms,
        operationId: operation?.operationId ?? null,
        faults: faultsApplied,
        nearMiss: operation ? null : nearMiss(calls(), method, path),
        difference: refusal ? firstDifference(refusal) : null,
      })
    }

    try {
      await next()
    } catch (error) {
      await write(null)
      throw error
    }
    await write(c.res.status)
  })
}

/** A call that was rejected early has no context. */
function notes(variables: Readonly<MockEnv['Variables']>): Partial<MockEnv['Variables']> {
  return variables
}

function knownWorld(name: string | undefined): string {
  return name !== undefined && WORLD_NAME.test(name) ? name : MAIN_WORLD
}
