import { expect, test } from 'vitest'
import { namedRequirements } from './named-requirements.ts'

test.each([
  ['PRD-56: exactly one left is the last item', ['PRD-56']],
  ['FLT-18, FLT-29: two colours', ['FLT-18', 'FLT-29']],
  ['PRD-03 to PRD-05: full screen', ['PRD-03', 'PRD-04', 'PRD-05']],
  ['RTE-12 ... 14, GAP-57: pages', ['RTE-12', 'RTE-13', 'RTE-14', 'GAP-57']],
  ['API-09 … API-10', ['API-09', 'API-10']],
  ['a model B-32 is none, nor is UTF-8', []],
])('%s', (text, ids) => {
  expect([...namedRequirements(text)]).toEqual(ids)
})
