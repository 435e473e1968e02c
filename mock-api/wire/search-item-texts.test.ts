import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product, vendor } from '#db/catalog-tables.ts'
import { priceChange, productChange, vendorChange } from '#db/shop-change-tables.ts'
import { world } from '#db/world-tables.ts'
import { createStore } from '../store/store.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { LAST_PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'
import { responseContext } from '../response-context.ts'
import { searchItems } from './search-item.ts'
import { searchItemTexts } from './search-item-texts.ts'

const DAY = 24 * 60 * 60 * 1000
const WORLDS = ['a', 'b']
const IDS = [...Array.from({ length: LAST_PRODUCT }, (_, i) => i + 1), 999_999]

const instant = fc.integer({ min: -3, max: 3 }).map((days) => NOON + days * DAY)
const price = fc.integer({ min: 1, max: 100_000 })
const prices = fc.record({
  regularPrice: price,
  promoPrice: fc.option(price, { nil: null }),
  promoStartsAt: fc.option(instant, { nil: null }),
  promoEndsAt: fc.option(instant, { nil: null }),
})
const place = { world: fc.constantFrom(...WORLDS), productId: fc.integer({ min: 1, max: LAST_PRODUCT }) }
const status = fc.constantFrom('PUBLISHED' as const, 'DRAFT' as const, 'UNPUBLISHED' as const)
const write = fc.oneof(
  fc.record({ kind: fc.constant('catalog' as const), ...place, facts: prices }),
  fc.record({ kind: fc.constant('vendor name' as const), ...place, name: fc.string() }),
  fc.record({ kind: fc.constant('product' as const), ...place, facts: fc.record({ stock: fc.nat({ max: 9 }), statusId: status }) }),
  fc.record({ kind: fc.constant('product' as const), ...place, facts: prices }),
  fc.record({ kind: fc.constant('price' as const), ...place, at: instant, price }),
  fc.record({ kind: fc.constant('vendor' as const), ...place, isSuspended: fc.boolean() }),
  fc.record({ kind: fc.constant('undo' as const), ...place }),
)
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never

test('kept texts say what a fresh look says, whatever worlds and catalog have written and whichever way the clock moves', () => {
  const steps = fc.array(fc.tuple(write, instant, fc.constantFrom('pl' as const, 'en' as const, 'es' as const)), { maxLength: 12 })
  fc.assert(
    fc.property(steps, (steps) => {
      const { db } = createTestWorld()
      for (const name of WORLDS) db.insert(world).values({ name, createdAt: 0, usedAt: 0 }).run()
      const store = createStore(db)
      const textsOf = searchItemTexts(store)
      for (const [write, now, language] of steps) {
        doWrite(db, write)
        for (const name of WORLDS) {
          const context = responseContext({ store, world: name, language, now })
          expect(textsOf(IDS, context).map((text) => JSON.parse(text.toString()))).toEqual(searchItems(IDS, context))
        }
      }
      db.$client.close()
    }),
    { numRuns: 8 },
  )
}, 60_000)

function doWrite(db: ReturnType<typeof createTestWorld>['db'], write: Write): void {
  const { world, productId } = write
  const vendorId = db.select({ id: product.vendorId }).from(product).where(eq(product.id, productId)).get()?.id ?? 1
  if (write.kind === 'catalog') db.update(product).set(write.facts).where(eq(product.id, productId)).run()
  else if (write.kind === 'vendor name') db.update(vendor).set({ name: write.name }).where(eq(vendor.id, vendorId)).run()
  else if (write.kind === 'price') db.insert(priceChange).values(write).onConflictDoNothing().run()
  else if (write.kind === 'undo') db.delete(productChange).where(eq(productChange.productId, productId)).run()
  else if (write.kind === 'vendor') {
    const set = { isSuspended: write.isSuspended }
    db.insert(vendorChange)
      .values({ world, vendorId, ...set })
      .onConflictDoUpdate({ target: [vendorChange.world, vendorChange.vendorId], set })
      .run()
  } else {
    db.insert(productChange)
      .values({ world, productId, ...write.facts })
      .onConflictDoUpdate({ target: [productChange.world, productChange.productId], set: write.facts })
      .run()
  }
}
