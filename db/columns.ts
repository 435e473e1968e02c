import { integer, text } from 'drizzle-orm/sqlite-core'
import type { CurrencyId } from '#app/domain/market.ts'

/** Minor units: grosze, or cents where a currency stands beside it (EXT-05). */
export const money = integer

/** A currency of the shop. */
export function currency() {
  return text().$type<CurrencyId>()
}

/** Milliseconds since 1970. */
export const instant = integer

/** Whose a row is: a registered client's, or a guest's until he or she logs in. */
export type Owner = `client:${number}` | `guest:${string}`
