import { describe, expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { CACHE_POLICIES } from '#edge/store/cache-policies.ts'
import { KV_RULE } from './kv-rules.ts'
import { monthlyCost } from './monthly-cost.ts'
import { replay, type ReplayOptions } from './replay.ts'
import { KV, type Topology } from './cache-topologies.ts'
import { syntheticVisits, type Visit } from './synthetic-visits.ts'

const { fresh, stale, staleOnError } = CACHE_POLICIES.listing
const ALONE: Topology = { name: '', locations: 1, shared: null }
const TIERED: Topology = { name: '', locations: 2, shared: { delay: 0, writeEvery: 0 } }
const START = Date.UTC(2026, 10, 1)

/** Visits to one listing at these seconds. */
const at = (...seconds: number[]): Visit[] => seconds.map((second) => ({ at: START + second * 1000, page: 'a', policy: 'listing' }))
/** Round-robin assignment of visits to locations. */
const inTurn = (locations: number) => {
  let visit = 0
  return () => (visit++ % locations) / locations
}
const run = (visits: Visit[], options: Partial<ReplayOptions> = {}) =>
  replay(visits, { topology: ALONE, makeMs: 100, outage: null, random: inTurn(options.topology?.locations ?? 1), ...options })

describe('one location, by the table of lifetimes', () => {
  test.each([
    ['the first waits', at(0), { blocking: 1, asked: 1 }],
    ['who comes while it is made waits, too, and nobody asks again', at(0, 0.05, 0.09), { blocking: 3, asked: 1 }],
    ['while it is fresh', at(0, 1, fresh - 1), { fresh: 2, asked: 1 }],
    ['when it is old it is served and rendered uncached', at(0, fresh + 1, fresh + 2), { stale: 1, fresh: 1, asked: 2 }],
    ['when it is too old it is waited for', at(0, fresh + stale + 1), { stale: 0, blocking: 2, asked: 2 }],
    ['when its life is over, too', at(0, fresh + stale + staleOnError + 1), { blocking: 2, asked: 2 }],
  ])('%s', (_what, visits, expected) => expect(run(visits)).toMatchObject(expected))
})

describe('while the shop is away', () => {
  const outage = { from: START + 10_000, to: START + 10_000_000 }
  test.each([
    ['what nobody has asked for fails, and each visit asks', at(20, 21), { failed: 2, asked: 2 }],
    [
      'an old page is served, and the shop is left alone for 5 s',
      at(0, fresh + 1, fresh + 2, fresh + 5, fresh + 6),
      { stale: 4, asked: 3 },
    ],
    ['so is one that only a failure allows to serve', at(0, fresh + stale + 1, fresh + stale + 2), { stale: 2, failed: 0, asked: 2 }],
    ['a page whose life is over is gone', at(0, fresh + stale + staleOnError + 1), { failed: 1, outage: { visits: 1, failed: 1 } }],
  ])('%s', (_what, visits, expected) => expect(run(visits, { outage })).toMatchObject(expected))
})

describe('two locations', () => {
  test('each for itself: both ask the shop', () =>
    expect(run(at(0, 1, 2, 3), { topology: { ...ALONE, locations: 2 } })).toMatchObject({ blocking: 2, fresh: 2, asked: 2 }))

  test('tiered: the second has it from the tier', () =>
    expect(run(at(0, 1, 2, 3), { topology: TIERED })).toMatchObject({ blocking: 1, shared: 1, fresh: 2, asked: 1 }))

  test('KV: what one writes the other sees a minute later', () => {
    const topology = { ...TIERED, shared: KV }
    expect(run(at(0, 1), { topology })).toMatchObject({ blocking: 2, asked: 2 })
    expect(run(at(0, 61), { topology })).toMatchObject({ blocking: 1, shared: 1 })
  })

  test('KV: a second write of a page within a second is lost', () => {
    const topology = { ...TIERED, shared: KV }
    expect(run(at(0, 0.5), { topology }).sharedWrites).toBe(1)
    expect(run(at(0, 1), { topology }).sharedWrites).toBe(2)
  })

  test('an old page is renewed from the tier without a call', () => {
    // Rendered by one location at 0 and visible to the other at 1; revalidated by the first at 32, so the other sees that at 33.
    expect(run(at(0, 1, 32, 33, 34, 35), { topology: TIERED })).toMatchObject({ asked: 2, stale: 2, shared: 1 })
  })
})

describe('the worker’s rules for KV', () => {
  const often = Array.from({ length: 120 }, (_, number) => number * 31)
  const of = (page = 'a', changed = 0) => {
    const visits = at(...often).map((visit) => ({ ...visit, page }))
    const { sharedReads, sharedWrites } = run(visits, {
      topology: { ...ALONE, shared: KV },
      kvRule: KV_RULE,
      changed,
      random: () => 0.5,
    })
    return { sharedReads, sharedWrites }
  }
  test('an unchanged listing of an hour is written when half of its life is over', () =>
    expect(of()).toEqual({ sharedReads: 1, sharedWrites: 2 }))
  test('one that changes is written each time, an open one never', () => {
    expect(of('a', 0.9).sharedWrites).toBe(120)
    expect(of('?a', 0.9)).toEqual({ sharedReads: 0, sharedWrites: 0 })
  })
  test('a month costs what is beyond the included operations', () => {
    expect(monthlyCost({ requests: 10e6, reads: 10e6, writes: 1e6, lists: 1e6 })).toBe(5)
    expect(monthlyCost({ requests: 11e6, reads: 12e6, writes: 2e6, lists: 3e6 })).toBeCloseTo(5 + 0.3 + 1 + 5 + 10)
  })
})

test('synthetic visits: as many as were asked for, in the order of time, the same for the same seed', () => {
  const made = () => syntheticVisits({ pages: 100, exponent: 0.9, rate: 50, seconds: 400, random: seededRandom(1) })
  const visits = made()
  expect(Math.abs(visits.length / 20_000 - 1)).toBeLessThan(0.05)
  expect(visits.map(({ at }) => at)).toEqual(visits.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(new Set(visits.map(({ policy }) => policy)).size).toBe(3)
  expect(made()).toEqual(visits)
})
