import { describe, expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { CACHE_POLICIES } from '#edge/store/cache-policies.ts'
import { monthlyCost } from './monthly-cost.ts'
import { replay, type ReplayOptions } from './replay.ts'
import { syntheticVisits, type Visit } from './synthetic-visits.ts'

const { fresh, stale, staleOnError } = CACHE_POLICIES.listing
const START = Date.UTC(2026, 10, 1)

/** Visits to one listing at these seconds. */
const at = (...seconds: number[]): Visit[] => seconds.map((second) => ({ at: START + second * 1000, page: 'a', policy: 'listing' }))
/** Round-robin assignment of visits to locations; nothing changes. */
function run(visits: Visit[], { locations = 1, ...options }: Partial<ReplayOptions> = {}) {
  let visit = 0
  return replay(visits, { locations, makeMs: 100, random: () => (visit++ % locations) / locations, changed: 1, ...options })
}

test.each([
  ['the first waits', at(0), { blocking: 1, made: 1 }],
  ['who comes while it is made waits, too, and nobody asks again', at(0, 0.05, 0.09), { blocking: 3, made: 1 }],
  ['while it is fresh', at(0, 1, fresh - 1), { own: 2, made: 1 }],
  ['when it is old it is served and renewed', at(0, fresh + 1, fresh + 2), { own: 2, made: 2 }],
  ['when it is too old it is waited for', at(0, fresh + stale + 1), { own: 0, blocking: 2, made: 2 }],
  ['when its life is over, too', at(0, fresh + stale + staleOnError + 1), { blocking: 2, made: 2 }],
])('one location: %s', (_what, visits, expected) => expect(run(visits)).toMatchObject(expected))

test('what one location writes another sees a minute later, and a second write within a second is lost', () => {
  const always = { readsOfMiss: () => 1, isWritten: () => true, listsAnHour: 0 }
  const two = (...seconds: number[]) => run(at(...seconds), { locations: 2, kvRule: always })
  expect(two(0, 1)).toMatchObject({ blocking: 2, made: 2, writes: 2 })
  expect(two(0, 0.5)).toMatchObject({ writes: 1 })
  expect(run(at(0, 61), { locations: 2, kvRule: always })).toMatchObject({ blocking: 1, made: 2 })
})

describe('the worker’s rules for KV', () => {
  const often = Array.from({ length: 120 }, (_, number) => number * 31)
  const of = (page = 'a', changed = 0) => {
    const visits = at(...often).map((visit) => ({ ...visit, page }))
    const { reads, writes } = run(visits, { changed, random: () => 0.5 })
    return { reads, writes }
  }
  test('an unchanged listing of an hour is written when half of its life is over', () => expect(of()).toEqual({ reads: 1, writes: 2 }))
  test('one that changes is written each time, an open one never', () => {
    expect(of('a', 0.9).writes).toBe(120)
    expect(of('?a', 0.9)).toEqual({ reads: 0, writes: 0 })
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
  expect(made()).toEqual(visits)
})
