import { expect, test } from 'vitest'
import { fitOf } from '../product/fit.ts'
import { aPlace } from '../../testing/a-place.ts'
import { seededRandom } from '../seeded-random.ts'
import { NO_FILTERS, parseFilters, toQueryString } from './filters.ts'
import { hasBounds, withinPlace } from './within-place.ts'

test('EXT-38: the filter of a place asks by the existing dimension keys, from page 1', () => {
  const filters = { ...NO_FILTERS, page: 3, width: { from: 20 }, height: { to: 50 }, textSearch: 'sofa' }
  expect(withinPlace(filters, aPlace({ width: 80, height: 90, depth: 120, doorWidth: 70 }))).toEqual({
    ...filters,
    page: 1,
    width: { from: 20, to: 120 },
    height: { to: 50 },
    depth: { to: 120 },
  })
  expect(withinPlace(NO_FILTERS, aPlace({ width: 80 }))).toEqual({ ...NO_FILTERS, width: { to: 80 } })
})

test.each([
  [80.3275, 80.33],
  [80.33, 80.33],
  [1.1, 1.1],
  [120, 120],
])('EXT-38: %d cm, as of somebody who converts inches, is %d in the address', (width, to) => {
  const narrowed = withinPlace(NO_FILTERS, aPlace({ width }))
  expect(narrowed.width).toEqual({ to })
  expect(parseFilters(new URLSearchParams(toQueryString(narrowed)))).toEqual(narrowed)
})

test('EXT-38, GAP-72: a lower bound beyond the place does not turn its upper one round', () => {
  const filters = { ...NO_FILTERS, width: { from: 200 }, height: { from: 90, to: 95 } }
  const narrowed = withinPlace(filters, aPlace({ width: 150, height: 90 }))
  expect(narrowed).toEqual({ ...filters, width: { to: 150 }, height: { from: 90, to: 90 } })
  expect(parseFilters(new URLSearchParams(toQueryString(narrowed)))).toEqual(narrowed)
})

test('EXT-38: a door alone bounds no listing', () => {
  expect(hasBounds(aPlace({ doorWidth: 80 }))).toBe(false)
  expect(hasBounds(aPlace({ depth: 80 }))).toBe(true)
})

test('EXT-38: the filter leaves out nothing that fits', () => {
  const random = seededRandom(38)
  const cm = () => Math.ceil(random() * 250)
  const perhaps = () => (random() < 0.3 ? null : cm())
  let fitting = 0
  for (let run = 0; run < 5000; run++) {
    const size = { width: cm(), height: cm(), depth: cm() }
    const place = aPlace({ width: perhaps(), height: perhaps(), depth: perhaps(), doorWidth: perhaps() })
    if (!['fits', 'turned'].includes(fitOf(size, place) ?? '')) continue
    fitting++
    const filters = withinPlace(NO_FILTERS, place)
    for (const side of ['width', 'height', 'depth'] as const) {
      expect(size[side], JSON.stringify({ side, size, place })).toBeLessThanOrEqual(filters[side].to ?? Infinity)
    }
  }
  expect(fitting).toBeGreaterThan(200)
})
