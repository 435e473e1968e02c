import { setTimeout as sleep } from 'node:timers/promises'
import { contractRoute } from './contract-routes.ts'
import type { Answer, Drift, HeldCall, Probe } from './held-call.ts'
import { holdResponse } from './hold-response.ts'

/** A response that takes longer counts as none, in ms. */
const TIMEOUT_MS = 15_000
/** A 429 is waited for once, but not longer, in seconds. */
const LONGEST_RETRY_AFTER_S = 30

export interface ClientOptions {
  origin: string
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  fetch: typeof globalThis.fetch
  /** Requests of the run, at most. */
  mostRequests: number
  /** Time between two requests, in ms. */
  pauseMs: number
}

/** So many requests in a row without an answer end a run. */
const MOST_UNANSWERED = 5

/** The run ends before its last request; the message says why. */
export class RunEnded extends Error {
  override name = 'RunEnded'
}

/** The only way of a run to the shop API: one request at a time, with a pause between, and never more than the promised number. */
export function createDriftClient({ origin, headers: always, fetch, mostRequests, pauseMs }: ClientOptions) {
  const calls: HeldCall[] = []
  let requests = 0
  let unanswered = 0

  async function answerOf(probe: Probe): Promise<Answer> {
    if (requests >= mostRequests) throw new RunEnded(`It had made all ${mostRequests} requests that it may (--requests).`)
    if (unanswered >= MOST_UNANSWERED) throw new RunEnded(`${MOST_UNANSWERED} requests in a row got no answer.`)
    if (requests > 0) await sleep(pauseMs)
    requests++
    const { headers, ...init } = initOf(probe)
    const response = await fetch(urlOf(origin, probe), {
      ...init,
      headers: { ...always, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return {
    calls,
    requests: () => requests,
    /** Makes a call and holds its response to the contract. @returns the JSON of a 200; undefined for anything else */
    async send(probe: Probe): Promise<unknown> {
      let begun = performance.now()
      const note = (status: number | null, bytes: number, drifts: readonly Drift[]) => {
        const ms = Math.round((performance.now() - begun) * 10) / 10
        calls.push({ operationId: probe.operationId, asks: probe.asks, status, ms, bytes, drifts })
      }
      try {
        let answer = await answerOf(probe)
        const retryAfter = Number(answer.headers.get('retry-after'))
        if (answer.status === 429 && retryAfter > 0 && retryAfter <= LONGEST_RETRY_AFTER_S) {
          await sleep(retryAfter * 1000)
          begun = performance.now()
          answer = await answerOf(probe)
        }
        unanswered = 0
        const { drifts, json } = holdResponse(probe, answer)
        note(answer.status, Buffer.byteLength(answer.text), drifts)
        return answer.status === 200 ? json : undefined
      } catch (error) {
        if (error instanceof RunEnded) throw error
        unanswered++
        // The message may name the address with its values; the kind of error says enough.
        const got = error instanceof Error ? error.name : 'an error'
        note(null, 0, [{ kind: 'no answer', place: '', expected: `within ${TIMEOUT_MS / 1000} s`, got }])
        return undefined
      }
    },
    /** Notes a difference between several responses at the last call. */
    add(drifts: readonly Drift[]): void {
      const last = calls.at(-1)
      if (last) last.drifts = [...last.drifts, ...drifts]
    },
  }
}

export type DriftClient = ReturnType<typeof createDriftClient>

function urlOf(origin: string, { operationId, path = {}, query = {} }: Probe): string {
  const filled = contractRoute(operationId).path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return `${origin}${filled}${search && `?${search}`}`
}

function initOf({ operationId, method = contractRoute(operationId).method, body, headers = {} }: Probe) {
  const sent = { method: method.toUpperCase(), headers }
  if (body === undefined) return sent
  return {
    ...sent,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
