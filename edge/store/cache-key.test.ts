import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#app/domain/language.ts'
import { parseFilters, toQueryString } from '#app/domain/search/filters.ts'
import { FACETS, LIST_FACETS } from '#app/domain/search/facets.ts'
import { buildOfKey, cacheKey, keyOfBuild, panelKey, standInKey } from './cache-key.ts'
import { matchOf } from '../market/test-world/match-of.ts'

const BUILD = '0123456789ab'

const keyOf = (path: string) => cacheKey(matchOf(path), BUILD)

const id = fc.integer({ min: 1, max: 999 })
const facet = fc.constantFrom(...LIST_FACETS).map((name) => FACETS[name].query)
const pair = fc.oneof(
  fc.tuple(facet, fc.array(id, { minLength: 1, maxLength: 4 }).map(String)),
  fc.tuple(fc.constantFrom('page'), fc.integer({ min: 1, max: 9 }).map(String)),
  fc.tuple(fc.constantFrom(FACETS.onlyPromo.query), fc.constantFrom('true', 'false')),
)
const pairs = fc.uniqueArray(pair, { selector: ([name]) => name, maxLength: 6 })
const tracker = fc.tuple(fc.constantFrom('utm_source', 'utm_campaign', 'gclid', 'fbclid', '_rsc', 'x'), fc.string({ maxLength: 12 }))

describe('the key of a listing', () => {
  test('is one for every order of its query, whatever trackers are among it', () => {
    const shuffled = pairs.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })))
    fc.assert(
      fc.property(shuffled, fc.array(tracker, { maxLength: 4 }), ([list, other], trackers) => {
        const noise = trackers.filter(([, value]) => value !== '')
        const plain = new URLSearchParams(list)
        const mixed = new URLSearchParams([...noise.slice(0, 2), ...other, ...noise.slice(2)])
        expect(keyOf(`/produkty?${mixed}`)).toBe(keyOf(`/produkty?${plain}`))
      }),
      { numRuns: 2000 },
    )
  })

  test('is one for repeated ids, and for a list that is written as repeated fields', () => {
    fc.assert(
      fc.property(facet, fc.array(id, { minLength: 1, maxLength: 6 }), (name, ids) => {
        const fields = new URLSearchParams(ids.map((each) => [name, String(each)]))
        const wanted = keyOf(`/produkty?${name}=${ids.join(',')}`)
        expect(keyOf(`/produkty?${name}=${[...ids, ...ids.toReversed()].join(',')}`)).toBe(wanted)
        expect(keyOf(`/produkty?${fields}`)).toBe(wanted)
      }),
      { numRuns: 1000 },
    )
  })

  test('is another for other filters', () => {
    fc.assert(
      fc.property(pairs, pairs, (one, other) => {
        const [a, b] = [one, other].map((list) => new URLSearchParams(list))
        const isSame = toQueryString(parseFilters(a ?? new URLSearchParams())) === toQueryString(parseFilters(b ?? new URLSearchParams()))
        expect(keyOf(`/produkty?${a}`) === keyOf(`/produkty?${b}`)).toBe(isSame)
      }),
      { numRuns: 10_000 },
    )
  })

  test.each([
    ['/produkty?colors=1,2', '/produkty?colors=12'],
    ['/produkty?colors=1&materials=2', '/produkty?colors=2&materials=1'],
    ['/produkty?textSearch=fotel', '/produkty?textSearch=Fotel'],
    ['/produkty?textSearch=%22%7D', '/produkty?textSearch=%22'],
    ['/fotel-366-1', '/fotel-366-2'],
    ['/fotel-366-1', '/fotel-366-1?product=2'],
  ])('tells %s from %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))
})

test('a stand-in has a key for each kind, language and build', () => {
  const keys = ['a', 'b'].flatMap((build) =>
    LANGUAGES.flatMap((language) => (['not-found', 'error'] as const).map((kind) => standInKey(kind, language, build))),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(['/cp/pl', '/produkty', '/produkty?colors=1'])('%s has another key in another build, which each build can name', (path) => {
  const [one, other] = ['a', 'b'].map((build) => cacheKey(matchOf(path), build))
  expect([keyOfBuild(one ?? '', 'b'), buildOfKey(one ?? ''), buildOfKey(other ?? '')]).toEqual([other, 'a', 'b'])
  expect(one).not.toBe(other)
})

test('what names no build is of none', () => expect([buildOfKey('page'), keyOfBuild('page', 'b')]).toEqual(['', 'page']))

test('each market has pages of its own, also in one language', () => {
  const match = matchOf('/cp/pl')
  const keys = [1, 2].flatMap((id) => {
    const market = { ...match.market, id } as typeof match.market
    return [cacheKey({ ...match, market }, BUILD), panelKey('filters', { ...match, market }, BUILD)]
  })
  expect(new Set(keys).size).toBe(4)
})

test('parameters in another order have the same key, also inside of others', () => {
  const keyWith = (params: object) => cacheKey(Object.assign({}, matchOf('/cp/pl'), { params }), 'a')
  const key = keyWith({ c: { y: null, x: [2, { n: 1, m: 2 }] }, a: 1, b: 'text' })
  expect(key).toBe(keyWith({ b: 'text', a: 1, c: { x: [2, { m: 2, n: 1 }], y: null } }))
  expect(key).toContain('{"a":1,"b":"text","c":{"x":[2,{"m":2,"n":1}],"y":null}}')
})

test('a listing whose filters stand open has a key of its own, and so has its panel', () => {
  const match = matchOf('/produkty')
  const panels = [panelKey('filters', match, BUILD), panelKey('sizes', match, BUILD)]
  const keys = [keyOf('/produkty'), keyOf('/produkty?panel=filters'), keyOf('/produkty?panel=colors'), ...panels]
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyOf('/produkty?panel=nothing')).toBe(keyOf('/produkty'))
})
