import { setTimeout as sleep } from 'node:timers/promises'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { contractRoute } from './contract-routes.ts'
import { holdResponse } from './hold-response.ts'
import type { Drift, Probe, Send } from './probe.ts'
import { type GivenSlugs, safeCalls } from './safe-calls.ts'

/** A response that takes longer counts as none, in ms. */
const TIMEOUT_MS = 15_000
/** A 429 is waited for once, but not longer, in seconds. */
const LONGEST_RETRY_AFTER_S = 30
/** So many requests in a row without an answer end a run. */
const MOST_UNANSWERED = 5

export interface DriftOptions extends GivenSlugs {
  origin: string
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  fetch: typeof globalThis.fetch
  /** Time between two requests, in ms. */
  pauseMs: number
}

/** A difference, with the number of responses that have it. */
export interface FoundDrift extends Drift {
  operationId: string
  /** The first request that met it. */
  asks: string
  responses: number
}

/** The result of a run. */
export interface DriftResult {
  requests: number
  drifts: readonly FoundDrift[]
  /** operationIds of the contract without a 200: writes, and what needs an account or a value that was not found. */
  notHeld: readonly string[]
  /** Whether the last requests got no answer, so that no more were made. */
  isUnanswered: boolean
}

/** Holds a running shop API to the contract, by reads and by requests that are refused: one at a time, with a pause between. */
export async function runDrift({ origin, headers, fetch, pauseMs, ...given }: DriftOptions): Promise<DriftResult> {
  const found = new Map<string, FoundDrift>()
  const good = new Set<string>()
  let requests = 0
  let unanswered = 0

  async function answerOf(probe: Probe) {
    if (requests++ > 0) await sleep(pauseMs)
    const response = await fetch(urlOf(origin, probe), { ...initOf(probe, headers), signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  function note({ operationId, asks }: Probe, drifts: readonly Drift[]): void {
    const keyed = drifts.map((drift) => [JSON.stringify([operationId, drift]), drift] as const)
    for (const [key, drift] of new Map(keyed)) {
      found.set(key, { operationId, asks, ...drift, ...found.get(key), responses: (found.get(key)?.responses ?? 0) + 1 })
    }
  }
  const send: Send = async (operationId, asks, more) => {
    if (unanswered >= MOST_UNANSWERED) return undefined
    const probe = { operationId, asks, ...more }
    try {
      let answer = await answerOf(probe)
      const retryAfter = Number(answer.headers.get('retry-after'))
      if (answer.status === 429 && retryAfter > 0 && retryAfter <= LONGEST_RETRY_AFTER_S) {
        await sleep(retryAfter * 1000)
        answer = await answerOf(probe)
      }
      unanswered = 0
      const { drifts, json } = holdResponse(probe, answer)
      note(probe, drifts)
      if (answer.status !== 200) return undefined
      good.add(operationId)
      return json
    } catch (error) {
      unanswered++
      // The message may name the address with its values; the kind of error says enough.
      const got = error instanceof Error ? error.name : 'an error'
      note(probe, [{ kind: 'no answer', place: '', expected: `within ${TIMEOUT_MS / 1000} s`, got }])
      return undefined
    }
  }
  await safeCalls(send, given)
  const notHeld = CONTRACT_CALLS.map(({ operationId }) => operationId).filter((operationId) => !good.has(operationId))
  return { requests, drifts: [...found.values()], notHeld, isUnanswered: unanswered >= MOST_UNANSWERED }
}

function urlOf(origin: string, { operationId, path = {}, query = {} }: Probe): string {
  const filled = contractRoute(operationId).path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return `${origin}${filled}${search && `?${search}`}`
}

function initOf({ operationId, method = contractRoute(operationId).method, body, headers }: Probe, always: object): RequestInit {
  const init = { method: method.toUpperCase(), redirect: 'manual' as const, headers: { ...always, ...headers } }
  if (body === undefined) return init
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { ...init, headers: { 'content-type': 'application/json', ...init.headers }, body: text }
}
