import type { EdgeBindings } from '../env.ts'
import { type CallPriority, CONCURRENCY_LIMIT, hasPermit } from './call-priorities.ts'
import { createEndpointBackOff } from './endpoint-back-off.ts'

/** A call that holds its permit for longer than any timeout (5 s in the gateway) has lost its caller, in ms; its permit is free again. */
const LOST_AFTER_MS = 6000

/** Endpoints whose Retry-After is remembered at the same time. */
const MAX_ENDPOINTS = 2000

/** A call that was not made: no permit was left for its priority. */
export class UpstreamBusy extends Error {
  override readonly name = 'UpstreamBusy'
  readonly priority: CallPriority
  constructor(priority: CallPriority) {
    super(`No permit for a call of priority ${priority}`)
    this.priority = priority
  }
}

/** For whom a call is made. */
export interface Caller {
  priority: CallPriority
  /** The visitor's network (http/visitor-network.ts); '': not known, or the call is for everybody. */
  network: string
}

/**
 * The client of the shop API in one isolate, with a limited number of permits. A call without a permit fails at once: a queue would only
 * grow, and a request that waits for another one's end hangs with it.
 * @param now ms since 1970
 */
export function createUpstreamClient(now: () => number) {
  // A disconnected caller may be stopped before its `finally`, so each call has a start and a lost one does not count for ever.
  const calls = new Set<{ startedAt: number; network: string }>()

  function underWay(): number {
    if (calls.size < CONCURRENCY_LIMIT / 4) return calls.size
    for (const call of calls) {
      if (call.startedAt + LOST_AFTER_MS > now()) break
      calls.delete(call)
    }
    return calls.size
  }

  /** There are at most as many as permits, so they are counted when asked. */
  function callsOf(network: string): number {
    let count = 0
    if (network !== '') for (const call of calls) if (call.network === network) count += 1
    return count
  }

  return {
    /**
     * Makes a call with a permit, which it holds until the head of its response.
     * @throws UpstreamBusy
     */
    async call({ priority, network }: Caller, fetch: () => Promise<Response>): Promise<Response> {
      if (!hasPermit(priority, underWay(), callsOf(network))) throw new UpstreamBusy(priority)
      const call = { startedAt: now(), network }
      calls.add(call)
      try {
        return await fetch()
      } finally {
        calls.delete(call)
      }
    },
    /** Retry-After of the shop API, for calls of public pages. */
    backOff: createEndpointBackOff(MAX_ENDPOINTS, now),
    underWay,
  }
}

const clients = new WeakMap<EdgeBindings, ReturnType<typeof createUpstreamClient>>()

/** The client of this isolate: one for each set of bindings. */
export function upstreamClientOf(bindings: EdgeBindings): ReturnType<typeof createUpstreamClient> {
  const known = clients.get(bindings)
  if (known) return known
  const client = createUpstreamClient(Date.now)
  clients.set(bindings, client)
  return client
}
