import { inArray } from 'drizzle-orm'
import type { ReturnTerms } from '#app/domain/checkout/withdrawal.ts'
import { vendor } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { catalogEdits } from '../store/catalog-edits.ts'
import { returnPaidBy } from '../wire/vendor.ts'

/** Where the goods of vendors go back to, and who pays for that (EXT-17). The catalog has cities alone, so the street follows from the id. */
export function returnTerms(db: Db, world: string, vendorIds: readonly number[]): (ReturnTerms & { address: string[] })[] {
  const rows = db
    .select({ id: vendor.id, name: vendor.name, city: vendor.city })
    .from(vendor)
    .where(inArray(vendor.id, [...vendorIds]))
    .all()
  const edits = catalogEdits(db).of(world, 'vendor')
  // A vendor who is gone has sold before: orders, returns and corrections still name it.
  return rows.map((row) => {
    const { id, name, city } = { ...row, ...edits.get(row.id) }
    return {
      vendorId: id,
      address: [name, `ul. Magazynowa ${(id % 90) + 1}`, `${postalCode(id)} ${city}`],
      paidBy: returnPaidBy(id),
    }
  })
}

function postalCode(id: number): string {
  return `${String((id % 89) + 10)}-${String((id * 7) % 1000).padStart(3, '0')}`
}
