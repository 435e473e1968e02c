import { expect, test } from 'vitest'
import { pageTiming, readPageTiming } from './page-timing.ts'

test('the browser reads the ETag and the age that were written', () => {
  const header = pageTiming('W/"0f"', 12_345.6)
  expect(header).toBe(`page;dur=12345;desc="W/'0f'"`)
  const [, duration, description] = /dur=(\d+);desc="([^"]*)"/.exec(header) ?? []
  const timings = [
    { name: 'cache', duration: 3, description: '' },
    { name: 'page', duration: Number(duration), description: description ?? '' },
  ]
  expect(readPageTiming(timings)).toEqual({ etag: 'W/"0f"', ageMs: 12_345 })
})

test('a page that was rendered for this visit has none', () => {
  expect(readPageTiming([{ name: 'render', duration: 3, description: '' }])).toBeNull()
})
