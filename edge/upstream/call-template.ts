import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { pathValues } from '#app/shop-api/contract/path-values.ts'

/** Every path of the contract once. */
const TEMPLATES = [...new Set(CONTRACT_CALLS.map(({ path }) => path))]

/** The path of a call as the contract writes it, so without ids and names; `other` for a path that is not in it. @param pathname still encoded */
export function callTemplate(pathname: string): string {
  return TEMPLATES.find((template) => pathValues(template, pathname)) ?? 'other'
}
