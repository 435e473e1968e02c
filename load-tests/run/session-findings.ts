// Findings of sessions beyond times: one-of-one pieces that were sold, and prices of ended promotions.
import type { RunPlan, SessionRecord } from '../plan.ts'
import type { Reason } from '../verdict/reason.ts'
import type { Sales } from '../verdict/sales.ts'
import { LOAD_BUDGETS } from './budgets.ts'
import type { Invariant, MockControl } from './mock-control.ts'

/** Sales of a run that does not check them. */
const NO_SALES: Sales = { sold: [], left: new Map() }

/** What the shop says of itself after a run. */
interface ShopAfter {
  invariants: Invariant[]
  sales: Sales
  /** NaN: it did not say. */
  apiCalls: number
}

/** Asks the shop after a run; of one that nobody controls (null) nothing is known. One that does not answer has died, and that is a violation. */
export async function shopAfter(notes: readonly SessionRecord[], plan: RunPlan, shop: MockControl | null): Promise<ShopAfter> {
  if (shop === null) return { invariants: [], sales: NO_SALES, apiCalls: Number.NaN }
  try {
    const sales = plan.uniques.length === 0 ? NO_SALES : await salesOf(notes, plan, shop)
    return { invariants: await shop.invariants(), sales, apiCalls: await shop.callsMade() }
  } catch (error) {
    const violations = [{ where: 'its control API', expected: 'an answer', actual: String(error) }]
    const invariants = [{ name: 'answers', title: 'the shop answers after the run', ok: false, checked: 1, violations }]
    return { invariants, sales: NO_SALES, apiCalls: Number.NaN }
  }
}

/** One-of-one pieces, by the sessions and by the shop. */
async function salesOf(notes: readonly SessionRecord[], { uniques }: RunPlan, shop: MockControl): Promise<Sales> {
  const sold = notes.flatMap(({ draws }) => draws.flatMap(({ of, rank }) => (of === 'sold' ? [rank] : [])))
  return { sold, left: await remainingStock(uniques, shop) }
}

/** Stock of these pieces, by id. */
export async function remainingStock(uniques: RunPlan['uniques'], shop: MockControl): Promise<Map<number, number>> {
  const ids = uniques.map(({ id }) => id)
  const pieces = await shop.stockOf(ids)
  return new Map(ids.map((id, at) => [id, pieces[at] ?? Number.NaN]))
}

/** Violations. */
export function brokenInvariants(invariants: readonly Invariant[]): Reason[] {
  return invariants.flatMap(({ name, title, violations }) =>
    violations.map((each) => ({
      id: `invariant-${name}`,
      text: `${title}: ${each.where} should be ${each.expected}, is ${each.actual}`,
    })),
  )
}

/** Longest time a price was shown after its promotion ended, s; null: never. */
export function oldestPrice(notes: readonly SessionRecord[]): number | null {
  const ages = notes.flatMap(({ draws }) => draws.flatMap(({ of, rank }) => (of === 'old price' ? [rank] : [])))
  return ages.length === 0 ? null : ages.reduce((oldest, age) => Math.max(oldest, age), 0)
}

/** Violations of the limit of that age. */
export function stalePriceReasons(seconds: number | null): Reason[] {
  const { oldPriceSeconds } = LOAD_BUDGETS
  return seconds === null || seconds <= oldPriceSeconds
    ? []
    : [
        {
          id: 'old-price',
          text: `a price was shown ${seconds} s after its end, at most ${oldPriceSeconds} are allowed`,
          value: seconds,
          limit: oldPriceSeconds,
        },
      ]
}
