import { expect, test } from 'vitest'
import { ORACLES } from '../oracles/oracles.ts'
import { ALL_MUTANTS } from './all-mutants.ts'
import { GENERATED_MUTANTS } from './generated-mutants.ts'
import { HEALTHY_SHOPS } from './healthy-shops.ts'
import { handful, isAsDue, mutantTable, partOf } from './mutant-table.ts'
import type { MutantRun } from './run-mutant.ts'

const RUN: MutantRun = {
  what: 'a shop',
  kind: 'wrong',
  target: 'mock',
  journey: 'cart',
  due: 'cart-sum',
  verdict: 'failed',
  reasons: ['cart-sum', 'completed-cart'],
  seconds: 2,
}

test.each([
  ['a broken shop failed for its own reason', {}, true],
  ['it failed for another', { reasons: ['exception'] }, false],
  ['it passed', { verdict: 'passed', reasons: [] }, false],
  ['it was invalid', { verdict: 'invalid' }, false],
  ['a healthy shop passed', { due: null, verdict: 'passed', reasons: [] }, true],
  ['a healthy shop failed', { due: null }, false],
] as const)('%s: %o is %s', (_what, changed, expected) => expect(isAsDue({ ...RUN, ...changed })).toBe(expected))

test('the table ends with how many ended as they must', () => {
  const runs = [RUN, { ...RUN, verdict: 'passed' as const, reasons: [] }, { ...RUN, due: null, verdict: 'passed' as const }]
  expect(mutantTable(runs)).toMatch(/1 of 2 broken shops failed for their own reason, 1 passed; 1 of 1 healthy ones passed\.$/)
})

test('handfuls take turns until all rows were run', () => {
  const rows = Array.from({ length: 10 }, (_, at) => at)
  const taken = Array.from({ length: 10 }, (_, turn) => handful(rows, turn, 3)).flat()
  expect(new Set(taken).size).toBe(10)
  expect(handful(rows, 7, 3)).toHaveLength(3)
})

test('parts of a table have each row once', () => {
  const rows = Array.from({ length: 10 }, (_, at) => at)
  expect(['1/3', '2/3', '3/3'].flatMap((part) => partOf(rows, part)).toSorted()).toEqual(rows.toSorted())
  expect(() => partOf(rows, '4/3')).toThrow('--part')
})

test('no two shops are alike, and at least 12 are healthy', () => {
  expect(HEALTHY_SHOPS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(ALL_MUTANTS.map(({ what }) => what)).size).toBe(ALL_MUTANTS.length)
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
  expect(ALL_MUTANTS.filter(({ reason }) => !Object.hasOwn(ORACLES, reason) && !rules.test(reason))).toEqual([])
})
