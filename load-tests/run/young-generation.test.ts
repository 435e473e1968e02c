import { expect, test } from 'vitest'
import { keepYoungSmall } from './young-generation.ts'

test.each([
  ['nothing was given', undefined, '--max-semi-space-size=16'],
  ['other options stay', '--trace-gc', '--trace-gc --max-semi-space-size=16'],
  ['a size that somebody chose stays', '--max-semi-space-size=32', '--max-semi-space-size=32'],
])('%s', (_what, given, expected) => {
  const environment: NodeJS.ProcessEnv = given === undefined ? {} : { NODE_OPTIONS: given }
  keepYoungSmall(environment)
  keepYoungSmall(environment)
  expect(environment['NODE_OPTIONS']).toBe(expected)
})
