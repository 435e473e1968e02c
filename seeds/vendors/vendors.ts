// The vendors. People and firms come from faker, everything else from our own rng.
import type { Language } from '#app/domain/language.ts'
import { DAY_MS, instantOf } from '#app/domain/time/instant.ts'
import { slugify } from '#app/domain/slug.ts'
import type { vendor } from '#db/catalog-tables.ts'
import { firmAt, type Person, personAt } from '../people.ts'
import { rngFor } from '../random.ts'
import { VENDOR_IDS } from './vendor-ids.ts'
import { vendorDescription } from './vendor-description.ts'
import { vendorPhoto } from './vendor-photo.ts'
import { vendorRecord } from './vendor-record.ts'
import { chooseCity, vendorName } from './vendor-names.ts'
import { tradeAt, VENDOR_COUNT, vendorIdAt } from './vendor-trades.ts'

export type VendorRow = typeof vendor.$inferSelect

/** What people are called where; elsewhere they have English names. */
const LANGUAGE_OF_COUNTRY: Readonly<Record<string, Language>> = { PL: 'pl', ES: 'es' }
const MOST_PEOPLE = 1_000_000

const SUSPENDED_SHARE = 0.018
const VACATION_SHARE = 0.03
const FIRST_VENDOR = instantOf('2018-10-01 09:00:00')
const LAST_VENDOR = instantOf('2026-08-31 09:00:00')
/** Holidays end in winter or in the following summer. */
const VACATION_ENDS = ['2026-12-07', '2026-12-31', '2027-01-10', '2027-02-14', '2027-07-31'] as const
/** Last day of the holiday of a vendor used by tests (personas.ts). */
const VACATION_UNTIL = '2027-08-31'

/** All vendors of a seed, in the order of their ids. @param soldOf pieces sold by the id of a vendor, beyond what its shop had sold before */
export function makeVendors(seed: number, soldOf: (vendorId: number) => number = () => 0): VendorRow[] {
  const taken = new Set<string>()
  return Array.from({ length: VENDOR_COUNT }, (_, position) => makeVendor({ seed, position, taken, soldOf }))
}

interface VendorRequest {
  seed: number
  position: number
  /** Slugs already used. */
  taken: Set<string>
  soldOf: (vendorId: number) => number
}

function makeVendor({ seed, position, taken, soldOf }: VendorRequest): VendorRow {
  const rng = rngFor(seed, 'vendor', position)
  const id = vendorIdAt(position)
  const trade = tradeAt(position)
  const city = chooseCity(rng.chance(trade.name === 'northern' ? 0.4 : 0.86) ? 'home' : 'abroad', rng)
  const language = LANGUAGE_OF_COUNTRY[city.countryId] ?? 'en'
  const { owner, name } = newShop(taken, () => {
    const person = personAt(language, rng.int(0, MOST_PEOPLE))
    return { owner: person, name: vendorName(rng.pick(trade.names), person.lastName, city, rng) }
  })
  const firm = firmAt(language, owner, city.zip, rng.int(0, MOST_PEOPLE))
  const years = rng.int(3, 28)
  return {
    id,
    name,
    urlSlug: slugify(name),
    description: vendorDescription({ trade, owner, firm, city, years }, rng),
    city: city.name,
    countryId: city.countryId,
    isSuspended: id === VENDOR_IDS.suspended || (!isKept(id) && rng.chance(SUSPENDED_SHARE)),
    vacationUntil:
      id === VENDOR_IDS.onHoliday ? VACATION_UNTIL : !isKept(id) && rng.chance(VACATION_SHARE) ? rng.pick(VACATION_ENDS) : null,
    record: vendorRecord(seed, position, soldOf(id)),
    photo: vendorPhoto(seed, position, trade.name),
    firm,
    createdAt: Math.floor((FIRST_VENDOR + ((LAST_VENDOR - FIRST_VENDOR) * position) / VENDOR_COUNT) / DAY_MS) * DAY_MS,
  }
}

// Vendors used by tests keep the values of the table.
function isKept(id: number): boolean {
  return Object.values(VENDOR_IDS).some((kept) => kept === id)
}

function newShop(taken: Set<string>, make: () => { owner: Person; name: string }): { owner: Person; name: string } {
  let shop = make()
  while (taken.has(slugify(shop.name))) shop = make()
  taken.add(slugify(shop.name))
  return shop
}
