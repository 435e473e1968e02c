import { expect, test } from 'vitest'
import { BENCH_EDGE_HELP, benchEdgePlan } from './bench-edge-options.ts'

test('without options the built worker is measured beside a bare one', () => {
  expect(benchEdgePlan({})).toEqual({ kind: 'bare', rounds: 10, port: 8861 })
  expect(benchEdgePlan({ rounds: '3', port: '9000' })).toEqual({ kind: 'bare', rounds: 3, port: 9000 })
})

test('with a commit all kinds of pages are measured against it, in eight pairs', () => {
  const plan = benchEdgePlan({ against: 'HEAD~1' })
  expect(plan).toMatchObject({ kind: 'against', ref: 'HEAD~1', pairs: 8, port: 8861 })
  expect(plan.kind === 'against' && plan.kinds.filter((kind) => !BENCH_EDGE_HELP.includes(`    ${kind} `))).toEqual([])
})

test('kinds are measured in the order of the table, each once', () => {
  expect(benchEdgePlan({ against: 'main', only: 'home, renewal,home', pairs: '12' })).toMatchObject({
    kinds: ['renewal', 'home'],
    pairs: 12,
  })
})

test.each([
  [{ against: 'main', only: 'checkout' }, 'There is no kind of page "checkout". Kinds: renewal,'],
  [{ against: 'main', pairs: 'many' }, '--pairs is a number, not "many".'],
  [{ against: 'main', pairs: '0' }, '--pairs is a whole number from 1 on.'],
  [{ against: 'main', pairs: '1.5' }, '--pairs is a whole number from 1 on.'],
  [{ against: 'main', rounds: '5' }, '--rounds is not for --against'],
  [{ pairs: '5' }, '--pairs and --only need --against'],
  [{ only: 'home' }, '--pairs and --only need --against'],
  [{ rounds: '-1' }, '--rounds is a whole number from 1 on.'],
])('%o is refused with a sentence', (values, sentence) => {
  expect(() => benchEdgePlan(values)).toThrow(sentence)
})
