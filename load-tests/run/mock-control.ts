// Calls of the mock's control API before and after a run (mock-api/control/README.md).
import { z } from 'zod'
import { controlCalls, faultControl } from '../mock/fault-control.ts'

export const Invariant = z.object({
  name: z.string(),
  title: z.string(),
  ok: z.boolean(),
  checked: z.number(),
  violations: z.array(z.object({ where: z.string(), expected: z.string(), actual: z.string() })),
})
export type Invariant = z.infer<typeof Invariant>

const Invariants = z.object({ data: z.object({ ok: z.boolean(), items: z.array(Invariant) }) })

const Stock = z.object({ data: z.object({ items: z.array(z.object({ id: z.number(), stock: z.number() })) }) })

export type MockControl = ReturnType<typeof createMockControl>

/** Start of the shopping night, local time of Warsaw (app/domain/marketing/campaigns.ts). */
const MIDNIGHT = '2022-03-17T00:00:00+01:00'

/** Controls the shop of a run. @param origin of the mock, with its control API enabled */
export function createMockControl(origin: string) {
  const faults = faultControl(origin)
  const callControl = controlCalls(origin)
  let counted = 0
  let callsNow = () => Promise.resolve(0)
  async function countCalls(): Promise<void> {
    callsNow = await faults.countCalls('*')
  }
  return {
    /** Starts to count calls. */
    countCalls,
    /** Calls of the contract since the count started. */
    callsMade: async () => counted + (await callsNow()),
    /** Installs faults. */
    fail: faults.break,
    /** Removes all faults. The control API removes all rules at once, so a new counting rule replaces the old one. */
    async heal(): Promise<void> {
      counted += await callsNow()
      await faults.heal()
      await countCalls()
    },
    async invariants(): Promise<Invariant[]> {
      return Invariants.parse(await callControl('/__mock/invariants')).data.items
    },
    /** Sets the stock of each product to one piece. */
    async makeUnique(ids: readonly number[]): Promise<void> {
      for (const id of ids) await callControl(`/__mock/products/${id}`, 'PATCH', { stock: 1 })
    },
    /** Stock of each product. */
    async stockOf(ids: readonly number[]): Promise<number[]> {
      return Promise.all(
        ids.map(
          async (id) =>
            Stock.parse(await callControl(`/__mock/products?q=${id}`)).data.items.find((each) => each.id === id)?.stock ?? Number.NaN,
        ),
      )
    },
    /** Sets the clock to the evening before the shopping night, so that midnight ends the promotions. @returns midnight, ms since 1970 */
    async setEvening(promos: readonly { productId: number; price: number }[], msBefore: number): Promise<number> {
      const evening = new Date(Date.parse(MIDNIGHT) - msBefore).toISOString()
      await callControl('/__mock/clock/set', 'POST', { at: evening })
      const startedAt = Date.now()
      await callControl('/__mock/clock/speed', 'POST', { speed: 1 })
      for (const { productId, price } of promos) {
        await callControl(`/__mock/products/${productId}`, 'PATCH', { promo: { price, endsAt: MIDNIGHT } })
      }
      return startedAt + msBefore
    },
  }
}
