import { expect, test } from 'vitest'
import { CACHE_POLICIES, lifetimeOf, ENTRY_POLICIES } from './cache-policies.ts'
import { freshnessOf, timeToLive } from './freshness.ts'

const NOW = Date.UTC(2026, 2, 29, 1)

test.each(ENTRY_POLICIES)('%s: an entry goes from fresh to gone at the seconds of the table', (policy) => {
  const { fresh, stale } = CACHE_POLICIES[policy]
  const after = (seconds: number) => freshnessOf({ at: NOW - seconds * 1000, policy }, NOW)
  expect(after(0)).toBe('fresh')
  expect(after(fresh - 0.001)).toBe('fresh')
  if (stale > 0) expect([after(fresh), after(fresh + stale - 0.001)]).toEqual(['stale', 'stale'])
  if (lifetimeOf(policy) > fresh + stale)
    expect([after(fresh + stale), after(lifetimeOf(policy) - 0.001)]).toEqual(['stale-on-error', 'stale-on-error'])
  expect(after(lifetimeOf(policy))).toBe('gone')
})

test('spec §9: a listing is fresh for 30 s, a product for 60 s', () => {
  expect([CACHE_POLICIES.listing.fresh, CACHE_POLICIES.product.fresh]).toEqual([30, 60])
})

test('a clock that runs an hour ahead makes no entry older or younger than new', () => {
  const entry = { at: NOW + 3_600_000, policy: 'listing' } as const
  expect([freshnessOf(entry, NOW), timeToLive(entry, NOW)]).toEqual(['fresh', 30])
})

test('the time to live is negative once an entry is stale', () => {
  expect(timeToLive({ at: NOW - 42_000, policy: 'listing' }, NOW)).toBe(-12)
})
