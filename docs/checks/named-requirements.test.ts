import { expect, test } from 'vitest'
import { namedRequirements } from './named-requirements.ts'

test.each([
  ['PRD-56: exactly one left is the last item', ['PRD-56']],
  ['FLT-18, FLT-29: two colours', ['FLT-18', 'FLT-29']],
  ['PRD-03 to PRD-05: full screen', ['PRD-03', 'PRD-05']],
  ['a model B-32 is none, nor is UTF-8', []],
])('%s', (text, ids) => {
  expect([...namedRequirements(text)]).toEqual(ids)
})
