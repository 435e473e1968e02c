import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { GATES, MATRIX_PARTS, partOfGate } from './matrix-args.ts'
import { CORE, filesLeftOut, MOST_TURNS, repeatsLeftOut, SHARES, variant, variantsLeftOut } from './turns.ts'

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

test('EXT-95: every gate runs the core, three in succession every file once, and all gates each file with each part of what it proves several times', () => {
  const files = globSync('e2e/journeys/*.spec.ts').map((file) => basename(file))
  expect(CORE.filter((file) => !files.includes(file))).toEqual([])
  const runs = numbers(GATES).map((gate) => {
    const patterns = filesLeftOut(gate, files).map((pattern) => new RegExp(pattern))
    return files.filter((file) => patterns.every((pattern) => !pattern.test(`desktop ${file} a journey`)))
  })
  for (const file of files) {
    const gates = numbers(GATES).filter((gate) => runs[gate]?.includes(file))
    expect(gates.slice(1).map((gate, at) => gate - (gates[at] ?? 0))).toEqual(gates.slice(1).map(() => (CORE.includes(file) ? 1 : SHARES)))
    expect(new Set(gates.map(partOfGate)).size, file).toBe(MATRIX_PARTS)
  }
})
