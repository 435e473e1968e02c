import { expect, test } from 'vitest'
import { randomHex } from './random-hex.ts'

test('no bytes are given out twice, however many are generated at once', () => {
  const ids = Array.from({ length: 1000 }, () => randomHex(16))
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((digits) => /^[0-9a-f]{32}$/.test(digits))).toBe(true)
  expect(randomHex(5000)).toHaveLength(10_000)
})
