import { expect, test } from 'vitest'
import { typoDistance } from './typo-distance.ts'

test.each([
  ['krzeslo', 'krzeslo', 2, 0],
  ['krzselo', 'krzeslo', 1, 1],
  ['lmapa', 'lampa', 1, 1],
  ['lapa', 'lampa', 1, 1],
  ['lammpa', 'lampa', 1, 1],
  ['lanpa', 'lampa', 1, 1],
  ['komdoa', 'krzeslo', 2, 3],
  ['skandynwaksi', 'skandynawski', 2, 2],
  ['ab', 'abcd', 1, 2],
] as const)('from %s to %s, at most %i: %i', (a, b, limit, distance) => {
  expect(typoDistance(a, b, limit)).toBe(distance)
})
