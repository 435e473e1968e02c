import { expect, test } from 'vitest'
import { byLikeness, type Likeness } from './likeness.ts'

const NEITHER: Likeness = { sharesStyle: false, sharesColor: false, price: 1000 }
const COLOR = { ...NEITHER, sharesColor: true }
const STYLE = { ...NEITHER, sharesStyle: true }
const BOTH = { ...STYLE, sharesColor: true }
const at = (likeness: Likeness, price: number) => ({ ...likeness, price })

test.each<[string, Likeness[]]>([
  ['the style counts more than the colour', [BOTH, STYLE, COLOR, NEITHER]],
  ['a style or a colour counts more than any price', [at(BOTH, 90_000), at(STYLE, 10), at(COLOR, 90_000), NEITHER]],
  ['else the nearest price', [at(STYLE, 1000), at(STYLE, 1300), at(STYLE, 600), at(STYLE, 3000)]],
  ['twice as much is nearer than a third', [at(NEITHER, 2000), at(NEITHER, 333)]],
])('EXT-25: %s', (_rule, ordered) => {
  expect(ordered.toReversed().toSorted(byLikeness(1000))).toEqual(ordered)
})

test('EXT-25: half and twice the price are equally near, and a price of 0 is only far', () => {
  expect(byLikeness(1000)(at(NEITHER, 500), at(NEITHER, 2000))).toBeCloseTo(0)
  expect(byLikeness(0)(at(NEITHER, 0), at(NEITHER, 10))).toBeLessThan(0)
})
