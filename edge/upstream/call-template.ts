import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { pathMatcher } from '#app/shop-api/contract/path-values.ts'

const matchesOf = pathMatcher(CONTRACT_CALLS)

/** The path of a call as the contract writes it, so without ids and names; `other` for a path that is not in it. @param pathname still encoded */
export function callTemplate(pathname: string): string {
  return matchesOf(pathname)[0]?.row.path ?? 'other'
}
