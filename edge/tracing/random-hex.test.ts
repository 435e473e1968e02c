import { expect, test } from 'vitest'
import { randomHex } from './random-hex.ts'

test('no bytes are given out twice, whatever is drawn at once', () => {
  const drawn = Array.from({ length: 1000 }, () => randomHex(16))
  expect(new Set(drawn).size).toBe(1000)
  expect(drawn.every((digits) => /^[0-9a-f]{32}$/.test(digits))).toBe(true)
  expect(randomHex(5000)).toHaveLength(10_000)
})
