import { integer, text } from 'drizzle-orm/sqlite-core'
import type { CurrencyId } from '#app/domain/market.ts'

/** Minor units: grosze, or cents if the row has a currency (EXT-05). */
export const money = integer

/** A currency of the shop. */
export function currency() {
  return text().$type<CurrencyId>()
}

/** Milliseconds since 1970. */
export const instant = integer

/** Owner of a row: a registered client, or a guest until login. */
export type Owner = `client:${number}` | `guest:${string}`
