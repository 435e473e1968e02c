import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, openDb } from '#db/open.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { world } from '#db/world-tables.ts'
import { gateRuns } from '../../test-world/gate-runs.ts'
import { bruteForce } from '../brute-force/oracle.ts'
import { shopWith, someBody, someProduct } from '../brute-force/small-shop.ts'
import { createSearchIndex } from '../search-index.ts'
import { WORLDS_IN_MEMORY } from '../watch-changes.ts'
import { createSearchThread, type SearchThread } from './search-thread.ts'

const ALL = { body: {}, page: 1, perPage: 10, now: 0 }
const PRODUCTS = 12

let folder: string
let db: Db
let search: SearchThread
// One thread for all tests, because it starts slowly; each test has its own worlds.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-thread-'))
  const path = join(folder, 'shop.sqlite')
  const products = fc.sample(someProduct, { numRuns: PRODUCTS, seed: 7 })
  shopWith(products.map((each) => ({ ...each, statusId: 'PUBLISHED', stock: 5, vendorId: 1 })))
    .$client.prepare('VACUUM INTO ?')
    .run(path)
  db = openDb(path)
  search = await createSearchThread(db)
})
afterAll(async () => {
  await search.close()
  db.$client.close()
  rmSync(folder, { recursive: true })
})

function enter(...names: string[]): void {
  for (const name of names) db.insert(world).values({ name, createdAt: 0, usedAt: 0 }).run()
}

function sellOut(productId: number, of: { db: Db; world: string }): void {
  const change = { world: of.world, productId, stock: 0 }
  of.db
    .insert(productChange)
    .values(change)
    .onConflictDoUpdate({ target: [productChange.world, productChange.productId], set: change })
    .run()
}

test('a search right after a write sees it, facets included', async () => {
  enter('a', 'b')
  const productId = fc.integer({ min: 1, max: PRODUCTS })
  const write = fc.oneof(
    fc.record({ world: fc.constantFrom('a', 'b'), productId, stock: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ world: fc.constantFrom('a', 'b'), productId, regularPrice: fc.integer({ min: 100, max: 100_000 }) }),
    fc.record({ world: fc.constantFrom('a', 'b'), vendorId: fc.integer({ min: 1, max: 3 }), isSuspended: fc.boolean() }),
  )
  const request = fc.record({
    body: someBody,
    page: fc.constant(1),
    perPage: fc.integer({ min: 1, max: 20 }),
    now: fc.integer({ min: 0, max: 20 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(write, request), { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const [values, request] of steps) {
        if ('vendorId' in values)
          db.insert(vendorChange)
            .values(values)
            .onConflictDoUpdate({ target: [vendorChange.world, vendorChange.vendorId], set: values })
            .run()
        else
          db.insert(productChange)
            .values(values)
            .onConflictDoUpdate({ target: [productChange.world, productChange.productId], set: values })
            .run()
        // Sent all at once, so that requests queue.
        const worlds = ['a', 'b', 'a'] as const
        const found = await Promise.all(worlds.map((world) => search.search({ ...request, world })))
        for (const [at, { facetsJson, ...rest }] of found.entries()) {
          const { facets, ...expected } = bruteForce(db, worlds[at]).search(request)
          expect(rest).toEqual(expected)
          expect(facetsJson === undefined ? undefined : JSON.parse(facetsJson)).toEqual(facets)
        }
      }
    }),
    { numRuns: gateRuns(40) },
  )
})

test('a reset and a rollback restore the results of a world', async () => {
  enter('reset')
  const before = await search.search({ ...ALL, world: 'reset' })
  sellOut(1, { db, world: 'reset' })
  expect((await search.search({ ...ALL, world: 'reset' })).total).toBe(PRODUCTS - 1)
  db.delete(world).where(eq(world.name, 'reset')).run()
  enter('reset')
  expect(await search.search({ ...ALL, world: 'reset' })).toEqual(before)
  const broken = () =>
    db.transaction(() => {
      sellOut(2, { db, world: 'reset' })
      throw new Error('back')
    })
  expect(broken).toThrow('back')
  expect(await search.search({ ...ALL, world: 'reset' })).toEqual(before)
})

test('the next search sees writes of another process', async () => {
  enter('foreign', 'foreign-beside')
  expect((await search.search({ ...ALL, world: 'foreign' })).total).toBe(PRODUCTS)
  const other = openDb(db.$client.name)
  sellOut(3, { db: other, world: 'foreign' })
  other.$client.close()
  expect((await search.search({ ...ALL, world: 'foreign' })).total).toBe(PRODUCTS - 1)
  expect((await search.search({ ...ALL, world: 'foreign-beside' })).total).toBe(PRODUCTS)
})

test('each world keeps its own results when there are more worlds than fit in memory', async () => {
  const names = Array.from({ length: WORLDS_IN_MEMORY + 20 }, (_, i) => `w${i}`)
  enter(...names)
  for (let round = 1; round <= 2; round++) {
    for (const name of names) sellOut(round, { db, world: name })
    const found = await Promise.all(names.map((name) => search.search({ ...ALL, world: name })))
    expect(found.map(({ total }) => total)).toEqual(names.map(() => PRODUCTS - round))
  }
})

test('suggestions equal those of the index', async () => {
  enter('typed')
  const request = { query: 'l', language: 'pl', now: 0, world: 'typed' } as const
  sellOut(1, { db, world: 'typed' })
  const expected = createSearchIndex(db).suggest(request)
  expect(await search.suggest(request)).toEqual(expected)
  expect(expected.items.length).toBeGreaterThan(0)
})

test('a failure rejects its request, and requests after the end are rejected', async () => {
  enter('failing')
  const search = await createSearchThread(db)
  const broken = { ...ALL, body: null as unknown as {}, world: 'failing' }
  await expect(search.search(broken)).rejects.toThrow('The search failed')
  expect((await search.search({ ...ALL, world: 'failing' })).total).toBe(PRODUCTS)
  const open = expect(search.search({ ...ALL, world: 'failing' })).rejects.toThrow('has ended')
  await search.close()
  await open
  await expect(search.search(ALL)).rejects.toThrow('has ended')
})
