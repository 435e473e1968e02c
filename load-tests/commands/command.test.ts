import { expect, test } from 'vitest'
import { readNumber } from './command.ts'

test.each([
  ['5', 5],
  ['0.5', 0.5],
  ['0', 0],
  [undefined, null],
])('the option %j is the number %j', (text, number) => {
  expect(readNumber('seconds', text)).toBe(number)
})

test.each(['', ' ', 'five', '5s', 'NaN', 'Infinity'])('"%s" is refused', (text) => {
  expect(() => readNumber('seconds', text)).toThrow(`--seconds is a number, not "${text}".`)
})
