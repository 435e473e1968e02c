import { expect, test } from 'vitest'
import { all } from './threshold.ts'

test.each([
  ['every response', [true, true], true, '2 of 2'],
  ['one that was not', [true, false], false, '1 of 2'],
  ['no response at all', [], false, '0 of 0'],
])('a threshold of all responses by %s: %j meets it: %s', (_what, responses, isMet, measured) => {
  expect(all('hits', responses)).toEqual({ threshold: 'hits', measured, isMet })
})
