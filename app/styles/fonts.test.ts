import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OUR_LETTERS, RARE_LETTERS } from './fonts/letters.ts'

const [, rule = ''] = /unicode-range:([^;]+)/.exec(readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')) ?? []
const ranges = rule.split(',').map((range) => {
  const [first = '', last = first] = range.trim().replace('U+', '').split('-')
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
})
const isInRange = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(({ first, last }) => first <= code && code <= last)
}

test('GAP-156: a page fetches the file of rare letters for those alone', () => {
  expect(Array.from(OUR_LETTERS).filter(isInRange)).toEqual([])
  expect(Array.from(RARE_LETTERS).filter((letter) => !isInRange(letter))).toEqual([])
})
