import { type Check, type CheckName, CHECKS } from './checks.ts'
import type { DeployedShop } from './deployed-shop.ts'

export interface Checked {
  name: CheckName
  promise: string
  result: 'kept' | 'broken' | 'not checked'
  /** Of a broken promise. */
  problem: string | null
}

/** Checks a deployed storefront, one promise after the other. */
export async function runChecks(shop: DeployedShop, names = Object.keys(CHECKS) as CheckName[]): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const name of names) {
    const check: Check = CHECKS[name]
    const problem = await check.problem(shop).catch((error: unknown) => String(error))
    const result = problem === undefined ? 'not checked' : problem === null ? 'kept' : 'broken'
    checked.push({ name, promise: check.promise, result, problem: problem ?? null })
  }
  return checked
}

const MARKS = { kept: '✓', broken: '✗', 'not checked': '–' } as const

/** Lines of the printed table. */
export function checkTable(checked: readonly Checked[]): string[] {
  const width = Math.max(...checked.map(({ name }) => name.length))
  return checked.map(
    ({ name, promise, result, problem }) =>
      `${MARKS[result]} ${name.padEnd(width)}  ${problem ?? promise}${result === 'not checked' ? ' (not checked)' : ''}`,
  )
}
