import { z } from 'zod'

/** A rule of the mock's faults (mock-api/faults/README.md). */
export interface Fault {
  route: string
  kind: string
  arg?: string
  percent?: number
}

const Rules = z.object({ data: z.object({ rules: z.array(z.object({ calls: z.number() })) }) })

/** A fault without effect that counts the matching calls. The control API accepts no rule of 0 percent, which would do nothing. */
const COUNTER = { kind: 'latency', arg: '1', percent: Number.EPSILON }
const PATH = '/__mock/faults'
/** A mock that does not answer within this time has died, ms. */
const MAX_MS = 60_000

/** Calls the control API of a mock. @throws Error for another answer than 200 */
export function controlCalls(origin: string) {
  return async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const init = { method, headers, signal: AbortSignal.timeout(MAX_MS), ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetch(origin + path, init)
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`)
    return response.json()
  }
}

/** Installs faults for all worlds, and counts calls. @param origin of a mock with its control API */
export function faultControl(origin: string) {
  const call = controlCalls(origin)
  return {
    break: (...faults: readonly Fault[]) => call(PATH, 'POST', faults),
    /** Removes all faults, and counters. */
    heal: () => call(PATH, 'DELETE'),
    /** Starts to count calls of a route; its rule comes first, so it counts whatever other faults match. */
    async countCalls(route: string): Promise<() => Promise<number>> {
      await call(PATH, 'POST', { route, ...COUNTER })
      return async () => Rules.parse(await call(PATH)).data.rules[0]?.calls ?? 0
    },
  }
}

export type FaultControl = ReturnType<typeof faultControl>
