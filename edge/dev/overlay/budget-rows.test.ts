import { describe, expect, test } from 'vitest'
import { budgetRows, priorityOfPath, type Measured, verdictOf } from './budget-rows.ts'
import type { OverlayBudgets } from './overlay-state.ts'

const BUDGETS: OverlayBudgets = {
  scripts: { home: 80_000, listing: 80_000, product: 80_000, cart: 110_000, checkout: 110_000 },
  layoutShift: 0,
  interactionMs: 50,
  shellMs: { hit: 50, stale: 50, miss: 600 },
  endMs: 1500,
}
const NOTHING: Measured = {
  kind: null,
  cache: 'not stored',
  shellMs: null,
  endMs: null,
  paintMs: null,
  shift: 0,
  interactionMs: null,
  scriptBytes: null,
}
const rowOf = (measured: Partial<Measured>, label: string) =>
  budgetRows({ ...NOTHING, ...measured }, BUDGETS).find((row) => row.label === label)

describe('a measurement beside its budget', () => {
  test.each([
    ['First byte', { cache: 'hit', shellMs: 50 }, '50 ms', '50 ms', false],
    ['First byte', { cache: 'hit', shellMs: 51 }, '51 ms', '50 ms', true],
    ['First byte', { cache: 'miss', shellMs: 51 }, '51 ms', '600 ms', false],
    ['First byte', { cache: 'not stored', shellMs: 5000 }, '5000 ms', null, false],
    ['Last byte', { cache: 'miss', endMs: 1501 }, '1501 ms', '1500 ms', true],
    ['Last byte', { cache: 'hit', endMs: 1501 }, '1501 ms', null, false],
    ['Largest paint', { paintMs: 812.4 }, '812 ms', null, false],
    ['Layout shift', { shift: 0.00123 }, '0.0012', '0', true],
    ['Layout shift', {}, '0', '0', false],
    ['Slowest press', { interactionMs: 56 }, '56 ms', '50 ms', true],
    ['Slowest press', {}, '–', '50 ms', false],
    ['Scripts', { kind: 'product', scriptBytes: 80_001 }, '80.0 kB', '80.0 kB', true],
    ['Scripts', { kind: 'cart', scriptBytes: 80_001 }, '80.0 kB', '110.0 kB', false],
    ['Scripts', { scriptBytes: 80_001 }, '80.0 kB', null, false],
  ] as const)('%s of %j', (label, measured, value, budget, isOver) => {
    expect(rowOf(measured, label)).toEqual({ label, value, budget, isOver })
  })

  test('all of them in a few words', () => {
    expect(verdictOf(budgetRows(NOTHING, BUDGETS))).toBe('within budget')
    expect(verdictOf(budgetRows({ ...NOTHING, shift: 1, interactionMs: 60 }, BUDGETS))).toBe('2 over budget')
  })
})

test.each([
  ['/produkty', 'listing'],
  ['/en/products', 'listing'],
  ['/fotel-366-77', 'product'],
  ['/en/armchair-5', 'product'],
  ['/de/stuhl-5', null],
  ['/cp/pl', 'home'],
  ['/cart', 'cart'],
  ['/ulubione', null],
] as const)('%s is %j', (path, kind) => {
  const examples = { home: ['/cp/pl'], listing: ['/produkty', '/en/products'], product: ['/x-1', '/en/x-1'], cart: ['/cart'], checkout: [] }
  expect(priorityOfPath(path, examples)).toBe(kind)
})
