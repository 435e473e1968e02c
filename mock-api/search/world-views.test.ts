import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDb, type Db } from '#db/open.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { world } from '#db/world-tables.ts'
import { createWorlds } from '../store/worlds.ts'
import { gateRuns } from '../test-world/gate-runs.ts'
import { bruteForce } from './brute-force/oracle.ts'
import { changeableFacts, instant, shopWith, someBody, someProduct } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'

const WORLDS = ['a', 'b']

const { statusId, stock, regularPrice, promoPrice, promoStartsAt, promoEndsAt } = changeableFacts
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const someWorld = fc.constantFrom(...WORLDS)
const aProduct = { kind: fc.constant('product' as const), world: someWorld, nth: fc.nat() }
const write = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...aProduct, facts: fc.record({ stock: maybe(stock), statusId: maybe(statusId) }) }) },
  { weight: 4, arbitrary: fc.record({ ...aProduct, facts: fc.record({ regularPrice, promoPrice, promoStartsAt, promoEndsAt }) }) },
  fc.record({ kind: fc.constant('undo' as const), world: someWorld, nth: fc.nat() }),
  fc.record({
    kind: fc.constant('vendor' as const),
    world: someWorld,
    vendorId: fc.integer({ min: 1, max: 3 }),
    isSuspended: maybe(fc.boolean()),
  }),
  fc.record({ kind: fc.constant('reset' as const), world: someWorld }),
)
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never

function enterAll(db: Db): void {
  for (const name of WORLDS) db.insert(world).values({ name, createdAt: 0, usedAt: 0 }).onConflictDoNothing().run()
}

function doWrite(db: Db, write: Write, products: number): void {
  const { world } = write
  if (write.kind === 'reset') {
    createWorlds(db).reset(world)
    enterAll(db)
  } else if (write.kind === 'vendor') {
    const { vendorId, isSuspended } = write
    db.insert(vendorChange)
      .values({ world, vendorId, isSuspended })
      .onConflictDoUpdate({ target: [vendorChange.world, vendorChange.vendorId], set: { isSuspended } })
      .run()
  } else {
    const productId = 1 + (write.nth % products)
    if (write.kind === 'undo') db.delete(productChange).where(eq(productChange.productId, productId)).run()
    else
      db.insert(productChange)
        .values({ world, productId, ...write.facts })
        .onConflictDoUpdate({ target: [productChange.world, productChange.productId], set: write.facts })
        .run()
  }
}

test('after every write each world gives the results of brute force, and the catalog is unchanged', () => {
  const products = fc.array(someProduct, { minLength: 1, maxLength: 20 })
  const request = fc.record({
    body: someBody,
    page: fc.integer({ min: 1, max: 3 }),
    perPage: fc.integer({ min: 1, max: 8 }),
    now: instant,
  })
  const steps = fc.array(fc.tuple(write, request), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(products, steps, (products, steps) => {
      const db = shopWith(products)
      enterAll(db)
      const index = createSearchIndex(db)
      for (const [write, request] of steps) {
        doWrite(db, write, products.length)
        for (const world of [...WORLDS, undefined]) {
          const hint = `${world} ${JSON.stringify([write, request])}`
          expect(index.search({ ...request, ...(world && { world }) }), hint).toEqual(bruteForce(db, world).search(request))
        }
      }
      db.$client.close()
    }),
    { numRuns: gateRuns(30) },
  )
})

const ALL = { body: {}, page: 1, perPage: 10, now: 0 }

test('a rollback leaves a world unchanged', () => {
  const db = shopWith([{}, {}])
  enterAll(db)
  const index = createSearchIndex(db)
  const sellOut = () => db.insert(productChange).values({ world: 'a', productId: 1, stock: 0 }).run()
  expect(index.search({ ...ALL, world: 'a' }).total).toBe(2)
  const broken = () =>
    db.transaction(() => {
      sellOut()
      throw new Error('back')
    })
  expect(broken).toThrow('back')
  expect(index.search({ ...ALL, world: 'a' }).total).toBe(2)
  sellOut()
  expect(index.search({ ...ALL, world: 'a' }).total).toBe(1)
})

test('the next search sees writes of another process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  const path = join(folder, 'shop.sqlite')
  shopWith([{}, {}]).$client.prepare('VACUUM INTO ?').run(path)
  const [own, other] = [openDb(path), openDb(path)]
  enterAll(own)
  const index = createSearchIndex(own)
  expect(index.search({ ...ALL, world: 'a' }).total).toBe(2)
  other.insert(productChange).values({ world: 'a', productId: 1, stock: 0 }).run()
  expect(index.search({ ...ALL, world: 'a' }).ids).toEqual([2])
  expect(index.search({ ...ALL, world: 'b' }).total).toBe(2)
  for (const db of [own, other]) db.$client.close()
  rmSync(folder, { recursive: true })
})

test('each world keeps its own results when there are more worlds than fit in memory', () => {
  const db = shopWith([{}, {}])
  const index = createSearchIndex(db)
  const names = Array.from({ length: 150 }, (_, i) => `w${i}`)
  names.forEach((name, i) => {
    db.insert(world).values({ name, createdAt: 0, usedAt: 0 }).run()
    db.insert(productChange)
      .values({ world: name, productId: 1 + (i % 2), stock: 0 })
      .run()
  })
  for (let round = 0; round < 2; round++) {
    const found = names.map((name) => index.search({ ...ALL, world: name }).ids)
    expect(found).toEqual(names.map((_, i) => [i % 2 === 0 ? 2 : 1]))
    db.update(productChange).set({ stock: 0 }).run()
  }
})
