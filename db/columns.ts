import { integer } from 'drizzle-orm/sqlite-core'

/** Minor units: grosze, or cents where a currency stands beside it (EXT-05). */
export const money = integer

/** Milliseconds since 1970. */
export const instant = integer

/** Whose a row is: a registered client's, or a guest's until he or she logs in. */
export type Owner = `client:${number}` | `guest:${string}`
