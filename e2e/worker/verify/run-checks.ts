import { type Check, type CheckName, CHECKS } from './checks.ts'
import { otherBuild } from './build-checks.ts'
import type { DeployedShop } from './deployed-shop.ts'

export interface Checked {
  name: CheckName
  promise: string
  result: 'kept' | 'broken' | 'not checked'
  /** Of a broken promise; what was not given of one that is not checked. */
  problem: string | null
}

/** Checks a deployed storefront, one promise after the other. After each the build must still be the same: what another one answered proves nothing. */
export async function runChecks(shop: DeployedShop, names = Object.keys(CHECKS) as CheckName[]): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const name of names) {
    const check: Check = CHECKS[name]
    const found = (await check.problem(shop).catch(String)) ?? (await otherBuild(shop).catch(String))
    const isNotGiven = typeof found === 'object' && found !== null
    const result = isNotGiven ? 'not checked' : found === null ? 'kept' : 'broken'
    checked.push({ name, promise: check.promise, result, problem: isNotGiven ? found.notGiven : found })
  }
  return checked
}

const MARKS = { kept: '✓', broken: '✗', 'not checked': '–' } as const

/** Lines of the printed table. */
export function checkTable(checked: readonly Checked[]): string[] {
  const width = Math.max(...checked.map(({ name }) => name.length))
  return checked.map(
    ({ name, promise, result, problem }) =>
      `${MARKS[result]} ${name.padEnd(width)}  ${result === 'not checked' ? `not checked, because not given: ${problem}` : (problem ?? promise)}`,
  )
}
