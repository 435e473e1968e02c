// Searches follow the writes of worlds, in this thread and in one of their own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb, type Db } from '#db/open.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { world } from '#db/world-tables.ts'
import type { AsyncSearch, FoundProducts, SearchRequest } from '../shop-search.ts'
import { createWorlds } from '../store/worlds.ts'
import { gateRuns } from '../test-world/gate-runs.ts'
import { bruteForce } from './brute-force/oracle.ts'
import { changeableFacts, instant, shopWith, someBody, someProduct } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'
import { createSearchThread } from './thread/search-thread.ts'
import { WORLDS_IN_MEMORY } from './watch-changes.ts'

const PRODUCTS = 12
const WORLDS = ['a', 'b']
const ALL = { body: {}, page: 1, perPage: 10, now: 0 }

const { statusId, stock, regularPrice, promoPrice, promoStartsAt, promoEndsAt } = changeableFacts
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const someWorld = fc.constantFrom(...WORLDS)
const aProduct = { kind: fc.constant('product' as const), world: someWorld, productId: fc.integer({ min: 1, max: PRODUCTS }) }
const write = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...aProduct, facts: fc.record({ stock: maybe(stock), statusId: maybe(statusId) }) }) },
  { weight: 4, arbitrary: fc.record({ ...aProduct, facts: fc.record({ regularPrice, promoPrice, promoStartsAt, promoEndsAt }) }) },
  fc.record({ ...aProduct, kind: fc.constant('undo' as const) }),
  fc.record({
    kind: fc.constant('vendor' as const),
    world: someWorld,
    vendorId: fc.integer({ min: 1, max: 3 }),
    isSuspended: maybe(fc.boolean()),
  }),
  fc.record({ kind: fc.constant('reset' as const), world: someWorld }),
)
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never

function enter(db: Db, ...names: readonly string[]): void {
  for (const name of names) db.insert(world).values({ name, createdAt: 0, usedAt: 0 }).onConflictDoNothing().run()
}

function changeProduct(db: Db, inWorld: string, productId: number, facts: Partial<typeof productChange.$inferInsert>): void {
  const target = [productChange.world, productChange.productId]
  db.insert(productChange)
    .values({ world: inWorld, productId, ...facts })
    .onConflictDoUpdate({ target, set: facts })
    .run()
}

function doWrite(db: Db, write: Write): void {
  if (write.kind === 'reset') {
    createWorlds(db).reset(write.world)
    enter(db, ...WORLDS)
  } else if (write.kind === 'vendor') {
    const { vendorId, isSuspended } = write
    const target = [vendorChange.world, vendorChange.vendorId]
    db.insert(vendorChange).values({ world: write.world, vendorId, isSuspended }).onConflictDoUpdate({ target, set: { isSuspended } }).run()
  } else if (write.kind === 'undo') db.delete(productChange).where(eq(productChange.productId, write.productId)).run()
  else changeProduct(db, write.world, write.productId, write.facts)
}

describe.each([
  ['in this thread', (db: Db): AsyncSearch & { close?: () => Promise<void> } => createSearchIndex(db)],
  ['in a thread of its own', createSearchThread],
] as const)('a search %s', (_where, create) => {
  let folder: string
  let db: Db
  let search: AsyncSearch & { close?: () => Promise<void> }
  // One for all tests, because a thread starts slowly; each test has its own worlds.
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'search-'))
    const path = join(folder, 'shop.sqlite')
    const products = fc.sample(someProduct, { numRuns: PRODUCTS, seed: 7 })
    const onSale = products.map((each) => ({
      ...each,
      statusId: 'PUBLISHED' as const,
      stock: 5,
      vendorId: 1 + ((each.popularity ?? 0) % 2),
    }))
    shopWith(onSale).$client.prepare('VACUUM INTO ?').run(path)
    db = openDb(path)
    search = await create(db)
  })
  afterAll(async () => {
    await search.close?.()
    db.$client.close()
    rmSync(folder, { recursive: true })
  })

  /** What a search finds; a thread sends facets as text. */
  async function found(request: SearchRequest): Promise<FoundProducts> {
    const { facetsJson, ...rest } = { facetsJson: undefined, ...(await search.search(request)) }
    return { ...rest, ...(facetsJson !== undefined && { facets: JSON.parse(facetsJson) }) }
  }
  const totalIn = async (name: string) => (await found({ ...ALL, world: name })).total

  test('gives the results of brute force in each world after every write, and the catalog stays unchanged', async () => {
    enter(db, ...WORLDS)
    const [page, perPage] = [fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 8 })]
    const request = fc.record({ body: someBody, page, perPage, now: instant })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(write, request), { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const [write, request] of steps) {
          doWrite(db, write)
          // Sent all at once, so that requests queue.
          const worlds = [...WORLDS, undefined, 'a']
          const all = await Promise.all(worlds.map((world) => found({ ...request, ...(world && { world }) })))
          for (const [at, each] of all.entries()) {
            expect(each, `${worlds[at]} ${JSON.stringify([write, request])}`).toEqual(bruteForce(db, worlds[at]).search(request))
          }
        }
      }),
      { numRuns: gateRuns(30) },
    )
  })

  test('restores the results of a world after a reset and a rollback', async () => {
    enter(db, 'reset')
    expect(await totalIn('reset')).toBe(PRODUCTS)
    changeProduct(db, 'reset', 1, { stock: 0 })
    expect(await totalIn('reset')).toBe(PRODUCTS - 1)
    db.delete(world).where(eq(world.name, 'reset')).run()
    enter(db, 'reset')
    expect(await totalIn('reset')).toBe(PRODUCTS)
    const broken = () =>
      db.transaction(() => {
        changeProduct(db, 'reset', 2, { stock: 0 })
        throw new Error('back')
      })
    expect(broken).toThrow('back')
    expect(await totalIn('reset')).toBe(PRODUCTS)
  })

  test('sees writes of another process at once', async () => {
    enter(db, 'foreign', 'beside')
    expect(await totalIn('foreign')).toBe(PRODUCTS)
    const other = openDb(db.$client.name)
    changeProduct(other, 'foreign', 3, { stock: 0 })
    other.$client.close()
    expect(await totalIn('foreign')).toBe(PRODUCTS - 1)
    expect(await totalIn('beside')).toBe(PRODUCTS)
  })

  test('keeps the results of each world when there are more than fit in memory', async () => {
    const names = Array.from({ length: WORLDS_IN_MEMORY + 20 }, (_, i) => `w${i}`)
    enter(db, ...names)
    for (let round = 1; round <= 2; round++) {
      for (const name of names) changeProduct(db, name, round, { stock: 0 })
      expect(await Promise.all(names.map(totalIn))).toEqual(names.map(() => PRODUCTS - round))
    }
  })

  test('suggests in a world what another index of it does', async () => {
    enter(db, 'typed')
    changeProduct(db, 'typed', 1, { stock: 0 })
    const request = { query: 'l', language: 'pl', now: 0, world: 'typed' } as const
    const expected = createSearchIndex(db).suggest(request)
    expect(await search.suggest(request)).toEqual(expected)
    expect(expected.items.length).toBeGreaterThan(0)
  })
})

test('a failure in a thread rejects its request, and requests after the end are rejected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  const path = join(folder, 'shop.sqlite')
  shopWith([{}, {}]).$client.prepare('VACUUM INTO ?').run(path)
  const db = openDb(path)
  enter(db, 'failing')
  const search = await createSearchThread(db)
  const broken = { ...ALL, body: null as unknown as {}, world: 'failing' }
  await expect(search.search(broken)).rejects.toThrow('The search failed')
  expect((await search.search({ ...ALL, world: 'failing' })).total).toBe(2)
  const open = expect(search.search({ ...ALL, world: 'failing' })).rejects.toThrow('has ended')
  await search.close()
  await open
  await expect(search.search(ALL)).rejects.toThrow('has ended')
  db.$client.close()
  rmSync(folder, { recursive: true })
})
