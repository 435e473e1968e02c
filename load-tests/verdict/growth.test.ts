import { expect, test } from 'vitest'
import { knowsGrowth, memoryGrowth } from './growth.ts'

const LIMITS = { share: 0.15, mb: 25 }
const samples = (mbAt: (part: number) => number, count = 400) => Array.from({ length: count }, (_, at) => ({ edge: mbAt(at / count) }))

test.each([
  ['a process that fills its caches and stays so', samples((part) => 100 + 100 * Math.min(1, part * 8)), []],
  ['one that saws between collections', samples((part) => 200 + 60 * ((part * 50) % 1)), []],
  ['one that grows all the time', samples((part) => 100 + 100 * part), ['growth-edge']],
  ['a small one that grows by little', samples((part) => 40 + 20 * part), []],
  ['one that starts to grow at the end', samples((part) => (part < 0.7 ? 200 : 300)), ['growth-edge']],
  ['a run too short to say', samples((part) => 100 + 100 * part, 100), []],
  ['memory that is not known', samples(() => Number.NaN), []],
])('%s', (_what, taken, ids) => expect(memoryGrowth(taken, LIMITS).map(({ id }) => id)).toEqual(ids))

test.each([
  ['enough samples', samples(() => 100), true],
  ['a run too short to say', samples(() => 100, 100), false],
  ['memory that is not known', samples(() => Number.NaN), false],
  ['no sample', [], false],
])('whether anything is known: %s', (_what, taken, isKnown) => expect(knowsGrowth(taken)).toBe(isKnown))
