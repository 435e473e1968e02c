import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTRACT_CALLS } from './calls.ts'

test('every route of the contract is a call, once', () => {
  const declared = globSync('app/shop-api/contract/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}method: '(\w+)',\n {2}path: '([^']+)'/gm)].map(
      ([, method = '', path]) => `${method.toUpperCase()} ${path}`,
    ),
  )
  expect(declared.length).toBeGreaterThan(40)
  expect(
    CONTRACT_CALLS.map(({ method, path }) => `${method} ${path}`).toSorted(),
    'a new file of routes needs a line in MODULES of calls.ts',
  ).toEqual(declared.toSorted())
  expect(new Set(declared).size).toBe(declared.length)
})
