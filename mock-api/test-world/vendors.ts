import type { Db } from '#db/open.ts'
import { vendor } from '#db/catalog-tables.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { NOON } from './time.ts'

export const VENDOR = { plain: 1, suspended: 2, onHoliday: 3, backFromHoliday: 4 } as const

export function insertVendors(db: Db): void {
  const plain = { description: '<p>Meble z duszą.</p>', city: 'Łódź', countryId: 'PL', createdAt: NOON - 900 * DAY_MS }
  db.insert(vendor)
    .values([
      {
        ...plain,
        id: VENDOR.plain,
        name: 'Dom z duszą',
        urlSlug: 'dom-z-dusza',
        photo: 'witryna',
        record: { sales: 412, answersWithinHours: 3, ratings: [0, 1, 3, 14, 80] },
      },
      { ...plain, id: VENDOR.suspended, name: 'Zamknięte', urlSlug: 'zamkniete', isSuspended: true },
      { ...plain, id: VENDOR.onHoliday, name: 'Na urlopie', urlSlug: 'na-urlopie', vacationUntil: '2022-03-20' },
      { ...plain, id: VENDOR.backFromHoliday, name: 'Po urlopie', urlSlug: 'po-urlopie', vacationUntil: '2022-03-16' },
    ])
    .run()
}
