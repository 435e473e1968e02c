import { expectedIdentities, mismatchedPath, type SentValues } from './identities.ts'
import { foreignCurrencyPath } from './market-currency.ts'

/** A call as it was sent. */
interface SentCall extends SentValues {
  /** Method and path of the contract. */
  call: string
  /** Its header; undefined: none. */
  langId: string | undefined
}

/**
 * Path of the first field by which a response is one to another request: about another entity, or for another market. null: there is none. Whoever
 * reads a response of the shop API asks this.
 */
export function mismatchOf({ call, langId, ...sent }: SentCall, response: unknown): string | null {
  return mismatchedPath(expectedIdentities(call, sent), response) ?? foreignCurrencyPath(call, langId, response)
}
