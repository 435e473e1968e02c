import { expect, test } from 'vitest'
import { ORACLES } from '../oracles/oracles.ts'
import { FOUND_SHOPS } from './found-shops.ts'
import { GENERATED_MUTANTS } from './generated-mutants.ts'
import { HEALTHY_SHOPS } from './healthy-shops.ts'
import { handful, isAsDue, partOf, type ShopRun } from './mutant-table.ts'
import { MUTANTS } from './mutants.ts'

const BROKEN = [...FOUND_SHOPS, ...MUTANTS, ...GENERATED_MUTANTS]

const REASONS = ['cart-sum', 'completed-cart'].map((id) => ({ id, text: '' }))
const RUN: ShopRun = {
  what: 'a shop',
  kind: 'wrong',
  target: 'mock',
  journey: 'cart',
  reason: 'cart-sum',
  verdict: 'failed',
  reasons: REASONS,
}

test.each([
  ['a broken shop failed for its own reason', {}, true],
  ['it failed for another', { reasons: [{ id: 'exception', text: '' }] }, false],
  ['it passed', { verdict: 'passed', reasons: [] }, false],
  ['it was invalid', { verdict: 'invalid' }, false],
  ['a healthy shop passed', { reason: null, verdict: 'passed', reasons: [] }, true],
  ['a healthy shop failed', { reason: null }, false],
] as const)('%s: %o is %s', (_what, changed, expected) => expect(isAsDue({ ...RUN, ...changed })).toBe(expected))

test('handfuls take turns until all rows were run, and parts of a table have each row once', () => {
  const rows = Array.from({ length: 10 }, (_, at) => at)
  expect(new Set(rows.flatMap((turn) => handful(rows, turn, 3))).size).toBe(10)
  expect(handful(rows, 7, 3)).toHaveLength(3)
  expect(['1/3', '2/3', '3/3'].flatMap((part) => partOf(rows, part)).toSorted()).toEqual(rows)
  expect(() => partOf(rows, '4/3')).toThrow('--part')
})

test('no two shops are alike, and at least 12 are healthy', () => {
  expect(HEALTHY_SHOPS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(BROKEN.map(({ what }) => what)).size).toBe(BROKEN.length)
})

test('every kind of change of every promise makes a shop, in all answers and in 1 of 20, at once and from the middle', () => {
  const [all, some] = [
    GENERATED_MUTANTS.filter(({ what }) => !what.includes(', ')),
    GENERATED_MUTANTS.filter(({ what }) => what.includes(', ')),
  ]
  expect(some).toHaveLength(3 * all.length)
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['drop', 'swap', 'zero', 'wrong type', 'wrong market']))
})

test('the reason that is due is an oracle or a rule', () => {
  const rules = /^(hangs-.+|page-age|completed-\w+|ratio-\w+)$/
  expect(BROKEN.filter(({ reason }) => reason === null || (!Object.hasOwn(ORACLES, reason) && !rules.test(reason)))).toEqual([])
})
