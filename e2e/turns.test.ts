import { expect, test } from 'vitest'
import { MATRIX_PARTS } from './matrix-args.ts'
import { MOST_TURNS, repeatsLeftOut, variant, variantsLeftOut } from './turns.ts'

const PARTS = Array.from({ length: MATRIX_PARTS }, (_, part) => part)
const numbers = (length: number) => Array.from({ length }, (_, index) => index)

/** Variants of a journey that a gate runs. */
function run(part: number, variants: number): number[] {
  const leftOut = variantsLeftOut(part).map((pattern) => new RegExp(pattern))
  return numbers(variants).filter((index) => {
    const name = `desktop cart.spec.ts a cart ${String(variant(index, variants).tag ?? '')}`
    return leftOut.every((pattern) => !pattern.test(name))
  })
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 21])(
  'of %i variants each gate runs the first and a share of the others, and six gates run all',
  (variants) => {
    const gates = PARTS.map((part) => run(part, variants))
    expect(gates.every(([first]) => first === 0)).toBe(true)
    expect(new Set(gates.flat())).toEqual(new Set(numbers(variants)))
    const most = 1 + Math.ceil((variants - 1) / Math.min(Math.max(variants - 1, 1), MOST_TURNS))
    expect(Math.max(...gates.map(({ length }) => length))).toBeLessThanOrEqual(most)
  },
)

test('there are as many turns as parts of the matrix', () => expect(MOST_TURNS).toBe(MATRIX_PARTS))

test('each file repeats its journeys on the phone in every second gate; on the desktop, or for the phone’s own sake, they are in each', () => {
  const files = ['cart.spec.ts', 'likes.spec.ts', 'cart-faults.spec.ts']
  const isRun = (part: number, name: string) => repeatsLeftOut(part, files).every((pattern) => !new RegExp(pattern).test(name))
  for (const file of files) {
    expect(PARTS.map((part) => isRun(part, `mobile ${file} a cart @phone-too`)).filter(Boolean)).toHaveLength(MATRIX_PARTS / 2)
    expect(PARTS.every((part) => isRun(part, `desktop ${file} a cart @phone-too`) && isRun(part, `mobile ${file} a cart @phone`))).toBe(
      true,
    )
  }
  const gates = [0, 1].map((part) => files.filter((file) => isRun(part, `mobile ${file} a cart @phone-too`)))
  expect(gates.flat().toSorted()).toEqual(files.toSorted())
})
