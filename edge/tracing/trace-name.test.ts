import { expect, test } from 'vitest'
import { mayNameTrace } from './trace-name.ts'

test.each([
  ['private, no-cache', true],
  ['no-store', true],
  ['private, no-store', true],
  ['private, max-age=3600, immutable', true],
  ['public, max-age=31536000, immutable', false],
  ['public, max-age=60', false],
  [null, false],
])('%s: the trace is named %j, since others could read it from a shared cache', (control, expected) => {
  expect(mayNameTrace(control)).toBe(expected)
})
