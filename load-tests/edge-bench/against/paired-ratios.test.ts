import { expect, test } from 'vitest'
import { orderOf } from '../../statistics/sides.ts'
import { kindResult, type Pair } from './paired-ratios.ts'

const pair = (old: number, next: number, wrong: { old?: string; new?: string } = {}): Pair => ({
  old: { ms: old, wrong: wrong.old ?? null },
  new: { ms: next, wrong: wrong.new ?? null },
})

test('the ratio is that of each pair, not that of the medians', () => {
  const inSlowMoment = pair(100, 20)
  expect(kindResult([pair(10, 9), inSlowMoment, pair(20, 8)])).toEqual({
    pairs: 3,
    old: 20,
    new: 9,
    ratio: { median: 0.4, lowest: 0.2, highest: 0.9 },
    wrong: null,
  })
})

test('a pair with a wrong response of either build counts nowhere, and the first is named', () => {
  const result = kindResult([pair(1, 9, { new: 'a miss' }), pair(10, 5), pair(1, 9, { old: 'a hit' })])
  expect(result).toMatchObject({ pairs: 1, old: 10, new: 5, ratio: { median: 0.5, lowest: 0.5, highest: 0.5 }, wrong: 'a miss' })
})

test('without a valid pair there is no figure', () => {
  const { pairs, old, ratio } = kindResult([pair(1, 2, { old: '503' })])
  expect([pairs, old, ratio.median, ratio.lowest]).toEqual([0, Number.NaN, Number.NaN, Number.NaN])
})

test('each build gets every other request first', () => {
  const first = Array.from({ length: 8 }, (_, at) => orderOf(at)[0])
  expect(first.filter((side) => side === 'old')).toHaveLength(4)
  expect(first.slice(0, 2)).toEqual(['old', 'new'])
})
