import { contractCallsAt } from '#app/shop-api/contract/contract-calls-at.ts'

/** The path of a call as the contract writes it, so without ids and names; `other` for a path that is not in it. @param pathname still encoded */
export function callTemplate(pathname: string): string {
  return contractCallsAt(pathname)[0]?.row.path ?? 'other'
}
