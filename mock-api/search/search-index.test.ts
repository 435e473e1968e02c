import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gateRuns } from '../test-world/gate-runs.ts'
import { bruteForce } from './brute-force/oracle.ts'
import { instant, shopWith, someBody, someShop } from './brute-force/small-shop.ts'
import { createSearchIndex } from './search-index.ts'
import { words } from './words.ts'

const page = fc.record({ page: fc.integer({ min: 1, max: 3 }), perPage: fc.integer({ min: 1, max: 10 }) })

test('EXT-02, GAP-80: total, order, pages and facets are those of brute force, whichever way the clock moves', () => {
  fc.assert(
    fc.property(someShop, fc.array(fc.tuple(someBody, page, instant), { minLength: 20, maxLength: 20 }), (products, requests) => {
      const db = shopWith(products)
      const index = createSearchIndex(db)
      const oracle = bruteForce(db)
      for (const [body, at, now] of requests) {
        const request = { body, ...at, now }
        expect(index.search(request), JSON.stringify(request)).toEqual(oracle.search(request))
      }
      db.$client.close()
    }),
    { numRuns: gateRuns(40) },
  )
})

test('EXT-02, SRCH-16: in a category the counts are of what a choice finds, also of what another variant alone has', () => {
  const db = shopWith([
    { categories: [3001], colors: [1], visibleOnGrid: 2 },
    { categories: [3001], colors: [2], visibleOnGrid: 1 },
    { categories: [3001], colors: [1], visibleOnGrid: 2 },
  ])
  const index = createSearchIndex(db)
  const found = (body: object) => index.search({ body: { facets: true, ...body }, page: 1, perPage: 10, now: 0 })
  const grid = found({ categories: [3001], visibleOnGrid: 2 })
  expect(grid.total).toBe(2)
  expect(grid.facets?.categories.find(({ id }) => id === 3001)?.count, 'another category keeps the grid').toBe(2)
  for (const { id, count } of grid.facets?.colors ?? [])
    expect(found({ categories: [3001], colors: [id] }).total, `colour ${id}`).toBe(count)
  expect(grid.facets?.colors).toHaveLength(2)
  const whole = found({})
  expect(index.search({ body: {}, page: 1, perPage: 10, now: 0 }).facets, 'not asked for').toBeUndefined()
  expect([whole.total, whole.facets?.categories.find(({ id }) => id === 3001)?.count], 'a category begins the grid').toEqual([3, 2])
  const ofVendor = found({ categories: [3001], visibleOnGrid: 2, vendor: 1 })
  expect(ofVendor.facets?.colors, 'a vendor’s grid stays one').toEqual([{ id: 1, count: 2 }])
  db.$client.close()
})

describe('any search', () => {
  test('GAP-65: an additional filter never adds a product', () => {
    fc.assert(
      fc.property(someShop, someBody, someBody, (products, body, more) => {
        const db = shopWith(products)
        const index = createSearchIndex(db)
        const found = (asked: typeof body) => index.search({ body: asked, page: 1, perPage: 100, now: 5 }).ids
        // What may be found at all decides whether words of the text are dropped.
        const { textSearch: _text, visibleOnGrid: _grid, ...others } = more
        const fewer = found({ ...others, ...body })
        expect(found(body)).toEqual(expect.arrayContaining(fewer))
        db.$client.close()
      }),
      { numRuns: gateRuns(40) },
    )
  })

  test('GAP-67: a prefix of any word of a name finds the product', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zżółćęśąźń]{1,12}$/), fc.nat(11), (word, length) => {
        const db = shopWith([{ name: `Stary ${word.toUpperCase()} z domu` }])
        const textSearch = word.slice(0, length + 1)
        expect(createSearchIndex(db).search({ body: { textSearch }, page: 1, perPage: 10, now: 0 }).total).toBe(1)
        db.$client.close()
      }),
      { numRuns: gateRuns(40) },
    )
  })

  test('junk text never throws, neither as a query nor as a product', () => {
    const junk = fc.oneof(fc.string({ unit: 'binary', maxLength: 128 }), fc.string({ unit: 'grapheme', maxLength: 60 }))
    fc.assert(
      fc.property(junk, junk, (name, textSearch) => {
        const db = shopWith([{ name, description: textSearch }])
        const index = createSearchIndex(db)
        index.suggest({ query: textSearch, language: 'pl', now: 0 })
        const isSigns = words(name).length === 0 && name.trim() !== ''
        expect(index.search({ body: { textSearch: name }, page: 1, perPage: 10, now: 0 }).total).toBe(isSigns ? 0 : 1)
        expect(index.search({ body: { textSearch, facets: true }, page: 1, perPage: 10, now: 0 }).total).toBeLessThanOrEqual(1)
        db.$client.close()
      }),
      { numRuns: gateRuns(60) },
    )
  })
})
