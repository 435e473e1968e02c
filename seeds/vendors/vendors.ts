// The vendors. Personal names come from faker, everything else from our own dice.
import { Faker, pl } from '@faker-js/faker'
import { DAY_MS, instantOf } from '#app/domain/time/instant.ts'
import { slugify } from '#app/domain/slug.ts'
import type { vendor } from '#db/catalog-tables.ts'
import { type Dice, diceFor } from '../random.ts'
import { VENDOR_IDS } from './vendor-ids.ts'
import { vendorDescription } from './vendor-description.ts'
import { vendorPhoto } from './vendor-photo.ts'
import { vendorRecord } from './vendor-record.ts'
import { CITIES, FIRST_WORDS, NAME_PATTERNS, type VendorCity } from './vendor-names.ts'
import { tradeAt, VENDOR_COUNT, vendorIdAt } from './vendor-trades.ts'

export type VendorRow = typeof vendor.$inferSelect

const SUSPENDED_SHARE = 0.018
const VACATION_SHARE = 0.03
const FIRST_VENDOR = instantOf('2018-10-01 09:00:00')
const LAST_VENDOR = instantOf('2026-08-31 09:00:00')
/** Holidays end in winter or in the following summer. */
const VACATION_ENDS = ['2026-12-07', '2026-12-31', '2027-01-10', '2027-02-14', '2027-07-31'] as const
/** Last day of the holiday of a vendor used by tests (personas.ts). */
const VACATION_UNTIL = '2027-08-31'

/** All vendors of a seed, in the order of their ids. */
export function makeVendors(seed: number): VendorRow[] {
  const people = new Faker({ locale: [pl], seed })
  const taken = new Set<string>()
  return Array.from({ length: VENDOR_COUNT }, (_, position) => makeVendor({ seed, position, people, taken }))
}

interface Making {
  seed: number
  position: number
  people: Faker
  /** Slugs already used. */
  taken: Set<string>
}

function makeVendor({ seed, position, people, taken }: Making): VendorRow {
  const dice = diceFor(seed, 'vendor', position)
  const id = vendorIdAt(position)
  const trade = tradeAt(position)
  const city = dice.pick(dice.chance(trade === 'northern' ? 0.4 : 0.86) ? CITIES.home : CITIES.abroad)
  const owner = { isWoman: dice.chance(0.52), name: '' }
  owner.name = people.person.firstName(owner.isWoman ? 'female' : 'male')
  const name = uniqueName(() => dice.pick(NAME_PATTERNS[trade])(wordsFor(dice, owner.name, city)), taken)
  const years = dice.int(3, 28)
  return {
    id,
    name,
    urlSlug: slugify(name),
    description: vendorDescription({ trade, owner, city, years }, dice),
    city: city.name,
    countryId: city.countryId,
    isSuspended: id === VENDOR_IDS.suspended || (!isKept(id) && dice.chance(SUSPENDED_SHARE)),
    vacationUntil:
      id === VENDOR_IDS.onHoliday ? VACATION_UNTIL : !isKept(id) && dice.chance(VACATION_SHARE) ? dice.pick(VACATION_ENDS) : null,
    record: vendorRecord(seed, position),
    photo: vendorPhoto(seed, position, trade),
    createdAt: Math.floor((FIRST_VENDOR + ((LAST_VENDOR - FIRST_VENDOR) * position) / VENDOR_COUNT) / DAY_MS) * DAY_MS,
  }
}

// Vendors used by tests keep the values of the table.
function isKept(id: number): boolean {
  return Object.values(VENDOR_IDS).some((kept) => kept === id)
}

function uniqueName(make: () => string, taken: Set<string>): string {
  let name = make()
  while (taken.has(slugify(name))) name = make()
  taken.add(slugify(name))
  return name
}

function wordsFor(dice: Dice, owner: string, { name, countryId }: VendorCity) {
  return {
    word: dice.pick(FIRST_WORDS),
    owner,
    city: name,
    year: dice.int(1920, 1979),
    street: dice.int(2, 48),
    isAbroad: countryId !== 'PL',
  }
}
