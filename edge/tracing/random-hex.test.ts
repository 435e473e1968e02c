import { expect, test } from 'vitest'
import { randomBytes, randomHex } from './random-hex.ts'

test('each byte is two lower-case digits', () => expect(randomHex(4, () => Uint8Array.of(0, 10, 171, 255))).toBe('000aabff'))

test('no bytes are given out twice, whatever is drawn at once', () => {
  const drawn = Array.from({ length: 1000 }, () => randomHex(16, randomBytes))
  expect(new Set(drawn).size).toBe(1000)
  expect(drawn.every((digits) => /^[0-9a-f]{32}$/.test(digits))).toBe(true)
  expect(randomBytes(5000)).toHaveLength(5000)
})
