import { expect, test } from 'vitest'
import { all, atMost } from './threshold.ts'

test.each([
  ['every response', [true, true], true, '2 of 2'],
  ['one that was not', [true, false], false, '1 of 2'],
  ['no response at all', [], false, '0 of 0'],
])('a threshold of all responses by %s: %j meets it: %s', (_what, responses, isMet, measured) => {
  expect(all('hits', responses)).toEqual({ threshold: 'hits', measured, isMet })
})

test.each([
  ['below it', 3, true, '3 MB'],
  ['above it', 9, false, '9 MB'],
  ['not told by the system, as memory on macOS', Number.NaN, null, 'not known'],
])('what is held to a limit is %s', (_what, mb, isMet, measured) => {
  expect(atMost('grows', 5, mb, 'MB')).toMatchObject({ isMet, measured })
})
