import { DAY_MS } from '#app/domain/time/instant.ts'
import type { Db } from '#db/open.ts'
import { discountCode, promoCode, type StoredDiscount } from '#db/cart-tables.ts'
import { SEED_WORLD } from '#db/world-tables.ts'
import { PERSONAS } from './personas.ts'
import { NOON } from './time.ts'

type CodeRow = Omit<typeof promoCode.$inferInsert, 'world' | 'discounts' | 'validFrom'> & {
  discounts?: StoredDiscount[]
  validFrom?: number
}

/** Codes by the rule they are there for; without more they take a tenth off the products. */
const CODES: CodeRow[] = [
  { code: 'TENTH' },
  { code: 'AHEAD', validFrom: NOON + 1 },
  { code: 'OVER', validTo: NOON },
  { code: 'USED-UP', usesLeft: 0 },
  { code: 'ONCE', usesLeft: 1 },
  { code: 'FROM-2000', minValue: 200_000 },
  { code: 'PERSONAL', isPersonal: true },
  {
    code: 'EVERYTHING',
    discounts: [
      { part: 'productsPrices', amount: 1_000 },
      { part: 'products', percent: 10 },
      { part: 'deliveriesPrices', amount: 100 },
      { part: 'deliveriesWarehouse', amount: 200 },
      { part: 'deliveriesMOV', amount: 300 },
      { part: 'deliveries', percent: 50 },
    ],
  },
]

/** Puts the codes into the world that all others start with. The pro holds the personal one. */
export function insertCodes(db: Db): void {
  const tenth = { world: SEED_WORLD, discounts: [{ part: 'products' as const, percent: 10 }], validFrom: NOON - DAY_MS }
  db.insert(promoCode)
    .values(CODES.map((code) => Object.assign({}, tenth, code)))
    .run()
  const description = [
    { langId: 'pl', text: '10% na meble' },
    { langId: 'en', text: '10% off furniture' },
  ]
  db.insert(discountCode).values({ world: SEED_WORLD, clientId: PERSONAS.pro.id, code: 'PERSONAL', description, usesLeft: 2 }).run()
}
