import { inArray } from 'drizzle-orm'
import { HOME_COUNTRY } from '#app/domain/checkout/address.ts'
import { vendor } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { catalogEdits } from '../store/catalog-edits.ts'

/** A vendor as documents name it. */
export interface Seller {
  vendorId: number
  /** Lines of an envelope, the name of the shop first. */
  address: string[]
  taxNumber: string
}

/** Vendors as the firms that their descriptions name (EXT-18). Of one that names none, street, postal code and tax number follow from the id. */
export function sellers(db: Db, world: string, vendorIds: readonly number[]): Seller[] {
  const { id, name, city, countryId, firm } = vendor
  const rows = db
    .select({ id, name, city, countryId, firm })
    .from(vendor)
    .where(inArray(vendor.id, [...vendorIds]))
    .all()
  const edits = catalogEdits(db).of(world, 'vendor')
  // A vendor who is gone has sold before: orders, returns and corrections still name it.
  return rows.map((row) => toSeller({ ...row, ...edits.get(row.id) }))
}

type SellerRow = Pick<typeof vendor.$inferSelect, 'id' | 'name' | 'city' | 'countryId' | 'firm'>

function toSeller({ id, name, city, countryId, firm }: SellerRow): Seller {
  const firmLines = firm ? [firm.name, firm.street] : [`ul. Magazynowa ${(id % 90) + 1}`]
  return {
    vendorId: id,
    address: [name, ...firmLines, `${postalCode(firm?.zipCode ?? madeUpCode(id), countryId)} ${city}`],
    taxNumber: firm?.nip ?? madeUpTaxNumber(id),
  }
}

/** Abroad with its country, without which nothing arrives. */
function postalCode(code: string, countryId: string): string {
  if (countryId === HOME_COUNTRY || code.startsWith(countryId)) return code
  return `${countryId}-${code.replace(POLISH_CODE, '$1$2')}`
}

const POLISH_CODE = /^(\d{2})-(\d{3})$/

function madeUpCode(id: number): string {
  return `${String((id % 89) + 10)}-${String((id * 7) % 1000).padStart(3, '0')}`
}

/** With the prefix 000, which no office gives. */
function madeUpTaxNumber(id: number): string {
  return `000${String(id).padStart(7, '0')}`
}
