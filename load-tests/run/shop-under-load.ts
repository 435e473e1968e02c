// What a run asks the mock's control room, before and after (mock-api/control/README.md).
import { z } from 'zod'

const Invariants = z.object({
  data: z.object({
    ok: z.boolean(),
    items: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        ok: z.boolean(),
        checked: z.number(),
        violations: z.array(z.object({ where: z.string(), expected: z.string(), actual: z.string() })),
      }),
    ),
  }),
})
export type Invariant = z.infer<typeof Invariants>['data']['items'][number]

const Rules = z.object({
  data: z.object({ rules: z.array(z.object({ rule: z.object({ arg: z.string().optional() }), calls: z.number() })) }),
})

/** A fault that befalls nobody: the room counts how many calls a rule was about.. */
const COUNTING = { route: '*', kind: 'latency', arg: '1', percent: 0 }

/** The shop of a run. @param origin of the mock, with control */
export function shopUnderLoad(origin: string) {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, { ...init, headers: { 'content-type': 'application/json' } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  return {
    /** From now on calls are counted. */
    countCalls: () => ask('/__mock/faults', { method: 'POST', body: JSON.stringify(COUNTING) }),
    /** Calls of the contract since then. */
    async callsMade(): Promise<number> {
      const { rules } = Rules.parse(await ask('/__mock/faults')).data
      return rules.find(({ rule }) => rule.arg === COUNTING.arg)?.calls ?? 0
    },
    async invariants(): Promise<Invariant[]> {
      return Invariants.parse(await ask('/__mock/invariants')).data.items
    },
  }
}
