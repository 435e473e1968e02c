import { CONTRACT_CALLS } from './calls.ts'
import { pathMatcher } from './path-values.ts'

/** The calls that a pathname has, with the values of its path; several methods may share one. In a file of its own: calls.ts is compiled to data. */
export const contractCallsAt = pathMatcher(CONTRACT_CALLS)
