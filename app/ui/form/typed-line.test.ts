import { expect, test } from 'vitest'
import { typedLine } from './typed-line.ts'

test.each([
  ['\u00A0501\u202F234\u00A0567 ', '501 234 567'],
  ['５０１－２３４', '501-234'],
  ['RABAT\u200B50\uFEFF', 'RABAT50'],
  ['ＲＡＢＡＴ５０', 'RABAT50'],
  ['a@\u200Bb.pl\u202C', 'a@b.pl'],
  ['Zażółć, 👩‍👧', 'Zażółć, 👩‍👧'],
])('%j is read as %j', (typed, meant) => expect(typedLine(typed)).toBe(meant))
