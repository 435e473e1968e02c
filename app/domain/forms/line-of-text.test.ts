import { expect, test } from 'vitest'
import { isNotBlank, trimmedLine } from './line-of-text.ts'

test.each([
  ['blanks around it go', '  ul. Długa 5 \t', 'ul. Długa 5', true],
  ['letters are composed', 'Lo\u0301dz\u0301', 'Łódź'.replace('Ł', 'L'), true],
  ['blanks alone are nothing', ' \n ', '', false],
])('of a line of text %s', (_sentence, text, line, isFilled) => {
  expect(trimmedLine(text)).toBe(line)
  expect(isNotBlank(trimmedLine(text))).toBe(isFilled)
})
