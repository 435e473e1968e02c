import { expect, test } from 'vitest'
import { promiseFaults } from './promise-faults.ts'
import type { Visitor } from './visitor.ts'

test.each([
  ['a file that is missing is wrong', 'script', 404, ['promised-status']],
  ['a file that was not changed is not', 'script', 304, []],
  ['of a page that is missing its journey tells', 'product', 404, []],
] as const)('%s', (_what, name, status, wrong) => {
  const visitor = { checksPages: false, plan: { target: 'edge' } } as Visitor
  const answer = { status, headers: {}, body: null, url: '' }
  expect(promiseFaults(visitor, { name, path: '/assets/a.js', subject: {} }, answer).map(({ oracle }) => oracle)).toEqual(wrong)
})
