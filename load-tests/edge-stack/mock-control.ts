import { z } from 'zod'

/** A rule of the mock's faults (mock-api/faults/README.md). */
export interface Fault {
  route: string
  kind: string
  arg?: string
}

const Rules = z.object({ data: z.object({ rules: z.array(z.object({ calls: z.number() })) }) })

/** A fault without effect that counts the matching calls. */
const COUNTER = { kind: 'latency', arg: '0' }

/** Installs a fault for all worlds and counts the calls that match it. */
export function faultControl(origin: string) {
  const url = `${origin}/__mock/faults`
  return {
    async break(...faults: readonly Fault[]): Promise<void> {
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(faults) })
      if (!response.ok) throw new Error(`The mock refused a fault: ${await response.text()}`)
      await response.arrayBuffer()
    },
    async heal(): Promise<void> {
      await (await fetch(url, { method: 'DELETE' })).arrayBuffer()
    },
    /** Starts to count calls of a route; its rule comes first, so it counts whatever other faults match. */
    async countCalls(route: string): Promise<() => Promise<number>> {
      await this.break({ route, ...COUNTER })
      return async () => Rules.parse(await (await fetch(url)).json()).data.rules[0]?.calls ?? 0
    },
  }
}

export type FaultControl = ReturnType<typeof faultControl>
