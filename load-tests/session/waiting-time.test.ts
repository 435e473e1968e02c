import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  ['of a response from where it was asked for is what k6 says', 200, '/a', 20],
  ['of a redirected one has the redirect in it', 200, '/b', 95],
  ['for a response that did not come is all of it', 0, '/a', 95],
])('the wait %s', (_which, status, url, ms) => {
  expect(waitingTime({ status, url, timings: { waiting: 20, receiving: 5 } }, '/a', 100)).toBe(ms)
})
