// What a run asks the mock's control room, before and after (mock-api/control/README.md).
import { z } from 'zod'

export const Invariant = z.object({
  name: z.string(),
  title: z.string(),
  ok: z.boolean(),
  checked: z.number(),
  violations: z.array(z.object({ where: z.string(), expected: z.string(), actual: z.string() })),
})
export type Invariant = z.infer<typeof Invariant>

const Invariants = z.object({ data: z.object({ ok: z.boolean(), items: z.array(Invariant) }) })

const Rules = z.object({
  data: z.object({ rules: z.array(z.object({ rule: z.object({ arg: z.string().optional() }), calls: z.number() })) }),
})

const Stock = z.object({ data: z.object({ items: z.array(z.object({ id: z.number(), stock: z.number() })) }) })

/** A fault that befalls nobody: the room counts how many calls a rule was about. It takes no rule of 0 percent, for that would do nothing. */
const COUNTING = { route: '*', kind: 'latency', arg: '1', percent: Number.EPSILON }

export type MockControl = ReturnType<typeof createMockControl>

/** Local time of Warsaw, when the night of shopping begins (app/domain/marketing/campaigns.ts). */
const MIDNIGHT = '2022-03-17T00:00:00+01:00'

/** The shop of a run. @param origin of the mock, with control */
export function createMockControl(origin: string) {
  let counted = 0
  const ask = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
    const init = { method, headers: { 'content-type': 'application/json' }, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetch(`${origin}${path}`, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  async function callsNow(): Promise<number> {
    const { rules } = Rules.parse(await ask('/__mock/faults')).data
    return rules.find(({ rule }) => rule.arg === COUNTING.arg)?.calls ?? 0
  }
  async function countCalls(): Promise<void> {
    await ask('/__mock/faults', 'POST', COUNTING)
  }
  return {
    /** From now on calls are counted. */
    countCalls,
    /** Calls of the contract since then. */
    callsMade: async () => counted + (await callsNow()),
    /** Lets calls go wrong. */
    async fail(rules: readonly object[]): Promise<void> {
      await ask('/__mock/faults', 'POST', rules)
    },
    /** No call goes wrong any more. Rules go together, so the count goes on in a new one. */
    async heal(): Promise<void> {
      counted += await callsNow()
      await ask('/__mock/faults', 'DELETE')
      await countCalls()
    },
    async invariants(): Promise<Invariant[]> {
      return Invariants.parse(await ask('/__mock/invariants')).data.items
    },
    /** Of each product there is one piece, as a seller would set it. */
    async makeUnique(ids: readonly number[]): Promise<void> {
      for (const id of ids) await ask(`/__mock/products/${id}`, 'PATCH', { stock: 1 })
    },
    /** Pieces that are left of products. */
    async stockOf(ids: readonly number[]): Promise<number[]> {
      return Promise.all(
        ids.map(
          async (id) => Stock.parse(await ask(`/__mock/products?q=${id}`)).data.items.find((each) => each.id === id)?.stock ?? Number.NaN,
        ),
      )
    },
    /** The evening before the night of shopping: its midnight comes after so long, and the reductions end with it. @returns when, ms since 1970 */
    async setEvening(promos: readonly { productId: number; price: number }[], msBefore: number): Promise<number> {
      const evening = new Date(Date.parse(MIDNIGHT) - msBefore).toISOString()
      await ask('/__mock/clock/set', 'POST', { at: evening })
      const startedAt = Date.now()
      await ask('/__mock/clock/speed', 'POST', { speed: 1 })
      for (const { productId, price } of promos) {
        await ask(`/__mock/products/${productId}`, 'PATCH', { promo: { price, endsAt: MIDNIGHT } })
      }
      return startedAt + msBefore
    },
  }
}
