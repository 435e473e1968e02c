import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMask } from './apply-mask.ts'

/** Mask of two digits, a hyphen, three digits. */
function mask(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 5)
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}

const at = (typed: string) => ({ text: typed.replace('|', ''), caret: typed.indexOf('|') })

test.each([
  ['typing goes on at the end', '009|', '00-9|'],
  ['a digit put in the middle', '01|0-950', '01|-095'],
  ['a digit put after the hyphen', '00-1|950', '00-1|95'],
  ['a deleted hyphen comes back, and the cursor is before it', '00|950', '00|-950'],
  ['letters are dropped', '0x|0', '0|0'],
  ['a pasted code', '00950|', '00-950|'],
])('DLV-11: %s', (_sentence, typed, masked) => {
  expect(applyMask(at(typed), mask)).toEqual(at(masked))
})

test('a mask changes nothing a second time, and the cursor stays in the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (text, caret) => {
      const once = applyMask({ text, caret: Math.min(caret, text.length) }, mask)
      expect(applyMask({ text: once.text, caret: once.text.length }, mask).text).toBe(once.text)
      expect(once.caret).toBeLessThanOrEqual(once.text.length)
    }),
  )
})
