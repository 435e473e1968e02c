import type { ReturnTerms } from '#app/domain/checkout/withdrawal.ts'
import type { Db } from '#db/open.ts'
import { returnPaidBy } from '../wire/vendor.ts'
import { sellers } from './sellers.ts'

/** Where the goods of vendors go back to, and who pays for that (EXT-17). */
export function returnTerms(db: Db, world: string, vendorIds: readonly number[]): (ReturnTerms & { address: string[] })[] {
  return sellers(db, world, vendorIds).map(({ vendorId, address }) => ({ vendorId, address, paidBy: returnPaidBy(vendorId) }))
}
